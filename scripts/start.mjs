// npm start: installs, builds and runs all of Bellbird in this one process.
import './install-and-build.mjs';

await import('../apps/local/dist/main.js');
