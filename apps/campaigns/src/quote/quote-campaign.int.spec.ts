import { newId } from '@bellbird/database';
import { CampaignsUnderTest, documents, sharedSender, type Person } from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.neighbours.down.clear();
  ava = test.person();
});

const needed = {
  messageType: 'transactional',
  callerId: sharedSender.id,
  message: 'Hi {{firstName|there}}!',
  segmentIds: ['all-contacts'],
};
const later = { deliveryType: 'later', scheduledAt: '2030-01-07T10:00' };
const quotesById = 'query ($ids: [ID!]!) { quoteSmsCampaigns(ids: $ids) { recipients cost variantSeed } }';
const quote = (input: Record<string, unknown> = needed) =>
  ava.data<Record<string, unknown>>(documents.quote, { input });

describe('a quote', () => {
  it('is the whole bill to the micro-dollar, as the contract shows it', async () => {
    ava.business.measure.costlyCharacters = [
      { character: '’', name: 'curly apostrophe', replacement: "'", partsSaved: { AU: 3, NZ: 1 } },
      { character: '🙂', name: 'emoji', replacement: ':)', partsSaved: {} },
    ];
    expect(await quote()).toEqual({
      recipients: 10,
      leftOut: {
        unsubscribed: 1,
        onHold: 0,
        noConsent: 0,
        recentlyAsked: 0,
        noPhone: 0,
        invalidPhone: 0,
        duplicatePhone: 0,
        inTrash: 0,
        noPrice: 0,
        senderCountry: 0,
        tooLong: 0,
      },
      parts: 11,
      partsPerMessage: { 1: 9, 2: 1 },
      cost: '0.920000',
      currency: 'AUD',
      exact: true,
      links: [],
      balance: '100.00',
      sufficient: true,
      zones: [],
      variants: null,
      variantSeed: null,
      costlyCharacters: [
        { character: '’', name: 'curly apostrophe', replacement: "'", saves: '0.340000' },
        { character: '🙂', name: 'emoji', replacement: ':)', saves: '0.000000' },
      ],
    });
  });

  it('asks contacts with the terms of the business, and no other’s', async () => {
    const prices = { NZ: '100001' };
    Object.assign(ava.business.terms, { businessName: 'Kiwi & Co', prices });
    ava.business.measure.partsByCountry = { NZ: 3 };
    expect(
      await quote({ ...needed, contactIds: ava.business.contactIds, groupIds: ava.business.groupIds }),
    ).toMatchObject({ parts: 3, cost: '0.300003' });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toEqual([
      {
        input: {
          contactIds: ava.business.contactIds,
          groupIds: ava.business.groupIds,
          segmentIds: ['all-contacts'],
          phones: [],
          zones: null,
          resendOf: null,
          variants: null,
          message: needed.message,
          messageType: 'transactional',
          businessName: 'Kiwi & Co',
          countries: ['NZ'],
        },
      },
    ]);
    const other = test.person();
    expect(await other.data(documents.quote, { input: needed })).toMatchObject({ cost: '0.920000' });
  });

  it.each([
    [920_000n, '0.92', true],
    [919_999n, '0.92', false],
    [0n, '0.00', false],
    [1_250_000_000_000_000n, '1250000000.00', true],
  ])('with %s micro-dollars: balance %s, sufficient %s', async (available, balance, sufficient) => {
    ava.business.available = available;
    expect(await quote()).toMatchObject({ balance, sufficient });
  });

  it('stays exact where the parts pass what a float could hold', async () => {
    ava.business.measure.partsByCountry = { AU: 2_000_000_001 };
    ava.business.terms.prices = { AU: '799991' };
    expect(await quote()).toMatchObject({
      cost:
        ((2_000_000_001n * 799_991n) / 1_000_000n).toString() +
        '.' +
        ((2_000_000_001n * 799_991n) % 1_000_000n).toString().padStart(6, '0'),
    });
  });

  it('answers at any hour, and needs neither name nor time', async () => {
    test.platform.clock.set('2026-11-22T15:00:00Z'); // Monday, two in the morning
    expect(await quote({ ...needed, messageType: 'marketing' })).toMatchObject({ cost: '0.920000' });
    expect(
      await quote({
        ...needed,
        name: 'x'.repeat(500),
        deliveryType: 'never',
        scheduledAt: 'past',
        maxCost: 'much',
        smsTemplateId: 'none',
        cancelWindowSeconds: 99,
      }),
    ).toMatchObject({ exact: true });
  });

  it.each([
    ['messageType', { messageType: null }],
    ['callerId', { callerId: newId() }],
    ['callerId', { callerId: null }],
    ['message', { message: '' }],
    ['message', { message: '{{nickname}}' }],
    ['contactIds', { segmentIds: [] }],
    ['contactIds', { contactIds: [newId()] }],
    ['segmentIds', { segmentIds: [newId()] }],
  ])('names %s where it is wrong: %j', async (field, given) => {
    expect(await ava.refused(documents.quote, { input: { ...needed, ...given } })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field }],
    });
  });

  it('of a quick text takes and refuses what sending it does', async () => {
    const { messageType, segmentIds, ...quick } = { ...needed, quick: true };
    const people = { contactIds: ava.business.contactIds.slice(0, 1) };
    await quote({ ...quick, ...people });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toMatchObject([
      { input: { ...people, messageType } },
    ]);
    for (const [field, wrong] of Object.entries({
      segmentIds: { segmentIds },
      variants: { message: undefined, variants: ['a', 'b'].map((message) => ({ message, share: 50 })) },
    }))
      expect(await ava.refused(documents.quote, { input: { ...quick, ...people, ...wrong } })).toMatchObject({
        fields: [{ field }],
      });
  });

  it('is for those who may send; another business’s people are unknown', async () => {
    const reader = test.person({ tenantId: ava.tenantId, permissions: ['business-editor'] });
    expect(await reader.refused(documents.quote, { input: needed })).toMatchObject({ code: 'forbidden' });
    expect(
      await test.person().refused(documents.quote, { input: { ...needed, contactIds: ava.business.contactIds } }),
    ).toMatchObject({ code: 'invalid-input', fields: [{ field: 'contactIds' }] });
  });

  it('creates nothing and says nothing; 503 where contacts or tenants do not answer', async () => {
    await quote();
    for (const neighbour of ['contacts', 'tenants'] as const) {
      test.neighbours.down.clear();
      test.neighbours.down.add(neighbour);
      expect(await ava.refused(documents.quote, { input: needed })).toMatchObject({
        code: 'unavailable',
        statusCode: 503,
      });
    }
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
  });
});

