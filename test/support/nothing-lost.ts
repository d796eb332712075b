import { serviceNames } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import type { Campaign, Client } from './client.js';

/** A product whose databases can be looked into. */
interface Looked {
  sql<R extends Record<string, unknown>>(database: string, text: string, values?: unknown[]): Promise<R[]>;
}

interface Sent {
  owner: Client;
  /** Of campaigns whose texts all hold `mark`, each to the same `people`. */
  ids: readonly string[];
  mark: string;
  people: number;
  /** What was paid in, in whole dollars. */
  paid: number;
}

const priceOfOne = 0.08;

/**
 * All campaigns come to their end within `withinMs`: everybody has been texted once and charged once to the micro-dollar,
 * nothing is held any more. Answers how long that took.
 */
export async function nobodyLostNobodyTwice(
  { owner, ids, mark, people, paid }: Sent,
  withinMs = 60_000,
): Promise<number> {
  const began = performance.now();
  for (const id of ids) {
    const campaign = await owner.completed(id, Math.max(1, withinMs - (performance.now() - began)));
    expect(campaign).toMatchObject({
      status: 'completed',
      counts: { recipients: people, pending: 0, unknown: 0, canceled: 0, bounced: 0 },
      cost: { held: '0.000000', charged: (people * priceOfOne).toFixed(6) },
    });
  }
  const tookMs = performance.now() - began;
  const texts = (await textsOf(owner)).filter(({ text }) => text.includes(mark));
  const wanted = people * ids.length;
  expect({ texts: texts.length, distinct: new Set(texts.map(({ to, text }) => `${to} ${text}`)).size }).toEqual({
    texts: wanted,
    distinct: wanted,
  });
  expect(await owner.get('/tenants/balance-information')).toMatchObject({
    balance: (paid - wanted * priceOfOne).toFixed(2),
    frozen: '0.00',
  });
  await eventually(
    async () => {
      for (const id of ids) expect((await owner.get<Campaign>(`/sms-campaigns/${id}`)).counts.delivered).toBe(people);
    },
    { timeoutMs: 60_000, everyMs: 200 },
  );
  return tookMs;
}

/** No saga is stuck, no event waits or was put aside, no hold is open, and the ledger's own checker finds nothing. */
export async function nothingStuck(product: Looked): Promise<void> {
  await eventually(
    async () => {
      expect(
        await product.sql(
          'campaigns',
          `select id, stage from campaign where stage not in ('draft', 'scheduled', 'done')`,
        ),
      ).toEqual([]);
      expect(await product.sql('tenants', `select id, state from hold where state = 'open'`)).toEqual([]);
      for (const service of serviceNames) {
        expect({
          service,
          rows: await product.sql(
            service,
            `select (select count(*)::int from outbox) as unsaid, (select count(*)::int from parked_event where state = 'parked') as parked`,
          ),
        }).toEqual({ service, rows: [{ unsaid: 0, parked: 0 }] });
      }
    },
    { timeoutMs: 30_000, everyMs: 200 },
  );
  expect(await product.sql('tenants', 'select invariant, subject, detail from ledger_violations()')).toEqual([]);
}

/** Every text on the sandbox's phones, whosever they are. */
export async function textsOf(owner: Client): Promise<{ to: string; text: string }[]> {
  const texts: { to: string; text: string }[] = [];
  for (let after = '0'; ;) {
    const page = await owner.sandbox<{ id: string; to: string; text: string }[]>(
      'GET',
      `/messages?limit=1000&after=${after}`,
    );
    if (page.length === 0) return texts;
    texts.push(...page);
    after = page.at(-1)!.id;
  }
}
