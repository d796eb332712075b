// npm run start:apart: installs, builds and runs all of Bellbird as processes of their own on Kafka, Redis and Postgres.
import './apart/left-alone.mjs';
import './install-and-build.mjs';

await import('./apart/run.mjs');
