"""HTTP: routes, request and response types, OpenAPI, and the page's static files."""
