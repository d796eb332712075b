import {
  campaignFunded,
  campaignLaunched,
  campaignPaused,
  campaignResumed,
  fundsRequested,
  tenantReinstated,
  tenantSuspended,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, documents, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  ava = test.person();
});

const reason = 'Many complaints';
const say = (event: typeof tenantSuspended | typeof tenantReinstated, kind: 'platform' | 'payment' = 'platform') =>
  test.tell(event, { tenantId: ava.tenantId, kind, reason, at: '2026-11-20T01:00:00.000Z' });
const refusal = {
  code: 'wrong-state',
  statusCode: 409,
  message: 'Sending is paused by Bellbird: Many complaints.',
};
const kindsPaused = async (): Promise<unknown[]> =>
  (await test.service.sql<{ kind: string }>('select kind from sending_pause where tenant_id = $1', [ava.tenantId])).map(
    ({ kind }) => kind,
  );
const suspended = async (): Promise<void> => {
  await say(tenantSuspended);
  await eventually(async () => expect(await kindsPaused()).toEqual(['platform']));
  expect(await ava.refused(documents.create, { input: ava.input() })).toMatchObject(refusal);
};
const reinstated = async (): Promise<void> => {
  await say(tenantReinstated);
  await eventually(async () => expect(await kindsPaused()).toEqual([]));
};
const later = (scheduledAt: string): Promise<{ id: string }> => ava.create({ deliveryType: 'later', scheduledAt });

describe('16. a suspension', () => {
  it('pauses what runs, and only a person resumes it: reinstating sends nothing', async () => {
    const { id } = await ava.create();
    const saga = new Saga(test, ava, id);
    await saga.funded();
    await suspended();
    expect(await test.hear(ava.tenantId, campaignPaused)).toMatchObject([{ campaignId: id }]);
    expect(await ava.see(id)).toMatchObject({ status: 'running', paused: true, pausedReason: 'suspended' });
    // Neither pausing nor resuming by hand gets around it.
    await ava.update(id, { paused: true });
    expect(await ava.refused(documents.update, { id, input: { paused: false } })).toMatchObject(refusal);
    await reinstated();
    expect(await ava.see(id)).toMatchObject({ paused: true, pausedReason: 'suspended' });
    expect(test.heard(ava.tenantId, campaignResumed)).toEqual([]);
    expect(await ava.update(id, { paused: false })).toMatchObject({ paused: false, pausedReason: null });
    expect(await test.hear(ava.tenantId, campaignResumed)).toMatchObject([{ campaignId: id }]);
  });

  it('reaches what still asks for money: funded meanwhile, it begins paused', async () => {
    const { id } = await ava.create();
    const saga = new Saga(test, ava, id);
    await saga.stored();
    await test.hear(ava.tenantId, fundsRequested);
    await suspended();
    expect(await ava.see(id)).toMatchObject({ paused: true, pausedReason: 'suspended', waitingFor: 'billing' });
    await saga.held();
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([{ campaignId: id, paused: true }]);
  });

  it('keeps what is scheduled: overdue it waits for a person, still to come it keeps its day', async () => {
    const [soon, afterwards] = [await later('2026-11-20T13:00'), await later('2026-11-24T13:00')];
    await suspended();
    for (const { id } of [soon, afterwards])
      expect(await ava.see(id)).toMatchObject({ status: 'pending', paused: true, pausedReason: 'suspended' });
    test.platform.clock.set('2026-11-20T05:00:00Z');
    await test.launchDue();
    expect(await ava.refused(documents.update, { id: soon.id, input: { paused: false } })).toMatchObject(refusal);
    await reinstated();
    await test.launchDue();
    expect(await ava.see(soon.id)).toMatchObject({ status: 'pending', pausedReason: 'suspended' });
    expect(await ava.see(afterwards.id)).toMatchObject({ status: 'pending', paused: false, pausedReason: null });
    expect(test.heard(ava.tenantId, campaignLaunched)).toEqual([]);
    await ava.update(soon.id, { paused: false });
    await test.launchDue();
    expect(await ava.see(soon.id)).toMatchObject({ status: 'running', paused: false });
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([{ campaignId: soon.id }]);
  });

  it('of two kinds is over with the last of them', async () => {
    await suspended();
    await say(tenantSuspended, 'payment');
    await say(tenantReinstated);
    await eventually(async () => expect(await kindsPaused()).toEqual(['payment']));
    expect(await ava.refused(documents.create, { input: ava.input() })).toMatchObject(refusal);
    await say(tenantReinstated, 'payment');
    await eventually(async () => expect(await ava.create()).toMatchObject({ status: 'running' }));
  });

  it('that tenants knows first refuses a campaign and a test; reading, quotes and drafts go on', async () => {
    const { id } = await later('2026-11-24T13:00');
    ava.business.terms.suspendedFor = reason;
    expect(await ava.refused(documents.create, { input: ava.input() })).toMatchObject(refusal);
    const phones = ['0491 570 006'];
    expect(
      await ava.refused('mutation ($input: TestSendInput!) { sendTestSms(input: $input) { id } }', {
        input: { callerId: ava.input()['callerId'], message: 'Hello', phones },
      }),
    ).toMatchObject(refusal);
    await ava.data('query ($input: SmsCampaignInput!) { quoteSmsCampaign(input: $input) { cost } }', {
      input: ava.input(),
    });
    await ava.data('mutation ($input: SmsCampaignInput!) { saveHardDraft(input: $input) { id } }', {
      input: ava.input(),
    });
    expect(await ava.see(id)).toMatchObject({ status: 'pending' });
  });

  it('leaves out no campaign that is made in that very moment', async () => {
    const made = Promise.allSettled(Array.from({ length: 20 }, () => ava.create()));
    await say(tenantSuspended);
    await made;
    await eventually(async () => expect(await kindsPaused()).toHaveLength(1));
    const { data } = await ava.data<{ data: { status: string; pausedReason: string }[] }>(
      '{ smsCampaigns { data { status pausedReason } } }',
    );
    for (const each of data) expect(each).toEqual({ status: 'running', pausedReason: 'suspended' });
  });
});
