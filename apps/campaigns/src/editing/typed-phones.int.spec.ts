import { campaignLaunched } from '@bellbird/events';
import { CampaignsUnderTest, documents, sharedSender, type Person } from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  ava = test.person();
});

/** Ways to write one number: how people and other programs do. */
const spellings = [
  ...[
    '0412345678',
    '0412 345 678',
    '0412-345-678',
    '0412.345.678',
    '(0412) 345 678',
    ' 0412 345 678 ',
    '0412  345  678',
  ],
  ...[
    '+61412345678',
    '+61 412 345 678',
    '+61 (0) 412 345 678',
    '+61-412-345-678',
    '+61.412.345.678',
    '(+61) 412345678',
  ],
  ...['0011 61412345678', '0011 61 412 345 678', '61412345678', '61 412 345 678', 'tel:+61412345678', '+61 412345678'],
  ...[
    '0412\u00a0345\u00a0678',
    '０４１２３４５６７８',
    '0412/345/678',
    '0412345678 ',
    '+61 0412 345 678',
    '0412 345678',
  ],
  ...['04 1234 5678', '04-1234-5678', '+61(412)345678', '0412_345_678'.replaceAll('_', ' '), '\t0412345678'],
];

describe('1. numbers that were typed', () => {
  it.each(spellings)('%j is read', async (phone) => {
    const { phones } = await ava.create({ segmentIds: [], phones: [phone] });
    expect(phones).toEqual(['+61412345678']);
  });

  it('go out with the launch, in their order', async () => {
    await ava.create({
      segmentIds: [],
      phones: ['0412 345 678', '+64 21 123 456', '0412 345 678'],
      saveAsContacts: true,
    });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched).toMatchObject({
      phones: [
        { phone: '+61412345678', country: 'AU' },
        { phone: '+6421123456', country: 'NZ' },
        { phone: '+61412345678', country: 'AU' },
      ],
      saveAsContacts: true,
    });
  });

  it('are quoted with the contacts', async () => {
    const input = { ...ava.input(), segmentIds: [], phones: ['0412 345 678'] };
    await ava.data(documents.quote, { input });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toMatchObject([
      { input: { phones: [{ phone: '+61412345678', country: 'AU' }] } },
    ]);
  });

  it.each([
    [
      ['0412 345 678', 'Ava', '12'],
      ['phones[1]', 'phones[2]'],
    ],
    [Array.from({ length: 1_001 }, () => '0412 345 678'), ['phones']],
    [['0'.repeat(41)], ['phones']],
  ])('that are none are 400, each by its place', async (phones, fields) => {
    for (const document of [documents.create, documents.quote])
      expect(await ava.refused(document, { input: ava.input({ phones }) })).toMatchObject({
        code: 'invalid-input',
        fields: fields.map((field) => ({ field })),
      });
  });

  it('stay with a draft as they were typed', async () => {
    const draft = await ava.data<{ id: string }>(documents.saveDraft, { id: null, input: { phones: ['0412', 'Ava'] } });
    expect(await ava.see(draft.id)).toMatchObject({ phones: ['0412', 'Ava'] });
  });
});

describe('a quick text', () => {
  const quick = (given: Record<string, unknown> = {}) => ({
    input: { quick: true, callerId: sharedSender.id, message: 'We open at nine.', phones: ['0412 345 678'], ...given },
  });

  it('names itself, and goes out at once as transactional', async () => {
    expect(await ava.data(documents.create, quick())).toMatchObject({
      quick: true,
      name: 'Quick text, 20-11-2026 12:00',
      messageType: 'transactional',
      deliveryType: 'immediately',
      status: 'running',
    });
  });

  it.each([
    [{ segmentIds: ['all-contacts'] }, 'segmentIds'],
    [{ groupIds: [sharedSender.id] }, 'groupIds'],
    [{ phones: [] }, 'contactIds'],
    [{ quick: false }, 'name'],
  ])('with %j is 400', async (given, field) => {
    const { fields } = (await ava.refused(documents.create, quick(given))) as unknown as {
      fields: { field: string }[];
    };
    expect(fields.map((each) => each.field)).toContain(field);
  });

  it('clears its own draft and leaves that of the composer alone', async () => {
    const before = test.neighbours.asked.length;
    await ava.data(documents.create, quick());
    const asked = test.neighbours.asked.slice(before).filter(({ operation }) => operation.startsWith('discardDraft'));
    expect(asked.map(({ operation }) => operation)).toEqual(['discardDraftQuickCampaign']);
  });

  it('is found among campaigns', async () => {
    await ava.create();
    await ava.data(documents.create, quick());
    const filters = [{ field: 'quick', type: 'boolean', operation: 'equals', value: 'yes' }];
    expect(
      await ava.data('query ($query: ListQuery) { smsCampaigns(query: $query) { data { name } } }', {
        query: { filters },
      }),
    ).toEqual({ data: [{ name: 'Quick text, 20-11-2026 12:00' }] });
  });
});
