"""The verbs of Card English, each family in a file: from a step's node to its ops."""
