"""The table server: friends and bots at one table over the web. It loses nothing and leaks nothing."""
