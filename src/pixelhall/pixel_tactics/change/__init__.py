"""The only writers: each makes its change and tells its event."""
