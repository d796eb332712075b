import { namedId, newId } from '@bellbird/database';
import { fundsRequestCancelled, messageRequested } from '@bellbird/events';
import { CampaignsUnderTest, sharedSender, type Person } from '../../test/campaigns-under-test.js';
import type { Conversation } from '../../test/neighbours.js';

const test = new CampaignsUnderTest();
let ava: Person;
let dev: Conversation;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.neighbours.down.clear();
  ava = test.person();
  dev = conversation();
});

/** Somebody who has written to the shared number. */
function conversation(given: Partial<Conversation> = {}): Conversation {
  const made = {
    id: newId(),
    phone: '+61412345678',
    contactId: ava.business.contactIds[0]!,
    sender: sharedSender.phone,
    optedOut: false,
    version: 4,
    replyId: null,
    ...given,
  };
  ava.business.conversations.set(made.id, made);
  return made;
}

const reply =
  'mutation ($id: ID!, $input: ReplyInput!) { replyToConversation(id: $id, input: $input) { id text parts cost status } }';
const terms = 'query ($id: ID!) { replyTerms(id: $id) { partPrice currency callerId available } }';
const answer = (input: Record<string, unknown> = {}, id = dev.id) => ({
  id,
  input: { text: 'See you at six.', ...input },
});

describe('11. an answer', () => {
  it('is held, and goes the way of single texts in the name of who wrote it', async () => {
    const sent = await ava.data<{ id: string }>(reply, answer());
    expect(sent).toEqual({
      id: expect.any(String),
      text: 'See you at six.',
      parts: 1,
      cost: '0.080000',
      status: 'pending',
    });
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toMatchObject([
      { holdId: namedId('hold', sent.id), amount: '80000' },
    ]);
    expect(await test.hear(ava.tenantId, messageRequested)).toMatchObject([
      {
        requestId: sent.id,
        purpose: 'reply',
        askedBy: ava.actor.userId,
        messageType: 'transactional',
        timeZone: null,
        sender: { callerId: sharedSender.id, address: sharedSender.phone },
        people: [
          {
            contactId: dev.contactId,
            address: dev.phone,
            country: 'AU',
            text: 'See you at six.',
            units: 1,
            price: '80000',
          },
        ],
      },
    ]);
  });

  it('keeps what looks like a placeholder as it was typed, and costs its parts', async () => {
    const text = `{{firstName}} ${'x'.repeat(160)}`;
    expect(await ava.data(reply, answer({ text }))).toMatchObject({ text, parts: 2, cost: '0.160000' });
  });

  it('to somebody who has opted out is refused, and costs nothing', async () => {
    dev.optedOut = true;
    expect(await ava.refused(reply, answer())).toMatchObject({
      code: 'wrong-state',
      message: 'This person has opted out. Only they can undo it.',
    });
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toEqual([]);
  });

  it.each([
    ['insufficient-balance', 50_000n, 0n],
    ['balance-frozen', 50_000n, 30_000n],
  ] as const)('that costs too much is 402 %s with what is needed', async (code, available, frozen) => {
    Object.assign(ava.business, { available, frozen });
    expect(await ava.refused(reply, answer())).toMatchObject({
      code,
      statusCode: 402,
      required: '0.080000',
      available: '0.050000',
    });
    expect(await test.kindsSaid(ava.tenantId)).toEqual([]);
    expect(dev).toMatchObject({ version: 4, replyId: null });
  });

  it('to what a colleague has answered meanwhile is 409 where it names what it has read', async () => {
    const answers = await Promise.allSettled([
      ava.data(reply, answer({ version: 4 })),
      ava.data(reply, answer({ text: 'At seven?', version: 4 })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ava.refused(reply, answer({ version: 4 }))).toMatchObject({
      code: 'version-conflict',
      statusCode: 409,
    });
    expect(await test.hear(ava.tenantId, messageRequested)).toHaveLength(1);
    // The money of who was refused goes back; who reads that a colleague was faster asks for none.
    const held = test.neighbours.holdsAskedFor(ava.tenantId).length;
    await test.hear(ava.tenantId, fundsRequestCancelled, held - 1);
    expect(held).toBeLessThan(3);
  });

  it('without a version goes beside a colleague’s', async () => {
    await Promise.all([ava.data(reply, answer()), ava.data(reply, answer({ text: 'At seven?' }))]);
    await test.hear(ava.tenantId, messageRequested, 2);
  });

  it('that is asked for again with its key is one text, also where the first try died on its way', async () => {
    const key = { 'idempotency-key': 'reply-1' };
    test.neighbours.losesAnswerTo.add('openReply');
    expect(await ava.refused(reply, answer({ version: 4 }), key)).toMatchObject({ code: 'unavailable' });
    const [first, second] = [
      await ava.data(reply, answer({ version: 4 }), key),
      await ava.data(reply, answer({ version: 4 }), key),
    ];
    expect(second).toEqual(first);
    expect(await test.hear(ava.tenantId, messageRequested)).toHaveLength(1);
    expect([ava.business.frozen, dev.version]).toEqual([80_000n, 5]);
  });

  it('with the key of a test send is a text of its own', async () => {
    const key = { 'idempotency-key': 'both' };
    const tested = await ava.data<{ id: string }>(
      'mutation ($input: TestSendInput!) { sendTestSms(input: $input) { id } }',
      { input: { callerId: sharedSender.id, message: 'See you at six.', phones: [dev.phone] } },
      key,
    );
    const replied = await ava.data<{ id: string }>(reply, answer(), key);
    const asked = await test.hear(ava.tenantId, messageRequested, 2);
    expect(asked.map(({ requestId, purpose }) => [requestId, purpose])).toEqual([
      [tested.id, 'test'],
      [replied.id, 'reply'],
    ]);
  });

  it.each([
    [{ text: '' }, 'text', 'Write a message.'],
    [{ text: ' \n ' }, 'text', 'Write a message.'],
    [{ text: 'x'.repeat(1_601) }, 'text', 'A message has at most 1,600 characters.'],
    [{ callerId: newId() }, 'callerId', 'This sender is unknown.'],
    [{ callerId: 'mine' }, 'callerId', 'Choose a sender.'],
  ])('with %j is 400 on its field', async (input, field, message) => {
    expect(await ava.refused(reply, answer(input))).toMatchObject({
      code: 'invalid-input',
      fields: [{ field, message }],
    });
  });

  it('where the number that was written to is gone asks for a sender', async () => {
    dev.sender = '+61400000009';
    expect(await ava.refused(reply, answer())).toMatchObject({ fields: [{ field: 'callerId' }] });
    expect(await ava.data(reply, answer({ callerId: sharedSender.id }))).toMatchObject({ status: 'pending' });
  });

  it('to a country without a price is refused', async () => {
    const tokyo = conversation({ phone: '+819012345678' });
    expect(await ava.refused(reply, answer({}, tokyo.id))).toMatchObject({
      code: 'wrong-state',
      message: 'There is no price for this country.',
    });
    expect(await ava.data(terms, { id: tokyo.id })).toMatchObject({ partPrice: null });
  });

  it('in another business’s conversation is 404', async () => {
    expect(await test.person().refused(reply, answer())).toMatchObject({ code: 'not-found' });
  });
});

it('says what an answer costs, and who sends it, before it is written', async () => {
  expect(await ava.data(terms, { id: dev.id })).toEqual({
    partPrice: '0.080000',
    currency: 'AUD',
    callerId: sharedSender.id,
    available: '100.000000',
  });
});
