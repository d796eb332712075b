import { newId } from '@bellbird/database';
import { campaignCompleted, campaignFunded, campaignPaused, campaignResumed, fundsRequested } from '@bellbird/events';
import { CampaignsUnderTest, documents, type CampaignOut, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;
let other: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  test.neighbours.down.clear();
  ava = test.person();
  other = test.person();
});

const later = { deliveryType: 'later', scheduledAt: '2026-11-21T10:00' };
const draft = (input: Record<string, unknown> = {}): Promise<CampaignOut> =>
  ava.data(documents.saveDraft, { id: null, input });

async function sending(): Promise<CampaignOut> {
  const { id } = await ava.create();
  return new Saga(test, ava, id).funded();
}

async function ended(kind: 'completed' | 'canceled'): Promise<CampaignOut> {
  const { id } = await ava.create();
  const saga = new Saga(test, ava, id);
  if (kind === 'completed') {
    await saga.stored({ recipients: 0, unitsByCountry: {}, leftOut: {} });
    return saga.becomes({ status: 'completed' });
  }
  await ava.update(id, { status: 'canceled' });
  await saga.stored({ recipients: 0, unitsByCountry: {}, leftOut: {} });
  await saga.finished(0);
  return saga.becomes({ status: 'canceled', completedAt: expect.any(String) });
}

const byStatus: Record<string, () => Promise<CampaignOut>> = {
  draft: () => draft({ name: 'A draft' }),
  pending: () => ava.create(later),
  running: sending,
  completed: () => ended('completed'),
  canceled: () => ended('canceled'),
};

describe('what a PUT may change', () => {
  const content = { name: 'Another' };
  it.each<[string, Record<string, unknown>, 'yes' | 'wrong-state']>([
    ['draft', content, 'yes'],
    ['draft', { status: 'canceled' }, 'wrong-state'],
    ['draft', { paused: true }, 'wrong-state'],
    ['draft', { maxCost: '5' }, 'yes'],
    ['pending', content, 'yes'],
    ['pending', { status: 'canceled' }, 'yes'],
    ['pending', { paused: true }, 'wrong-state'],
    ['pending', { maxCost: '5' }, 'yes'],
    ['running', content, 'wrong-state'],
    ['running', { status: 'canceled' }, 'yes'],
    ['running', { paused: true }, 'yes'],
    ['running', { maxCost: '5' }, 'yes'],
    ['running', { name: null }, 'wrong-state'],
    ['running', { paused: true, message: 'Hi' }, 'wrong-state'],
    ['completed', content, 'wrong-state'],
    ['completed', { status: 'canceled' }, 'wrong-state'],
    ['completed', { paused: false }, 'wrong-state'],
    ['completed', { maxCost: '5' }, 'wrong-state'],
    ['canceled', content, 'wrong-state'],
    ['canceled', { status: 'canceled' }, 'yes'],
    ['canceled', { paused: true }, 'wrong-state'],
    ['canceled', { maxCost: '5' }, 'wrong-state'],
  ])('%s: %j → %s', async (status, input, answer) => {
    const before = await byStatus[status]!();
    expect(before.status).toBe(status);
    if (answer === 'yes') {
      const after = await ava.update(before.id, input);
      expect([after.id, await ava.see(before.id)]).toEqual([before.id, after]);
      return;
    }
    expect(await ava.refused(documents.update, { id: before.id, input })).toMatchObject({
      code: 'wrong-state',
      statusCode: 409,
    });
    expect(await ava.see(before.id)).toEqual(before);
  });

  it.each(Object.keys(byStatus))(
    '%s: nothing by another business, which sees no difference to what is not there',
    async (status) => {
      const before = await byStatus[status]!();
      for (const input of [content, { status: 'canceled' }, { paused: true }, { maxCost: '5' }]) {
        const [theirs, none] = [
          await other.refused(documents.update, { id: before.id, input }),
          await other.refused(documents.update, { id: newId(), input }),
        ];
        expect({ ...theirs, traceId: '' }).toEqual({ ...none, traceId: '' });
        expect(theirs.code).toBe('not-found');
      }
      expect(await other.refused(documents.remove, { id: before.id })).toMatchObject({ code: 'not-found' });
      expect(await ava.see(before.id)).toEqual(before);
    },
  );

  it('names what is wrong by field', async () => {
    const { id } = await draft();
    for (const [input, field] of [
      [{ status: 'running' }, 'status'],
      [{ maxCost: 'much' }, 'maxCost'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ callerId: newId() }, 'callerId'],
      [{ groupIds: [newId()] }, 'groupIds'],
    ] as const) {
      expect(await ava.refused(documents.update, { id, input })).toMatchObject({
        code: 'invalid-input',
        fields: [{ field }],
      });
    }
    expect(await ava.refused(documents.update, { id: 'x', input: content })).toMatchObject({
      code: 'invalid-input',
      statusCode: 400,
      fields: [{ field: 'id' }],
    });
  });

  it('with an old version is 409 version-conflict, with the present one it is done', async () => {
    for (const [make, input] of [
      [() => draft(), content],
      [() => ava.create(later), content],
      [sending, { paused: true }],
      [() => ava.create(later), { status: 'canceled' }],
    ] as const) {
      const { id, version } = await make();
      expect(await ava.refused(documents.update, { id, input: { ...input, version: version - 1 } })).toMatchObject({
        code: 'version-conflict',
        statusCode: 409,
      });
      expect((await ava.update(id, { ...input, version })).version).toBe(version + 1);
    }
  });
});

