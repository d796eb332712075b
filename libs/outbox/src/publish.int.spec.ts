import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { context, trace } from '@opentelemetry/api';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { sqlState } from '@bellbird/database';
import { campaignPaused, campaignResumed, recipientsPage } from '@bellbird/events';
import { outgoing, publish, publishMany } from './publish.js';
import { addressOf, registerRelay } from './relay/relay-registry.js';
import { shardOf } from './relay/shard.js';
import { tenantA, tenantB, testService, thing, type TestService } from './testing/test-service.js';

const pausedPayload = (n = 1, tenantId = tenantA) => ({ campaignId: thing(n), tenantId, campaignVersion: 3 });

describe('publish', () => {
  let service: TestService;
  beforeAll(async () => {
    new NodeTracerProvider().register();
    service = await testService();
  });
  afterAll(() => service.close());
  beforeEach(() => service.admin.query('truncate outbox'));
  const rows = async () => (await service.admin.query('select * from outbox order by position')).rows;

  it('writes the event with its key, shard, tenant and version', async () => {
    const id = await service.db.tenant(tenantA, (tx) =>
      publish(tx, campaignPaused, pausedPayload(), { aggregateVersion: 3n }),
    );
    expect(await rows()).toEqual([
      expect.objectContaining({
        event_id: id,
        topic: 'campaign.control',
        partition_key: thing(1),
        shard: shardOf(thing(1)),
        agg_version: 3n,
        tenant_id: tenantA,
        event_type: 'campaign.paused',
        schema_version: 1,
        trace: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/),
        payload: pausedPayload(),
      }),
    ]);
  });

  it('says nothing when the change is rolled back', async () => {
    const failing = service.db.tenant(tenantA, async (tx) => {
      await publish(tx, campaignPaused, pausedPayload(), { aggregateVersion: 3n });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  it('refuses a payload that does not fit, by the name of the member', async () => {
    const wrong = { ...pausedPayload(), campaignVersion: -1 };
    await expect(
      service.db.tenant(tenantA, (tx) => publish(tx, campaignPaused, wrong, { aggregateVersion: 3n })),
    ).rejects.toThrow('campaignVersion');
  });

  it('refuses an event about another tenant: the database does', async () => {
    const foreign = service.db.tenant(tenantA, (tx) =>
      publish(tx, campaignPaused, pausedPayload(1, tenantB), { aggregateVersion: 3n }),
    );
    await expect(foreign.catch(sqlState)).resolves.toBe('42501');
    expect(await rows()).toEqual([]);
  });

  it('lets the app role write, never read or delete; lets the system role publish for any tenant', async () => {
    await service.db.system((tx) => publish(tx, campaignPaused, pausedPayload(1, tenantB), { aggregateVersion: 3n }));
    expect(await rows()).toHaveLength(1);
    for (const sql of [
      'select 1 from outbox',
      'delete from outbox',
      'update outbox set topic = topic',
      'select raw from parked_event',
      'delete from inbox',
      'select inbox_keep(1)',
    ]) {
      await expect(service.db.tenant(tenantB, (tx) => tx.query(sql)).catch(sqlState)).resolves.toBe('42501');
    }
  });

  it('writes many in one statement, in the order of the list', async () => {
    const events = Array.from({ length: 300 }, (_, n) =>
      outgoing(campaignPaused, pausedPayload(n), { aggregateVersion: BigInt(n) }),
    );
    const other = outgoing(campaignResumed, { ...pausedPayload(1), notLaterThan: null }, { aggregateVersion: 301n });
    await service.db.tenant(tenantA, (tx) => publishMany(tx, [...events, other]));
    const written = await rows();
    expect(written.map((row) => row.event_id)).toEqual([...events, other].map((event) => event.id));
    expect(written.at(-1)).toMatchObject({ event_type: 'campaign.resumed', payload: { notLaterThan: null } });
    await expect(service.db.tenant(tenantA, (tx) => publishMany(tx, []))).resolves.toBeUndefined();
  });

  it('takes a page of 256 kB, refuses one of more than 512 kB', async () => {
    const page = (people: number) => ({
      campaignId: thing(1),
      tenantId: tenantA,
      page: 1,
      zone: null,
      people: Array.from({ length: people }, (_, n) => ({
        ordinal: n + 1,
        contactId: thing(n),
        address: '+61412345678',
        country: 'AU',
        text: 'Hi "Zoë", '.repeat(15),
        units: 1,
        name: "Zoë O'Hara",
        variant: null,
      })),
    });
    await service.db.tenant(tenantA, (tx) => publish(tx, recipientsPage, page(1_000), { aggregateVersion: 1n }));
    expect((await rows())[0]!.payload).toEqual(page(1_000));
    await expect(
      service.db
        .tenant(tenantA, (tx) => publish(tx, recipientsPage, page(4_000), { aggregateVersion: 1n }))
        .catch(sqlState),
    ).resolves.toBe('23514');
  });

  it('carries the trace of the work that published', async () => {
    const span = trace.getTracer('test').startSpan('request');
    await context.with(trace.setSpan(context.active(), span), () =>
      service.db.tenant(tenantA, (tx) => publish(tx, campaignPaused, pausedPayload(), { aggregateVersion: 3n })),
    );
    const { traceId, spanId } = span.spanContext();
    const kept = (await rows())[0]!.trace;
    expect(kept).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    // The publishing has a span of its own, so that its readers' spans begin below it.
    expect(kept).not.toContain(spanId);
  });

  it('pokes the relay of its own database, after the commit and only then', async () => {
    let pokes = 0;
    const unregister = registerRelay(addressOf(service.admin), () => pokes++);
    const elsewhere = registerRelay('127.0.0.1:1/other', () => (pokes += 100));
    await service.db.tenant(tenantA, async (tx) => {
      await publish(tx, campaignPaused, pausedPayload(), { aggregateVersion: 3n });
      expect(pokes).toBe(0);
    });
    expect(pokes).toBe(1);
    unregister();
    elsewhere();
  });
});
