import { postgresFaults } from './support/postgres-faults.js';

/** Checks 36, 37, 38 and 45, whole. */
describe('what Postgres and the way to it may do', () =>
  postgresFaults({ cuts: 200, swallowedMs: 30_000, stops: 5, downMs: 2_000, terminations: 200, isTimed: true }));
