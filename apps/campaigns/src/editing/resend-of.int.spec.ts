import { newId } from '@bellbird/database';
import { campaignLaunched } from '@bellbird/events';
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

/** A campaign that has ended: there was nobody to send to. */
async function ended(who: Person = ava): Promise<string> {
  const { id } = await who.create();
  const saga = new Saga(test, who, id);
  await saga.stored({ recipients: 0, unitsByCountry: {} });
  await saga.becomes({ status: 'completed' });
  return id;
}
const resend = (campaignId: string, statuses: unknown = ['bounced'], given: Record<string, unknown> = {}) => ({
  segmentIds: [],
  resendOf: { campaignId, statuses },
  ...given,
});
const refused = async (given: Record<string, unknown>, document: string = documents.create) =>
  (await ava.refused(document, { input: ava.input(given) })).fields;

describe('2. a resend', () => {
  it('goes out with the launch, is shown, and can be quoted', async () => {
    const campaignId = await ended();
    const statuses = ['left-out', 'bounced', 'bounced', 'canceled'];
    const { id } = await ava.create(resend(campaignId, statuses));
    const launches = await test.hear(ava.tenantId, campaignLaunched, 2);
    const resendOf = { campaignId, statuses: ['bounced', 'canceled', 'left-out'] };
    expect(launches.find((each) => each.campaignId === id)).toMatchObject({
      resendOf,
      audience: { contactIds: [], groupIds: [], segmentIds: [] },
      phones: [],
    });
    expect(
      await ava.data('query ($id: ID!) { smsCampaign(id: $id) { resendOf { campaignId statuses } } }', { id }),
    ).toEqual({ resendOf });
    expect(
      await ava.data('query ($input: SmsCampaignInput!) { quoteSmsCampaign(input: $input) { recipients } }', {
        input: ava.input(resend(campaignId)),
      }),
    ).toEqual({ recipients: expect.any(Number) });
  });

  it('goes one at a time, of the campaign and of all that went out again for it', async () => {
    const campaignId = await ended();
    const sent = await Promise.allSettled([1, 2, 3].map(() => ava.create(resend(campaignId))));
    const [won, ...more] = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(more).toEqual([]);
    const busy = [{ field: 'resendOf', message: 'It is being sent again already. Wait until that has ended.' }];
    expect(await refused(resend(campaignId))).toEqual(busy);
    const saga = new Saga(test, ava, won!.id);
    await saga.stored({ recipients: 0, unitsByCountry: {} });
    await saga.becomes({ status: 'completed' });
    const tomorrow = { deliveryType: 'later', scheduledAt: '2026-11-21T10:00' };
    const { id: second } = await ava.create(resend(won!.id, ['bounced'], tomorrow));
    expect(await refused(resend(campaignId, ['left-out']))).toEqual(busy);
    expect(await ava.update(second, { name: 'Once more' })).toMatchObject({ name: 'Once more' });
  });

  it('is refused for everybody who may have it already', async () => {
    const campaignId = await ended();
    for (const status of ['unknown', 'outbound', 'delivered', 'pending'])
      expect(await refused(resend(campaignId, ['bounced', status]))).toEqual([
        { field: 'resendOf', message: 'They may have it already.' },
      ]);
    for (const statuses of [[], ['all']])
      expect(await refused(resend(campaignId, statuses))).toMatchObject([{ field: 'resendOf' }]);
  });

  it('is refused of a campaign that runs, is scheduled, is unknown or of another business', async () => {
    const running = await ava.create();
    const scheduled = await ava.create({ deliveryType: 'later', scheduledAt: '2026-11-21T10:00' });
    const ofAnother = await ended(test.person());
    for (const id of [running.id, scheduled.id])
      expect(await refused(resend(id))).toEqual([{ field: 'resendOf', message: 'This campaign has not ended yet.' }]);
    for (const id of [newId(), ofAnother, 'x'])
      expect(await refused(resend(id))).toMatchObject([{ field: 'resendOf' }]);
    expect(
      await refused(
        resend(running.id),
        'query ($input: SmsCampaignInput!) { quoteSmsCampaign(input: $input) { cost } }',
      ),
    ).toMatchObject([{ field: 'resendOf' }]);
  });

  it('is alone: nobody else is sent to', async () => {
    const campaignId = await ended();
    for (const [field, chosen] of Object.entries({
      contactIds: [newId()],
      groupIds: [newId()],
      segmentIds: ['all-contacts'],
      phones: ['0412 345 678'],
    }))
      expect(await refused(resend(campaignId, ['bounced'], { [field]: chosen }))).toMatchObject([{ field }]);
    expect(await refused(resend(campaignId, ['bounced'], { quick: true }))).toMatchObject([{ field: 'resendOf' }]);
  });

  it('stays what it is while it is a draft or is scheduled, and can be given up for other people', async () => {
    const campaignId = await ended();
    const save =
      'mutation ($id: ID, $input: SmsCampaignInput!) { saveHardDraft(id: $id, input: $input) { id resendOf { campaignId } } }';
    const draft = await ava.data<{ id: string }>(save, { input: { resendOf: { campaignId, statuses: ['bounced'] } } });
    expect(draft).toMatchObject({ resendOf: { campaignId } });
    expect(await ava.data(save, { id: draft.id, input: { name: 'Again' } })).toMatchObject({
      resendOf: { campaignId },
    });
    expect(await ava.data(save, { id: draft.id, input: { resendOf: null } })).toMatchObject({ resendOf: null });
    const { id } = await ava.create(
      resend(campaignId, ['bounced'], { deliveryType: 'later', scheduledAt: '2026-11-21T10:00' }),
    );
    const update =
      'mutation ($id: ID!, $input: SmsCampaignPatch!) { updateSmsCampaign(id: $id, input: $input) { name resendOf { campaignId } segmentIds } }';
    expect(await ava.data(update, { id, input: { name: 'Later' } })).toMatchObject({
      name: 'Later',
      resendOf: { campaignId },
    });
    const all = { segmentIds: ['all-contacts'] };
    expect((await ava.refused(update, { id, input: all })).fields).toMatchObject([{ field: 'segmentIds' }]);
    expect(await ava.data(update, { id, input: { ...all, resendOf: null } })).toMatchObject({ ...all, resendOf: null });
  });
});
