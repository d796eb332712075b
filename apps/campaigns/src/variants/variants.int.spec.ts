import { newId } from '@bellbird/database';
import { campaignLaunched, engagementApplied } from '@bellbird/events';
import { CampaignsUnderTest, documents, type CampaignOut, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-23T00:00:00Z');
  ava = test.person();
});

const given = [
  { message: 'Hi {{firstName|there}}!', share: 40 },
  { message: 'Good day!', share: 60 },
];
type Counted = { counts: CampaignOut['counts']; engagement: Record<string, number>; leads: boolean | null }[];
const variantsOf = (campaign: CampaignOut) => campaign['variants'] as Counted;

/** 5. What is said of the variants is together what is said of the campaign. */
function addsUp(campaign: CampaignOut): void {
  for (const count of Object.keys(campaign.counts) as (keyof CampaignOut['counts'])[])
    expect([count, variantsOf(campaign).reduce((sum, { counts }) => sum + counts[count], 0)]).toEqual([
      count,
      campaign.counts[count],
    ]);
}

describe('3. a campaign of two versions', () => {
  it('is launched with both, their shares and the seed of its quote', async () => {
    const seed = newId();
    const made = await ava.create({ message: undefined, variants: given, variantSeed: seed });
    expect(made).toMatchObject({ message: '', variants: given, variantSeed: seed });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    const fields = given.map(({ message }) => message);
    expect(launched).toMatchObject({ fields, shares: [40, 60], variantSeed: seed });
  });

  it('goes by its own id without a seed', async () => {
    const made = await ava.create({ message: undefined, variants: given });
    expect(made).toMatchObject({ variantSeed: made.id });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched!.variantSeed).toBe(made.id);
  });

  it('counts each, in any order of events, and together as all', async () => {
    const { id } = await ava.create({ message: undefined, variants: given });
    const saga = new Saga(test, ava, id);
    const byVariant = [
      { recipients: 4, leftOut: 1 },
      { recipients: 6, leftOut: 0 },
    ];
    await saga.stored({ byVariant });
    await saga.becomes({ waitingFor: 'billing' });
    await saga.held();
    addsUp(await saga.becomes({ waitingFor: null }));
    const none = { accepted: 0, rejected: 0, unknown: 0, skipped: 0, failedUnknown: 0 };
    await saga.settled({
      ...{ accepted: 7, rejected: 1, skipped: 1, failedUnknown: 1, unknown: 0 },
      byVariant: [
        { ...none, accepted: 3, rejected: 1 },
        { ...none, accepted: 4, skipped: 1, failedUnknown: 1 },
      ],
    });
    await saga.receipts({ outbound: -3, delivered: 2, bounced: 1 }, [
      { outbound: -2, delivered: 2, bounced: 0 },
      { outbound: -1, delivered: 0, bounced: 1 },
    ]);
    const after = await saga.becomes({ counts: { delivered: 2, bounced: 2, canceled: 1, unknown: 1 } });
    addsUp(after);
    expect(variantsOf(after)).toMatchObject([
      { counts: { recipients: 4, leftOut: 1, outbound: 1, delivered: 2, bounced: 1, pending: 0 }, leads: null },
      { counts: { recipients: 6, leftOut: 0, outbound: 3, delivered: 0, bounced: 1, canceled: 1, unknown: 1 } },
    ]);
  });

  it('has a leader once that is more than chance', async () => {
    const { id } = await ava.create({ message: undefined, variants: given });
    const saga = new Saga(test, ava, id);
    await saga.stored({
      ...{ recipients: 800, unitsByCountry: { AU: 800 }, leftOut: {} },
      byVariant: [
        { recipients: 400, leftOut: 0 },
        { recipients: 400, leftOut: 0 },
      ],
    });
    await saga.becomes({ waitingFor: 'billing' });
    await saga.held(64_000_000n);
    const each = { accepted: 400, rejected: 0, unknown: 0, skipped: 0, failedUnknown: 0 };
    await saga.settled({ accepted: 800, units: 800, charge: '64000000', byVariant: [each, each] });
    const did = (variant: number, replied: number) =>
      test.tell(engagementApplied, {
        ...{ campaignId: id, tenantId: ava.tenantId, at: '2026-11-23T00:10:00.000Z', variant, replied },
      });
    await did(1, 60);
    await did(2, 58);
    const close = await saga.becomes({ variants: [{ engagement: { replied: 60 } }, { engagement: { replied: 58 } }] });
    expect(variantsOf(close).map(({ leads }) => leads)).toEqual([null, null]);
    await did(2, 40);
    const led = await saga.becomes({ variants: [{}, { engagement: { replied: 98 } }] });
    expect(variantsOf(led).map(({ leads }) => leads)).toEqual([false, true]);
  });

  it('is quoted as a whole and each, with a seed to keep', async () => {
    ava.business.measure.variants = [
      { recipients: 4, partsByCountry: { AU: 3, NZ: 2 } },
      { recipients: 6, partsByCountry: { AU: 6 } },
    ];
    const quote = (input: Record<string, unknown>) =>
      ava.data<{ variantSeed: string; variants: unknown }>(documents.quote, { input: ava.input(input) });
    const quoted = await quote({ message: undefined, variants: given });
    expect(quoted).toMatchObject({
      variants: [
        { recipients: 4, parts: 5, cost: '0.440000' },
        { recipients: 6, parts: 6, cost: '0.480000' },
      ],
      variantSeed: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toMatchObject([
      {
        input: { variants: { fields: given.map((each) => each.message), shares: [40, 60], seed: quoted.variantSeed } },
      },
    ]);
    const { variantSeed } = quoted;
    expect(await quote({ message: undefined, variants: given, variantSeed })).toMatchObject({ variantSeed });
    ava.business.measure.variants = null;
    expect(await quote({})).toMatchObject({ variants: null, variantSeed: null });
  });

  it('is kept as a draft and on its day; one text takes the place of several, and the other way', async () => {
    const half = [
      { message: 'Hi', share: 10 },
      { message: '', share: 10 },
    ];
    const draft = await ava.data<CampaignOut>(documents.saveDraft, { id: null, input: { variants: half } });
    expect(draft).toMatchObject({ message: '', variants: half });
    const later = { deliveryType: 'later', scheduledAt: '2026-11-24T10:00' };
    const { id } = await ava.create({ message: undefined, variants: given, ...later });
    expect(await ava.update(id, { name: 'Saturday' })).toMatchObject({ variants: given, message: '' });
    expect(await ava.update(id, { message: 'One' })).toMatchObject({
      variants: null,
      message: 'One',
      variantSeed: null,
    });
    expect(await ava.update(id, { variants: given })).toMatchObject({ variants: given, message: '' });
  });

  it.each([
    [{ variants: [given[0], { ...given[1], share: 59 }] }, 'variants', 'The shares must add up to 100.'],
    [{ variants: [given[0]] }, 'variants', 'Give two or three versions.'],
    [{ variants: [given[0], { message: '', share: 60 }] }, 'variants[1].message', 'Write a message.'],
    [
      { variants: [given[0], { message: 'Hi {{attributes.nope}}', share: 60 }] },
      'variants[1].message',
      'Unknown placeholder: {{attributes.nope}}',
    ],
    [{ variants: given, message: 'Hi' }, 'variants', 'Give a message or versions of it, not both.'],
    [{ variants: given, quick: true }, 'variants', 'A quick text has one version.'],
    [{}, 'message', 'Write a message.'],
  ])('is refused as %p', async (wrong, field, message) => {
    const input = { ...ava.input({ message: undefined }), ...(wrong as Record<string, unknown>) };
    if ('quick' in wrong) Object.assign(input, { groupIds: [], segmentIds: [], phones: ['0412 345 678'] });
    const refusal = await ava.refused(documents.create, { input });
    expect(refusal.fields).toContainEqual({ field, message });
  });
});
