"""What the log keeps."""
