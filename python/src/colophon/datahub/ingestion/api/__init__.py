"""What passes between a source and a sink."""
