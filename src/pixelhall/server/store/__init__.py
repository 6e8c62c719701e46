"""What is on disk: the schema, the entries of tables, the journal that writes them, the lock of a store."""
