// npm run migrate [-- <service> …]: installs, builds and brings the databases in DATABASE_URL up to date, without starting anything.
import './install-and-build.mjs';

await import('../apps/local/dist/migrate.main.js');
