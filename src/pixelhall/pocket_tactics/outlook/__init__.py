"""What an action is likely to bring: for machines that weigh it and for people who are shown it."""
