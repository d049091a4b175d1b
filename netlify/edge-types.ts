// Replaces the types that the bundler would download; the real ones come from @netlify/edge-functions.
export {};
