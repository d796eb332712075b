import { newId, sqlState } from '@bellbird/database';
import { ledgerDatabase, type LedgerDatabase, payIn } from '../../test/ledger-database.js';
import { capture, reserve } from './ledger.js';

const clients = 16;
const seconds = Number(process.env['HOT_ACCOUNT_SECONDS'] ?? 60);
const at = new Date('2026-11-20T01:00:00.000Z');

// Check 17.
describe('one hot account', () => {
  let ledger: LedgerDatabase;
  beforeAll(async () => {
    ledger = await ledgerDatabase(clients);
  });
  afterAll(async () => ledger.drop());

  it(`takes at least 500 captures a second from ${clients} clients, 99 of 100 within 150 ms, without a dead-lock or a retry`, async () => {
    const tenantId = newId();
    await payIn(ledger.db, tenantId, 1_000_000_000_000n);
    const holds = Array.from({ length: 4 }, () => newId());
    for (const holdId of holds) {
      await ledger.db.tenant(tenantId, (tx) => reserve(tx, { holdId, subjectId: holdId, subject: 'campaign', amount: 200_000_000_000n, currency: 'AUD', priceVersion: 1 }, at));
    }
    const latencies: number[] = [];
    const failures = new Map<string, number>();
    const until = performance.now() + seconds * 1_000;
    await Promise.all(Array.from({ length: clients }, async (_, client) => {
      const holdId = holds[client % holds.length] ?? '';
      while (performance.now() < until) {
        const started = performance.now();
        try {
          await ledger.db.tenant(tenantId, (tx) => capture(tx, holdId, { settleId: newId(), charge: 80_000n, late: false }, at));
          latencies.push(performance.now() - started);
        } catch (error) {
          const state = sqlState(error) ?? 'unknown';
          failures.set(state, (failures.get(state) ?? 0) + 1);
        }
      }
    }));
    latencies.sort((a, b) => a - b);
    const quantile = (q: number): number => latencies[Math.floor(latencies.length * q)] ?? Infinity;
    const perSecond = latencies.length / seconds;
    process.stderr.write(`captures on one hot account: ${perSecond.toFixed(0)}/s, p50 ${quantile(0.5).toFixed(1)} ms, p99 ${quantile(0.99).toFixed(1)} ms\n`);
    expect([...failures]).toEqual([]);
    expect(perSecond).toBeGreaterThanOrEqual(500);
    expect(quantile(0.99)).toBeLessThanOrEqual(150);
    expect(await ledger.violations()).toEqual([]);
  }, (seconds + 60) * 1_000);
});