describe('quotes of campaigns by their ids', () => {
  it('come in the order that was asked, null for what is not theirs or cannot be quoted', async () => {
    const { id } = await ava.create(later);
    const unfinished = await ava.data<{ id: string }>(documents.saveDraft, { input: { name: 'Later' } });
    const foreign = await test.person().create(later);
    const bill = { recipients: 10, cost: '0.920000', variantSeed: null };
    expect(await ava.data(quotesById, { ids: [newId(), id.toUpperCase(), unfinished.id, foreign.id, id] })).toEqual([
      null,
      bill,
      null,
      null,
      bill,
    ]);
    expect(await ava.data(quotesById, { ids: [] })).toEqual([]);
  });

  it('are of their own people and texts; who gets which is decided as it will be', async () => {
    const people = { segmentIds: [], contactIds: ava.business.contactIds.slice(0, 1) };
    const variants = ['Hi {{firstName}}', 'Hello'].map((message) => ({ message, share: 50 }));
    const { id } = await ava.create({ ...later, ...people, message: undefined, variants });
    const variantSeed = newId();
    const seeded = await ava.create({ ...later, message: undefined, variants, variantSeed });
    expect(await ava.data(quotesById, { ids: [id, seeded.id] })).toMatchObject([{ variantSeed: id }, { variantSeed }]);
    // They are asked for side by side: which is heard first is of no matter.
    const asked = test.neighbours.askedFor(ava.tenantId, 'measureAudience');
    const fields = variants.map(({ message }) => message);
    expect(asked).toHaveLength(2);
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          input: expect.objectContaining({ ...people, variants: { shares: [50, 50], seed: id, fields } }),
        }),
        expect.objectContaining({
          input: expect.objectContaining({
            segmentIds: ['all-contacts'],
            variants: expect.objectContaining({ seed: variantSeed }),
          }),
        }),
      ]),
    );
  });

  it('are for those who may send, of fifteen campaigns at most, and refused whole where nobody can tell', async () => {
    const { id } = await ava.create(later);
    const reader = test.person({ tenantId: ava.tenantId, permissions: ['business-editor'] });
    expect(await reader.refused(quotesById, { ids: [id] })).toMatchObject({ code: 'forbidden' });
    for (const [field, ids] of [
      ['ids', Array.from({ length: 16 }, () => id)],
      ['ids[1]', [id, 'none']],
    ] as const)
      expect(await ava.refused(quotesById, { ids })).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
    test.neighbours.down.add('contacts');
    expect(await ava.refused(quotesById, { ids: [id] })).toMatchObject({ code: 'unavailable', statusCode: 503 });
  });
});
