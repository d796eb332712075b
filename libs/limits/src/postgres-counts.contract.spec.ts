import { countsContract } from '../test/counts.contract.js';
import { limitsDatabase } from '../test/limits-database.js';
import { PostgresCounts } from './postgres-counts.js';

let database: Awaited<ReturnType<typeof limitsDatabase>>;

beforeAll(async () => void (database = await limitsDatabase()), 60_000);
afterAll(() => database.close());

countsContract('Postgres', () => ({ here: new PostgresCounts(database.db), there: new PostgresCounts(database.db) }));
