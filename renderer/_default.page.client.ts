// Loaded as a plain script on every page: HTML-only pages have no client code of their own.
export {};
