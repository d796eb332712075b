import { jest } from '@jest/globals';
import { campaignLaunched } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, type Person } from '../../test/campaigns-under-test.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { RecomputeSchedules } from './recompute-schedules.js';

const test = new CampaignsUnderTest();
let ava: Person;

// Traces go along where somebody could see them; nobody listens there.
beforeAll(() => test.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  test.neighbours.down.clear();
  ava = test.person();
});

const later = (at: string, given: Record<string, unknown> = {}) =>
  ava.create({ deliveryType: 'later', scheduledAt: at, ...given });

describe('a schedule', () => {
  it('goes out at its time and not before, on the terms of that time', async () => {
    const { id } = await later('2026-11-20T13:00');
    ava.business.terms.prices = { AU: '90000' };
    ava.business.terms.businessName = 'Café Nouveau';
    test.platform.clock.set('2026-11-20T01:59:59.999Z');
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'pending', launchedAt: null });
    test.platform.clock.set('2026-11-20T02:00:00Z');
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({
      status: 'running',
      launchedAt: '2026-11-20T02:00:00.000Z',
      waitingFor: 'audience',
    });
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([
      { campaignId: id, prices: { AU: '90000' }, businessName: 'Café Nouveau', launchedAt: '2026-11-20T02:00:00.000Z' },
    ]);
  });

  it('goes out in the trace of the request that scheduled it', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await ava.create(
      { deliveryType: 'later', scheduledAt: '2026-11-20T13:00' },
      { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    );
    test.platform.clock.set('2026-11-20T02:00:00Z');
    await test.launchDue();
    await test.hear(ava.tenantId, campaignLaunched);
    expect(test.tracesOf(ava.tenantId, campaignLaunched)).toEqual([trace]);
  });

  it('goes out by itself: nobody has to look', async () => {
    const { id } = await later('2026-11-20T13:00');
    test.platform.clock.set('2026-11-20T02:00:01Z');
    await eventually(async () => expect(await ava.see(id)).toMatchObject({ status: 'running' }));
  });

  it('that is changed while it is about to go out goes out as it was changed, a turn later', async () => {
    /** Changes a campaign while it is launched. Throws where the service's own beat was there first; then another is tried. */
    const changedMeanwhile = async (): Promise<string> => {
      test.platform.clock.set('2026-11-20T01:00:00Z');
      const { id } = await later('2026-11-20T13:00');
      const addressOf = smsKind.senderAddress;
      const changed = jest.spyOn(smsKind, 'senderAddress').mockImplementationOnce(async (...given) => {
        const address = await addressOf(...given);
        test.platform.clock.set('2026-11-20T01:59:59.999Z');
        await ava.update(id, { name: 'Changed' });
        test.platform.clock.set('2026-11-20T02:00:00Z');
        return address;
      });
      test.platform.clock.set('2026-11-20T02:00:00Z');
      await test.launchDue().finally(() => changed.mockRestore());
      expect(await ava.see(id)).toMatchObject({ status: 'pending', name: 'Changed' });
      return id;
    };
    const id = await eventually(changedMeanwhile);
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'running', name: 'Changed' });
    await test.kindsSaid(ava.tenantId);
    expect(test.heard(ava.tenantId, campaignLaunched).filter(({ campaignId }) => campaignId === id)).toHaveLength(1);
  });

  it('goes out once, however many look at once', async () => {
    const { id } = await later('2026-11-20T13:00');
    test.platform.clock.set('2026-11-20T03:00:00Z');
    await Promise.all(Array.from({ length: 5 }, () => test.launchDue()));
    expect(await ava.see(id)).toMatchObject({ status: 'running', version: 2 });
    await test.kindsSaid(ava.tenantId);
    expect(test.heard(ava.tenantId, campaignLaunched)).toHaveLength(1);
  });

  it('that was missed goes out late, in the order of the times', async () => {
    const second = await later('2026-11-21T11:00');
    const first = await later('2026-11-21T10:00');
    test.platform.clock.set('2026-11-25T01:00:00Z');
    await test.launchDue();
    expect((await test.hear(ava.tenantId, campaignLaunched, 2)).map((each) => each.campaignId)).toEqual([
      first.id,
      second.id,
    ]);
  });

  it('waits while tenants does not answer, and keeps its place', async () => {
    const { id } = await later('2026-11-20T13:00');
    test.platform.clock.set('2026-11-20T02:00:00Z');
    test.neighbours.down.add('tenants');
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'pending' });
    test.neighbours.down.clear();
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'running' });
  });

  it('keeps no other waiting where its own cannot go, not behind a hundred of them either', async () => {
    const stuck = await later('2026-11-20T12:30');
    await copies(stuck.id);
    const fine = await later('2026-11-20T13:00');
    test.platform.clock.set('2026-11-20T02:00:00Z');
    await test.launchDue();
    expect(await ava.see(fine.id)).toMatchObject({ status: 'running' });
  });

  /** 120 of a campaign, whose sender is gone. */
  async function copies(id: string): Promise<void> {
    const columns = await test.service.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'campaign' and is_generated = 'NEVER' and column_name not in ('id', 'caller_id')`,
    );
    const names = columns.map((each) => each.name).join(', ');
    await test.service.sql(
      `insert into campaign (id, caller_id, ${names}) select gen_random_uuid(), gen_random_uuid(), ${names} from campaign, generate_series(1, 120) where id = $1`,
      [id],
    );
  }
});

describe('a local time', () => {
  // Sydney puts its clock forward on 4 October 2026 and back on 4 April 2027.
  it.each([
    ['before the turn', '2026-10-03T10:00', '2026-10-03T00:00:00.000Z'],
    ['after the turn', '2026-10-05T10:00', '2026-10-04T23:00:00.000Z'],
    ['that does not exist', '2026-10-04T02:30', '2026-10-03T16:00:00.000Z'],
    ['that comes twice', '2027-04-04T02:30', '2027-04-03T15:30:00.000Z'],
  ])('%s is the right instant', async (_, scheduledAt, instant) => {
    test.platform.clock.set('2026-09-01T00:00:00Z');
    const { id, scheduledAt: at } = await later(scheduledAt);
    expect(at).toBe(instant);
    test.platform.clock.set(new Date(Date.parse(instant) - 1).toISOString());
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'pending' });
    test.platform.clock.set(instant);
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'running' });
  });

  it('is worked out again when the zone’s rules have changed since', async () => {
    const [moved, fixed, running] = [
      await later('2026-11-21T10:00'),
      await later('2026-11-21T10:00:00+11:00'),
      await later('2026-11-20T12:30'),
    ];
    test.platform.clock.set('2026-11-20T01:30:00Z');
    await test.launchDue();
    // As if it had been computed while Sydney still had other rules.
    await test.service.sql(
      "update campaign set zone_data = '1999a', scheduled_at = scheduled_at - interval '1 hour' where id = any($1)",
      [[moved.id, fixed.id, running.id]],
    );
    const schedules = test.service.app.get(RecomputeSchedules);
    await Promise.all([schedules.execute(), schedules.execute()]);
    expect(await ava.see(moved.id)).toMatchObject({ scheduledAt: '2026-11-20T23:00:00.000Z', status: 'pending' });
    expect(await ava.see(fixed.id)).toMatchObject({ scheduledAt: '2026-11-20T22:00:00.000Z' });
    expect(await ava.see(running.id)).toMatchObject({ scheduledAt: '2026-11-20T00:30:00.000Z', status: 'running' });
    const { version } = await ava.see(moved.id);
    await schedules.execute();
    expect((await ava.see(moved.id)).version).toBe(version);
  });

  it('is of the business’s zone, not of the server’s', async () => {
    ava.business.terms.timeZone = 'America/New_York';
    expect(await later('2026-11-20T10:00')).toMatchObject({ scheduledAt: '2026-11-20T15:00:00.000Z' });
    expect(await test.person().create({ deliveryType: 'later', scheduledAt: '2026-11-20T13:00' })).toMatchObject({
      scheduledAt: '2026-11-20T02:00:00.000Z',
    });
  });
});
