"""From sentence to engine: reads an AST once and makes of it the modifiers, triggers and programs of the book."""
