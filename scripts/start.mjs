// npm start: installs, builds and runs all of Bellbird in this one process.
import './install-and-build.mjs';

// GraphQL checks each value twice where it is not told that it is in production.
process.env.NODE_ENV ??= 'production';
await import('../apps/local/dist/main.js');
