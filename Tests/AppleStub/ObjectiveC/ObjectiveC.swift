// Empty, since no source needs more of it than that it can be imported.
