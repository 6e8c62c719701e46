"""Why an action is not allowed: the rule and a sentence."""