describe('a scheduled campaign', () => {
  it('is checked again as a whole', async () => {
    const { id } = await ava.create({ ...later, messageType: 'marketing' });
    const put = (input: Record<string, unknown>) => ava.refused(documents.update, { id, input });
    expect(await put({ scheduledAt: '2026-11-22T10:00' })).toMatchObject({
      code: 'outside-send-window',
      nextAllowedAt: '2026-11-22T22:00:00.000Z',
    });
    expect(await put({ scheduledAt: '2026-11-19T10:00' })).toMatchObject({ fields: [{ field: 'scheduledAt' }] });
    expect(await put({ message: '{{nickname}}' })).toMatchObject({ fields: [{ field: 'message' }] });
    expect(await put({ segmentIds: [] })).toMatchObject({
      fields: [{ field: 'contactIds', message: 'You must select at least one contact or group' }],
    });
    expect(await put({ callerId: null })).toMatchObject({
      fields: [{ field: 'callerId', message: 'Choose a sender.' }],
    });
    expect(await ava.see(id)).toMatchObject({ version: 1, scheduledAt: '2026-11-20T23:00:00.000Z' });
    expect(
      await ava.update(id, {
        scheduledAt: '2026-11-23T09:00',
        message: 'Hi {{attributes.suburb|there}}',
        groupIds: ava.business.groupIds,
      }),
    ).toMatchObject({ status: 'pending', scheduledAt: '2026-11-22T22:00:00.000Z', groupIds: ava.business.groupIds });
  });

  it('keeps the local time that was written when something else is edited', async () => {
    const { id } = await ava.create(later);
    await ava.update(id, { name: 'Another' });
    const row = () =>
      test.service.sql<{ scheduled_local: string | null; schedule_zone: string | null }>(
        'select scheduled_local, schedule_zone from campaign where id = $1',
        [id],
      );
    expect(await row()).toEqual([{ scheduled_local: '2026-11-21T10:00', schedule_zone: 'Australia/Sydney' }]);
    await ava.update(id, { scheduledAt: '2026-11-21T10:00:00Z' });
    expect(await row()).toEqual([{ scheduled_local: null, schedule_zone: null }]);
  });

  it('sent off now after all goes at the next look of the clock, without a limit of two hours', async () => {
    const { id } = await ava.create({ ...later, messageType: 'marketing' });
    expect(await ava.update(id, { deliveryType: 'immediately' })).toMatchObject({ status: 'pending' });
    await test.launchDue();
    const saga = new Saga(test, ava, id);
    await saga.becomes({ status: 'running', launchedAt: '2026-11-20T01:00:00.000Z' });
    await saga.funded();
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([
      { notLaterThan: null, limitBindsFirstOnly: false },
    ]);
  });

  it('is not sent off now and later at once', async () => {
    const { id } = await ava.create(later);
    expect(
      await ava.refused(documents.update, {
        id,
        input: { deliveryType: 'immediately', scheduledAt: '2026-11-22T10:00' },
      }),
    ).toMatchObject({ code: 'invalid-input', fields: [{ field: 'scheduledAt' }] });
    expect(await ava.see(id)).toMatchObject({ deliveryType: 'later', scheduledAt: '2026-11-20T23:00:00.000Z' });
  });

  it('canceled is over at once: nothing was held, nobody was texted, dispatch is not bothered', async () => {
    const { id } = await ava.create(later);
    expect(await ava.update(id, { status: 'canceled' })).toMatchObject({
      status: 'canceled',
      cancellationReason: 'manual-cancellation',
      completedAt: '2026-11-20T01:00:00.000Z',
      cost: { held: '0.000000', charged: '0.000000' },
    });
    expect(await test.hear(ava.tenantId, campaignCompleted)).toMatchObject([
      { status: 'canceled', counts: { recipients: 0 } },
    ]);
    expect(test.neighbours.askedFor(ava.tenantId, 'stopCampaign')).toEqual([]);
    test.platform.clock.set('2026-11-25T01:00:00Z');
    await test.launchDue();
    expect(await ava.see(id)).toMatchObject({ status: 'canceled', launchedAt: null });
  });

  it('that contacts cannot check now stays as it was', async () => {
    const before = await ava.create(later);
    test.neighbours.down.add('contacts');
    expect(await ava.refused(documents.update, { id: before.id, input: { name: 'Another' } })).toMatchObject({
      code: 'unavailable',
    });
    expect(await ava.see(before.id)).toEqual(before);
  });
});

