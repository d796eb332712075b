import { randomBytes } from 'node:crypto';
import kafkajs from 'kafkajs';
import { campaignPaused } from '@bellbird/events';
import { tenantA, thing } from '../test-service.js';
import type { EventWay } from './event-way.js';

const headers = (n: number): Record<string, string> => ({
  event_id: thing(n, 'e'),
  type: campaignPaused.type,
  schema: '1',
  tenant: tenantA,
  agg_version: '1',
  occurred_at: '2026-11-01T00:00:00.000Z',
});

/** What nobody can read or, where it is `kept`, may read one day; each on a key of its own (thing 1001, 1002 …, or a very long one) but the first two, which have none. */
export const poison: readonly {
  key: string | null;
  value: Buffer | string | null;
  headers?: Record<string, string>;
  error: RegExp;
  kept?: true;
}[] = [
  { key: null, value: null, error: /no key/ },
  { key: null, value: '{}', headers: headers(1_000), error: /no key/ },
  { key: thing(1_001), value: '{"campaignId":', headers: headers(1_001), error: /not JSON/ },
  { key: thing(1_002), value: Buffer.from([0xff, 0xfe, 0x00]), headers: headers(1_002), error: /not JSON/ },
  {
    key: thing(1_003),
    value: '{}',
    headers: { ...headers(1_003), type: 'campaign.teleported' },
    error: /Unknown event type/,
    kept: true,
  },
  { key: thing(1_004), value: '{}', headers: { ...headers(1_004), schema: '99' }, error: /newer than 1/, kept: true },
  { key: thing(1_005), value: '{"campaignId":1}', headers: headers(1_005), error: /does not fit its schema/ },
  { key: thing(1_007), value: '{}', headers: { ...headers(1_007), event_id: '-'.repeat(36) }, error: /no event id/ },
  { key: thing(1_008), value: '{}', headers: { ...headers(1_008), event_id: 'a'.repeat(36) }, error: /no event id/ },
  {
    key: thing(1_009),
    value: '{}',
    headers: { ...headers(1_009), occurred_at: '0000-01-01T00:00:00Z' },
    error: /no time/,
  },
  {
    key: thing(1_010),
    value: '{}',
    headers: { ...headers(1_010), occurred_at: '+010000-01-01T00:00:00Z' },
    error: /no time/,
  },
  {
    key: randomBytes(6_000).toString('base64'),
    value: '{}',
    headers: { ...headers(1_011), type: 'campaign.teleported' },
    error: /Unknown event type/,
    kept: true,
  },
  { key: randomBytes(6_000).toString('base64'), value: '{', headers: headers(1_012), error: /not JSON/ },
  {
    key: thing(1_006),
    value: JSON.stringify({ filler: 'x'.repeat(5_000_000) }),
    headers: headers(1_006),
    error: /larger than/,
  },
];

/** Writes these to the topic past all that checks, one after the other, as somebody else's product would. */
export async function writePoison(brokers: string, way: EventWay, which: typeof poison): Promise<void> {
  const producer = new kafkajs.Kafka({ brokers: [brokers], logLevel: kafkajs.logLevel.NOTHING }).producer({
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  for (const { error: _, kept: __, ...message } of which)
    await producer.send({ topic: `${way.prefix}${way.topic}`, messages: [message] });
  await producer.disconnect();
}
