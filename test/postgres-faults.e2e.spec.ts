import { postgresFaults } from './support/postgres-faults.js';

describe('what Postgres and the way to it may do', () =>
  postgresFaults({ cuts: 10, swallowedMs: 3_000, stops: 1, downMs: 500, terminations: 20, isTimed: false }));
