import { failureCountsContract } from '../../test/failure-counts-contract.js';
import { limitsDatabase } from '../../test/limits-database.js';
import { PostgresFailureCounts } from './postgres-failure-counts.js';

let database: Awaited<ReturnType<typeof limitsDatabase>>;

beforeAll(async () => void (database = await limitsDatabase()), 60_000);
afterAll(() => database.close());

failureCountsContract('Postgres', () => ({ here: new PostgresFailureCounts(database.db), there: new PostgresFailureCounts(database.db) }));
