"""Cards as they are printed: set files, their language and what is made of it."""
