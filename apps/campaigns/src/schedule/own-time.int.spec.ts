import { campaignFunded, campaignLaunched } from '@bellbird/events';
import { CampaignsUnderTest, documents, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';
import { RecomputeOwnTimes } from './recompute-own-times.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z'); // Friday 12:00 in Sydney
  ava = test.person();
  ava.business.terms.zoneField = 'attributes.state';
});

const own = (given: Record<string, unknown> = {}) => ({
  ...{ deliveryType: 'later', scheduledAt: '2026-11-23T10:00', useRecipientTimeZone: true, ...given },
});

describe('a campaign by each person’s own clock', () => {
  it('is shown by the business’s clock and launched when its time comes furthest east of its prices', async () => {
    const { id, ...out } = await ava.create(own());
    expect(out).toMatchObject({
      ...{ status: 'pending', useRecipientTimeZone: true, scheduledAt: '2026-11-22T23:00:00.000Z' },
    });
    test.platform.clock.set('2026-11-22T20:14:59Z');
    await test.launchDue();
    expect((await ava.see(id)).status).toBe('pending');
    test.platform.clock.set('2026-11-22T20:15:00Z'); // 10:00 on the Chatham Islands
    await test.launchDue();
    expect((await ava.see(id)).status).toBe('running');
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([
      { zoneField: 'attributes.state', timeZone: 'Australia/Sydney' },
    ]);
  });

  it('of Australians alone is launched by the clock of Norfolk Island, over both turns of it', async () => {
    ava.business.terms.prices = { AU: '80000' };
    for (const [now, scheduledAt, due] of [
      ['2026-10-01T01:00:00Z', '2026-10-04T10:00', '2026-10-03T22:00:00.000Z'],
      ['2027-04-01T01:00:00Z', '2027-04-04T10:00', '2027-04-03T23:00:00.000Z'],
    ] as const) {
      test.platform.clock.set(now);
      const { id } = await ava.create(own({ scheduledAt }));
      test.platform.clock.set(new Date(Date.parse(due) - 1_000).toISOString());
      await test.launchDue();
      expect((await ava.see(id)).status).toBe('pending');
      test.platform.clock.set(due);
      await test.launchDue();
      expect((await ava.see(id)).status).toBe('running');
    }
  });

  it.each([
    [{ deliveryType: 'immediately', scheduledAt: undefined }, 'useRecipientTimeZone'],
    [{ scheduledAt: '2026-11-23T10:00+11:00' }, 'scheduledAt'],
    [{ scheduledAt: '2026-11-23T10:00Z' }, 'scheduledAt'],
    [{ scheduledAt: '2026-11-20T11:00' }, 'scheduledAt'],
    [{ scheduledAt: undefined }, 'scheduledAt'],
    [{ notLaterThan: '2026-11-23T09:00' }, 'notLaterThan'],
  ])('is refused with %j, naming %s', async (given, field) => {
    const { code, fields } = await ava.refused(documents.create, { input: ava.input(own(given)) });
    expect([code, fields.map((each) => each.field)]).toEqual(['invalid-input', [field]]);
  });

  it('of marketing needs a time within the window, which is everybody’s own', async () => {
    const late = own({ messageType: 'marketing', scheduledAt: '2026-11-23T21:00' });
    expect((await ava.refused(documents.create, { input: ava.input(late) })).code).toBe('outside-send-window');
    await ava.create(own({ messageType: 'marketing', scheduledAt: '2026-11-23T19:59' }));
  });

  it('stays so in a draft, a changed schedule and at another time; without it the business’s clock counts again', async () => {
    const draft = await ava.data(documents.saveDraft, { input: { ...own(), name: 'Draft' } });
    expect(draft).toMatchObject({ status: 'draft', useRecipientTimeZone: true });
    const { id } = await ava.create(own({ notLaterThan: '2026-11-23T13:00' }));
    expect(await ava.update(id, { name: 'Renamed' })).toMatchObject({
      ...{
        useRecipientTimeZone: true,
        scheduledAt: '2026-11-22T23:00:00.000Z',
        notLaterThan: '2026-11-23T02:00:00.000Z',
      },
    });
    expect(await ava.update(id, { scheduledAt: '2026-11-23T11:00' })).toMatchObject({
      scheduledAt: '2026-11-23T00:00:00.000Z',
    });
    await ava.update(id, { useRecipientTimeZone: false });
    test.platform.clock.set('2026-11-22T23:59:59Z');
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'pending', useRecipientTimeZone: false });
    test.platform.clock.set('2026-11-23T00:00:00Z');
    await test.launchDue();
    expect((await ava.see(id)).status).toBe('running');
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([{ zoneField: null }]);
  });

  it.each([
    [{}, { localUntil: '2026-11-23T12:00', notLaterThan: null, limitBindsFirstOnly: true }],
    [
      { notLaterThan: '2026-11-23T18:30' },
      { localUntil: '2026-11-23T18:30', notLaterThan: null, limitBindsFirstOnly: false },
    ],
    [
      { notLaterThan: '2026-11-23T18:30+11:00' },
      { localUntil: null, notLaterThan: '2026-11-23T07:30:00.000Z', limitBindsFirstOnly: false },
    ],
  ])('funded with %j tells the limits of each clock', async (given, limits) => {
    const { id } = await ava.create(own(given));
    test.platform.clock.set('2026-11-22T20:15:00Z');
    await test.launchDue();
    await new Saga(test, ava, id).funded();
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([
      { zoneRule: 'recipient', localFrom: '2026-11-23T10:00', sendFrom: '2026-11-22T20:15:00.000Z', ...limits },
    ]);
  });

  it('is launched by other prices, and shown by another zone of the business, once they are there', async () => {
    ava.business.terms.prices = { AU: '80000' };
    const { id } = await ava.create(own());
    ava.business.terms.timeZone = 'Australia/Perth';
    ava.business.terms.prices = { AU: '80000', NZ: '100000' };
    await test.service.app.get(RecomputeOwnTimes).execute();
    expect(await ava.see(id)).toMatchObject({ status: 'pending', scheduledAt: '2026-11-23T02:00:00.000Z' });
    test.platform.clock.set('2026-11-22T20:15:00Z');
    await test.launchDue();
    expect((await ava.see(id)).status).toBe('running');
  });

  it('is quoted with its zones', async () => {
    ava.business.measure.zones = [{ zone: 'Australia/Perth', people: 10 }];
    const quote = await ava.data(documents.quote, { input: ava.input({ useRecipientTimeZone: true }) });
    expect(quote).toMatchObject({ zones: [{ zone: 'Australia/Perth', people: 10 }] });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toMatchObject([
      { input: { zones: { field: 'attributes.state', timeZone: 'Australia/Sydney' } } },
    ]);
  });
});
