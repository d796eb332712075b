import { namedId, newId } from '@bellbird/database';
import { textEnded, textRequested, type Payload } from '@bellbird/events';
import { eventually, seeded } from '@bellbird/testing';
import { FourServices, type Business } from './support/four-services.js';

type Ended = Payload<typeof textEnded>;

/**
 * Single texts through all services that they pass, on a bus that shuffles and repeats: who asks is told each fate, the
 * carrier is called once a text, and the money adds up.
 */
describe('single texts from the wish to the phone', () => {
  let world: FourServices;
  const ended: Ended[] = [];

  beforeAll(async () => {
    await seeded(async (seed) => {
      world = await new FourServices().start(seed);
    });
    await world.platform.bus.subscribe('asker', ['texts.outcome'], async (slice) => {
      for (const { type, value } of slice) if (type === textEnded.type) ended.push(JSON.parse(value) as Ended);
    });
  }, 90_000);
  afterAll(() => world?.stop(), 60_000);

  const wish = ({ tenantId }: Business, nth: number): Payload<typeof textRequested> => ({
    textId: namedId('turn-text', `${tenantId} ${nth}`),
    tenantId,
    purpose: 'turn',
    messageType: 'transactional',
    phone: `+6141300${String(nth).padStart(4, '0')}`,
    country: 'AU',
    contactId: null,
    callerId: null,
    text: `Corner Café: it is your turn, number ${nth}. ${tenantId}`,
    notBefore: null,
    notAfter: new Date(world.platform.clock.now().getTime() + 10 * 60_000).toISOString(),
  });
  const ask = (wishes: Payload<typeof textRequested>[]): Promise<void> =>
    world.platform.bus.publish(
      wishes.map((payload) => ({
        topic: textRequested.topic,
        key: payload.textId,
        eventId: newId(),
        type: textRequested.type,
        schemaVersion: textRequested.version,
        tenantId: payload.tenantId,
        aggregateVersion: 1n,
        occurredAt: new Date(),
        trace: null,
        value: JSON.stringify(payload),
      })),
    );
  const rowsOf = ({ tenantId }: Business) =>
    world.services.get('campaigns')!.sql<{
      state: string;
      n: number;
      cost: bigint;
    }>(`select state, count(*)::int as n, sum(cost)::bigint as cost from single_text where tenant_id = $1 group by state`, [tenantId]);
  const heldBy = async ({ tenantId }: Business) =>
    (
      await world.services
        .get('tenants')!
        .sql(
          `select count(*)::int as holds, (count(*) filter (where state not in ('closed', 'void', 'declined')))::int as open, sum(captured)::bigint as captured from hold where tenant_id = $1`,
          [tenantId],
        )
    )[0];

  it('each is sent once, however often it is asked for, and told to its end', async () => {
    const business = await world.business({ people: 0, funded: true });
    const wishes = Array.from({ length: 20 }, (_, n) => wish(business, n));
    await ask([...wishes, ...wishes, ...wishes.toReversed()]);
    await eventually(
      async () => expect(await rowsOf(business)).toEqual([{ state: 'accepted', n: 20, cost: 1_600_000n }]),
      {
        timeoutMs: 30_000,
      },
    );
    await world.receipts();
    await eventually(
      async () => expect(await rowsOf(business)).toEqual([{ state: 'delivered', n: 20, cost: 1_600_000n }]),
      {
        timeoutMs: 30_000,
      },
    );
    await world.rest();
    await eventually(async () => expect(await heldBy(business)).toEqual({ holds: 20, open: 0, captured: 1_600_000n }), {
      timeoutMs: 30_000,
    });
    const sent = (await world.accepted()).filter(({ body }) => body.endsWith(business.tenantId));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
    expect(sent).toHaveLength(20);
    for (const { textId } of wishes) {
      const steps = ended.filter((each) => each.textId === textId).map(({ state }) => state);
      expect(new Set(steps)).toEqual(new Set(['accepted', 'delivered']));
    }
  }, 120_000);

  it('of an empty balance is refused, free, and leaves no hold open', async () => {
    const business = await world.business({ people: 0, funded: false });
    await ask([wish(business, 1), wish(business, 2)]);
    await eventually(async () => expect(await rowsOf(business)).toEqual([{ state: 'refused', n: 2, cost: 0n }]), {
      timeoutMs: 30_000,
    });
    await world.rest();
    expect(await heldBy(business)).toMatchObject({ open: 0, captured: 0n });
    expect((await world.accepted()).filter(({ body }) => body.endsWith(business.tenantId))).toEqual([]);
  }, 60_000);
});