describe('pausing', () => {
  it('tells dispatch at once with the version of the pause, and by an event; resuming by an event', async () => {
    const { id, version } = await sending();
    const paused = await ava.update(id, { paused: true });
    expect(paused).toMatchObject({ status: 'running', paused: true, pausedReason: 'manual', version: version + 1 });
    expect(test.neighbours.askedFor(ava.tenantId, 'stopCampaign')).toEqual([
      { campaignId: id, version: version + 1, cancel: false },
    ]);
    expect(await ava.update(id, { paused: false })).toMatchObject({
      paused: false,
      pausedReason: null,
      version: version + 2,
    });
    expect(await test.hear(ava.tenantId, campaignPaused)).toEqual([
      { campaignId: id, tenantId: ava.tenantId, campaignVersion: version + 1 },
    ]);
    expect(await test.hear(ava.tenantId, campaignResumed)).toEqual([
      { campaignId: id, tenantId: ava.tenantId, campaignVersion: version + 2, notLaterThan: null },
    ]);
    expect(test.neighbours.askedFor(ava.tenantId, 'stopCampaign')).toHaveLength(1);
  });

  it('twice says it once', async () => {
    const { id } = await sending();
    const first = await ava.update(id, { paused: true });
    expect(await ava.update(id, { paused: true })).toEqual(first);
    await test.kindsSaid(ava.tenantId);
    expect(test.heard(ava.tenantId, campaignPaused)).toHaveLength(1);
  });

  it('goes on where dispatch is down: the event tells it', async () => {
    const { id } = await sending();
    test.neighbours.down.add('dispatch');
    expect(await ava.update(id, { paused: true })).toMatchObject({ paused: true });
    expect(await ava.update(id, { status: 'canceled' })).toMatchObject({ status: 'canceled' });
    expect((await test.kindsSaid(ava.tenantId)).slice(-2)).toEqual(['campaign.paused', 'campaign.canceled']);
  });

  it('and a retry with its key is the first answer, though the campaign has ended since', async () => {
    const { id } = await sending();
    const put = () =>
      ava.data<CampaignOut>(documents.update, { id, input: { paused: true } }, { 'idempotency-key': 'pause' });
    const first = await put();
    await ava.update(id, { status: 'canceled' });
    expect(await put()).toEqual(first);
    expect(await ava.see(id)).toMatchObject({ status: 'canceled' });
  });
});

describe('deleting', () => {
  const one = (id: string) => ava.data<boolean>(documents.remove, { id });

  it.each(['draft', 'completed', 'canceled', 'pending'])('%s is gone', async (status) => {
    const { id } = await byStatus[status]!();
    expect(await one(id)).toBe(true);
    expect(await ava.refused(documents.one, { id })).toMatchObject({ code: 'not-found' });
    expect(await ava.refused(documents.remove, { id })).toMatchObject({ code: 'not-found' });
  });

  it('a scheduled one never goes out', async () => {
    const { id } = await ava.create(later);
    await one(id);
    test.platform.clock.set('2026-11-25T01:00:00Z');
    await test.launchDue();
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
  });

  it('is refused while it runs, and while what was canceled still settles', async () => {
    const { id } = await sending();
    expect(await ava.refused(documents.remove, { id })).toMatchObject({ code: 'wrong-state', statusCode: 409 });
    await ava.update(id, { status: 'canceled' });
    expect(await ava.refused(documents.remove, { id })).toMatchObject({ code: 'wrong-state' });
    const many = 'mutation ($ids: [ID!]) { deleteSmsCampaigns(selection: { data: $ids }) { affected } }';
    const { id: spare } = await draft();
    expect(await ava.refused(many, { ids: [spare, id] })).toMatchObject({
      code: 'wrong-state',
      statusCode: 409,
      message: 'A campaign that is being sent cannot be deleted: "Friday". Cancel it first.',
      campaignIds: [id],
    });
    expect(await test.stored(ava.tenantId)).toBe(2);
    expect(await ava.data(many, { ids: [spare] })).toEqual({ affected: 1 });
    expect(await other.data(many, { ids: [id] })).toEqual({ affected: 0 });
    expect(await test.stored(ava.tenantId)).toBe(1);
  });

  it('and events that still come of it change nothing and stop nobody', async () => {
    const done = await ended('completed');
    await one(done.id);
    await new Saga(test, ava, done.id).receipts({ outbound: -1, delivered: 1, bounced: 0 });
    const next = new Saga(test, ava, (await ava.create()).id);
    await next.stored();
    expect(await test.hear(ava.tenantId, fundsRequested)).toMatchObject([{ subjectId: next.campaignId }]);
  });
});
