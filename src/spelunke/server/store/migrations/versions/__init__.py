"""One file a step; never changed once it was released."""
