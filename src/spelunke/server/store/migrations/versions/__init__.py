"""One file per migration; never changed once released."""
