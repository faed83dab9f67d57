"""What is timed, against whom."""
