import { namedId, newId } from '@bellbird/database';
import { fundsRequestCancelled, messageRequested } from '@bellbird/events';
import { CampaignsUnderTest, sharedSender, type Person } from '../../test/campaigns-under-test.js';
import { GiveUpTexts } from '../single-text/give-up-texts.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.neighbours.down.clear();
  ava = test.person();
});

const send =
  'mutation ($input: TestSendInput!) { sendTestSms(input: $input) { id messages { phoneInternational text parts cost status reason } cost currency } }';
const quote =
  'query ($input: TestSendInput!) { quoteSmsCampaignTest(input: $input) { messages { phoneInternational text parts cost status reason } cost currency sufficient } }';
const input = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  callerId: sharedSender.id,
  message: 'Hi {{firstName|there}} from {{businessName}}!',
  phones: ['0412 345 678', '+64 21 123 456'],
  ...given,
});
interface Sent {
  id: string;
  messages: { phoneInternational: string; text: string; parts: number; cost: string }[];
  cost: string;
  currency: string;
}

const messages = [
  {
    phoneInternational: '+61412345678',
    text: 'Hi there from Corner Café!',
    parts: 1,
    cost: '0.080000',
    status: 'pending',
    reason: null,
  },
  {
    phoneInternational: '+6421123456',
    text: 'Hi there from Corner Café!',
    parts: 1,
    cost: '0.100000',
    status: 'pending',
    reason: null,
  },
];

describe('8. a test send', () => {
  it('holds the money, then requests the texts in the transactional lane', async () => {
    const sent = await ava.data<Sent>(send, { input: input() });
    expect(sent).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), messages, cost: '0.180000', currency: 'AUD' });
    const holdId = namedId('hold', sent.id);
    expect(test.neighbours.askedFor(ava.tenantId, 'reserveFunds')).toEqual([
      { holdId, subjectId: sent.id, amount: '180000', currency: 'AUD' },
    ]);
    expect(await test.hear(ava.tenantId, messageRequested)).toEqual([
      {
        requestId: sent.id,
        tenantId: ava.tenantId,
        holdId,
        channel: 'sms',
        purpose: 'test',
        content: null,
        askedBy: ava.actor.userId,
        timeZone: null,
        notBefore: null,
        notLaterThan: expect.any(String),
        messageType: 'transactional',
        sender: { callerId: sharedSender.id, address: sharedSender.phone },
        people: [
          {
            contactId: null,
            address: '+61412345678',
            country: 'AU',
            text: messages[0]!.text,
            units: 1,
            price: '80000',
          },
          {
            contactId: null,
            address: '+6421123456',
            country: 'NZ',
            text: messages[1]!.text,
            units: 1,
            price: '100000',
          },
        ],
      },
    ]);
  });

  it('asks for the price of every part of a long text', async () => {
    const sent = await ava.data<Sent>(send, { input: input({ message: 'b'.repeat(200) }) });
    expect(sent).toMatchObject({
      cost: '0.360000',
      messages: [
        { parts: 2, cost: '0.160000' },
        { parts: 2, cost: '0.200000' },
      ],
    });
    const [requested] = await test.hear(ava.tenantId, messageRequested);
    expect(requested!.people.map((each) => each.price)).toEqual(['160000', '200000']);
  });

  it('borrows the words of one contact for every phone; each phone is a recipient of its own', async () => {
    const sent = await ava.data<Sent>(send, { input: input({ contactId: ava.business.contactIds[0] }) });
    expect(sent.messages.map((each) => each.text)).toEqual(['Hi Ava from Corner Café!', 'Hi Ava from Corner Café!']);
    const [requested] = await test.hear(ava.tenantId, messageRequested);
    expect(requested!.people.map((each) => each.contactId)).toEqual([null, null]);
  });

  it('counts the parts of the rendered text', async () => {
    const {
      messages: [message],
      cost,
    } = await ava.data<Sent>(send, {
      input: input({ message: `${'x'.repeat(160)}{{businessName}}`, phones: ['0412345678'] }),
    });
    expect([message, cost]).toMatchObject([{ parts: 2, cost: '0.160000' }, '0.160000']);
  });

  it('quotes the same without holding or sending', async () => {
    expect(await ava.data(quote, { input: input() })).toEqual({
      messages,
      cost: '0.180000',
      currency: 'AUD',
      sufficient: true,
    });
    ava.business.available = 179_999n;
    expect(await ava.data(quote, { input: input() })).toMatchObject({ sufficient: false });
    expect([test.neighbours.askedFor(ava.tenantId, 'reserveFunds'), await test.kindsSaid(ava.tenantId)]).toEqual([
      [],
      [],
    ]);
  });
});

describe('a phone that has opted out', () => {
  const leftOut = {
    phoneInternational: '+61412345678',
    text: messages[0]!.text,
    parts: 1,
    cost: '0.000000',
    status: 'left-out',
    reason: 'unsubscribed',
  };

  it('is left out, said so, and not paid for', async () => {
    ava.business.optedOut = ['+61412345678'];
    expect(await ava.data(quote, { input: input() })).toEqual({
      messages: [leftOut, messages[1]],
      cost: '0.100000',
      currency: 'AUD',
      sufficient: true,
    });
    expect(await ava.data<Sent>(send, { input: input() })).toMatchObject({
      messages: [leftOut, messages[1]],
      cost: '0.100000',
    });
    const [requested] = await test.hear(ava.tenantId, messageRequested);
    expect(requested!.people.map((each) => each.address)).toEqual(['+6421123456']);
    expect(ava.business.frozen).toBe(100_000n);
  });

  it('and no other: nothing is held and nothing sent, and a retry is answered the same', async () => {
    Object.assign(ava.business, { optedOut: ['+61412345678'], available: 0n });
    const key = { 'idempotency-key': 'nobody' };
    const sent = await ava.data<Sent>(send, { input: input({ phones: ['0412 345 678'] }) }, key);
    expect(sent).toMatchObject({ messages: [leftOut], cost: '0.000000' });
    expect(await ava.data(send, { input: input({ phones: ['0412 345 678'] }) }, key)).toEqual(sent);
    expect([test.neighbours.askedFor(ava.tenantId, 'reserveFunds'), await test.kindsSaid(ava.tenantId)]).toEqual([
      [],
      [],
    ]);
  });

  it('of another business is no business of this one', async () => {
    test.person().business.optedOut = ['+61412345678'];
    expect(await ava.data<Sent>(send, { input: input() })).toMatchObject({ messages });
  });
});

describe('8. money that does not suffice', () => {
  it('for all of five phones is one 402 and one text to nobody; where it does they are one request and one hold', async () => {
    const five = input({ phones: [1, 2, 3, 4, 5].map((nth) => `041234567${nth}`) });
    ava.business.available = 399_999n;
    expect(await ava.refused(send, { input: five })).toMatchObject({
      code: 'insufficient-balance',
      statusCode: 402,
      required: '0.400000',
      available: '0.399999',
    });
    expect(await test.kindsSaid(ava.tenantId)).toEqual([]);
    expect(ava.business.frozen).toBe(0n);
    ava.business.available = 400_000n;
    const sent = await ava.data<Sent>(send, { input: five });
    const [requested] = await test.hear(ava.tenantId, messageRequested);
    expect(requested).toMatchObject({ requestId: sent.id, holdId: namedId('hold', sent.id) });
    expect(requested!.people).toHaveLength(5);
    expect(ava.business.frozen).toBe(400_000n);
    expect(
      await test.service.sql(
        "select ordinal, price from single_text where tenant_id = $1 and state = 'sent' and request_id = $2 order by ordinal",
        [ava.tenantId, sent.id],
      ),
    ).toEqual([1, 2, 3, 4, 5].map((ordinal) => ({ ordinal, price: 80_000n })));
  });

  it.each([
    ['insufficient-balance', 100_000n, 79_999n],
    ['balance-frozen', 100_000n, 80_000n],
  ] as const)('is 402 %s, and nothing is sent', async (code, available, frozen) => {
    Object.assign(ava.business, { available, frozen });
    const refusal = await ava.refused(send, { input: input() });
    expect(refusal).toMatchObject({ code, statusCode: 402, required: '0.180000', available: '0.100000' });
    expect(await test.kindsSaid(ava.tenantId)).toEqual([]);
    expect(ava.business).toMatchObject({ available, frozen });
  });
});

describe('a retry', () => {
  const key = { 'idempotency-key': 'test-1' };

  it('with its key holds and sends once, and gives the same answer', async () => {
    const first = await ava.data<Sent>(send, { input: input() }, key);
    expect(await ava.data(send, { input: input() }, key)).toEqual(first);
    test.neighbours.down.add('tenants').add('contacts');
    expect(await ava.data(send, { input: input() }, key)).toEqual(first);
    expect(await test.hear(ava.tenantId, messageRequested)).toHaveLength(1);
    expect(ava.business.frozen).toBe(180_000n);
  });

  it('many at once hold and send once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ava.data<Sent>(send, { input: input() }, key)));
    expect(new Set(answers.map((each) => each.id)).size).toBe(1);
    expect(await test.hear(ava.tenantId, messageRequested)).toHaveLength(1);
    expect(ava.business.frozen).toBe(180_000n);
  });

  it('with another body is 409', async () => {
    await ava.data(send, { input: input() }, key);
    expect(await ava.refused(send, { input: input({ message: 'Other' }) }, key)).toMatchObject({
      code: 'idempotency-mismatch',
      statusCode: 409,
    });
    expect(ava.business.frozen).toBe(180_000n);
  });

  it('at the same moment with another body texts nobody else, and leaves no hold without its text', async () => {
    for (let n = 0; n < 8; n += 1) {
      const who = test.person();
      const phones = ['+61412345601', '+61412345602', '+61412345603'];
      const answers = await Promise.allSettled(
        [...phones, ...phones].map((phone) =>
          who.data<Sent>(send, { input: input({ phones: [phone] }) }, { 'idempotency-key': `bodies-${n}` }),
        ),
      );
      await test.kindsSaid(who.tenantId);
      const told = answers.flatMap((each) =>
        each.status === 'fulfilled' ? [each.value.messages[0]!.phoneInternational] : [],
      );
      const requests = test.heard(who.tenantId, messageRequested);
      expect(new Set(told)).toEqual(new Set(requests.flatMap(({ people }) => people.map(({ address }) => address))));
      const rows = await test.service.sql<{ request_id: string }>(
        'select distinct request_id from single_text where tenant_id = $1',
        [who.tenantId],
      );
      const known = new Set(rows.map(({ request_id }) => namedId('hold', request_id)));
      for (const { holdId } of test.neighbours.askedFor(who.tenantId, 'reserveFunds')) expect(known).toContain(holdId);
    }
  });

  it('with a key of more than a day ago is a new one', async () => {
    const key = { 'idempotency-key': 'again' };
    const first = await ava.data<Sent>(send, { input: input() }, key);
    for (const [table, column] of [
      ['single_text', 'asked_at'],
      ['idempotency', 'created_at'],
    ])
      await test.service.sql(`update ${table} set ${column} = now() - interval '25 hours' where tenant_id = $1`, [
        ava.tenantId,
      ]);
    const second = await ava.data<Sent>(send, { input: input({ phones: ['0412 345 678'] }) }, key);
    expect((await test.hear(ava.tenantId, messageRequested, 2)).map(({ requestId }) => requestId)).toEqual([
      first.id,
      second.id,
    ]);
    expect(ava.business.frozen).toBe(260_000n);
  });

  it('of another business with the same key is a test of its own', async () => {
    const other = test.person();
    const [mine, theirs] = [
      await ava.data<Sent>(send, { input: input() }, key),
      await other.data<Sent>(send, { input: input() }, key),
    ];
    expect(mine.id).not.toBe(theirs.id);
    expect(other.business.frozen).toBe(180_000n);
  });
});

describe('a request that dies between the hold and the texts', () => {
  const attempts = () =>
    test.service.sql<{ id: string; state: string }>(
      'select id, state from single_text where tenant_id = $1 and ordinal = 1 order by asked_at, id',
      [ava.tenantId],
    );

  const dies = async (key: Record<string, string>) => {
    await test.service.sql(
      "create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$",
    );
    await test.service.sql(
      "create trigger die before update on single_text for each row when (new.state = 'sent') execute function die()",
    );
    expect(await ava.refused(send, { input: input() }, key)).toMatchObject({ code: 'internal' });
    await test.service.sql('drop function die() cascade');
  };

  it('is given up after two minutes, and its hold given back; a retry is a new attempt', async () => {
    const key = { 'idempotency-key': 'died' };
    await dies(key);
    const [dead] = await attempts();
    expect([dead?.state, ava.business.frozen]).toEqual(['asking', 180_000n]);

    const giveUp = (): Promise<void> => test.service.app.get(GiveUpTexts).execute();
    await giveUp();
    expect(await test.kindsSaid(ava.tenantId)).toEqual([]);
    await test.service.sql("update single_text set asked_at = now() - interval '121 seconds' where id = $1", [
      dead?.id,
    ]);
    await Promise.all([giveUp(), giveUp()]);
    expect(await test.hear(ava.tenantId, fundsRequestCancelled)).toEqual([
      { holdId: namedId('hold', dead!.id), subjectId: dead!.id, tenantId: ava.tenantId, currency: 'AUD' },
    ]);
    const sent = await ava.data<Sent>(send, { input: input() }, key);
    expect((await attempts()).map((each) => [each.id, each.state])).toEqual([
      [dead!.id, 'given-up'],
      [sent.id, 'sent'],
    ]);
  });

  it('is begun anew by the same key where it costs another amount by then, and its hold given back', async () => {
    const key = { 'idempotency-key': 'cheaper' };
    await dies(key);
    ava.business.optedOut = ['+61412345678'];
    const sent = await ava.data<Sent>(send, { input: input() }, key);
    expect(sent).toMatchObject({ cost: '0.100000' });
    const [dead] = await attempts();
    expect(await test.hear(ava.tenantId, fundsRequestCancelled)).toMatchObject([{ subjectId: dead!.id }]);
    expect((await attempts()).map((each) => [each.id, each.state])).toEqual([
      [dead!.id, 'given-up'],
      [sent.id, 'sent'],
    ]);
    expect(await test.hear(ava.tenantId, messageRequested)).toMatchObject([
      { requestId: sent.id, people: [{ address: '+6421123456' }] },
    ]);
  });

  it('goes on with its own attempt where the same key comes in time', async () => {
    const key = { 'idempotency-key': 'alive' };
    test.neighbours.down.add('tenants');
    expect(await ava.refused(send, { input: input() }, key)).toMatchObject({ code: 'unavailable' });
    test.neighbours.down.clear();
    await ava.data(send, { input: input() }, key);
    expect([(await attempts()).map((each) => each.state), ava.business.frozen]).toEqual([['sent'], 180_000n]);
  });

  it('after a refusal the same key may try again once there is money', async () => {
    const key = { 'idempotency-key': 'poor' };
    ava.business.available = 0n;
    expect(await ava.refused(send, { input: input() }, key)).toMatchObject({ code: 'insufficient-balance' });
    ava.business.available = 1_000_000n;
    expect(await ava.data(send, { input: input() }, key)).toMatchObject({ cost: '0.180000' });
    expect((await attempts()).map((each) => each.state)).toEqual(['refused', 'sent']);
  });
});

describe('input that is wrong', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['no sender', { callerId: null }, 'callerId', 'Choose a sender.'],
    ['an unknown sender', { callerId: newId() }, 'callerId', 'This sender is unknown.'],
    ['no text', { message: '' }, 'message', 'Write a message.'],
    ['too long a text', { message: 'x'.repeat(1_601) }, 'message', 'A message has at most 1,600 characters.'],
    ['an unknown placeholder', { message: '{{nickname}}' }, 'message', 'Unknown placeholder: {{nickname}}'],
    ['no phone', { phones: [] }, 'phones', 'A phone number is required.'],
    ['no phones at all', { phones: null }, 'phones', 'A phone number is required.'],
    [
      'six phones',
      { phones: Array.from({ length: 6 }, (_, n) => `041234567${n}`) },
      'phones',
      'At most 5 phone numbers.',
    ],
    ['what is not a phone', { phones: ['0412345678', 'me'] }, 'phones[1]', 'Invalid phone number.'],
    ['a landline', { phones: ['02 9374 4000'] }, 'phones[0]', 'Invalid phone number.'],
    ['a phone twice', { phones: ['0412345678', '+61 412 345 678'] }, 'phones[1]', 'This phone number is there twice.'],
    ['a country without a price', { phones: ['+447911123456'] }, 'phones[0]', 'There is no price for this country.'],
    ['an unknown contact', { contactId: newId() }, 'contactId', 'This contact is unknown.'],
    ['a malformed contact', { contactId: 'ava' }, 'contactId', 'This is not a contact.'],
  ])('%s is named, nothing is held, nothing is sent', async (_, given, field, message) => {
    const refusal = await ava.refused(send, { input: input(given) });
    expect(refusal).toMatchObject({ code: 'invalid-input', statusCode: 400 });
    expect(refusal.fields).toEqual([{ field, message }]);
    expect([test.neighbours.askedFor(ava.tenantId, 'reserveFunds'), await test.kindsSaid(ava.tenantId)]).toEqual([
      [],
      [],
    ]);
  });

  it('a suspension is told before an unknown sender', async () => {
    ava.business.terms.suspendedFor = 'Unpaid.';
    expect(await ava.refused(send, { input: input({ callerId: newId() }) })).toMatchObject({ code: 'wrong-state' });
  });
  it('a quote names an unknown sender too', async () => {
    expect(await ava.refused(quote, { input: input({ callerId: newId() }) })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'callerId', message: 'This sender is unknown.' }],
    });
  });

  it('a text that grows too long once rendered is named', async () => {
    ava.business.terms.businessName = 'The very long name of a café at the corner';
    expect(
      await ava.refused(send, { input: input({ message: `${'x'.repeat(1_570)}{{businessName}}` }) }),
    ).toMatchObject({ code: 'invalid-input', fields: [{ field: 'message' }] });
  });

  it('a text of which nothing is left once rendered is named', async () => {
    for (const message of ['{{firstName}}', ' {{firstName|}} '])
      expect(await ava.refused(send, { input: input({ message }) })).toMatchObject({
        fields: [{ field: 'message', message: 'Write a message.' }],
      });
  });

  it('another business’s contact and sender are unknown', async () => {
    const other = test.person();
    expect(await other.refused(send, { input: input({ contactId: ava.business.contactIds[0] }) })).toMatchObject({
      fields: [{ field: 'contactId', message: 'This contact is unknown.' }],
    });
    const own = newId();
    await test.service.sql(
      "insert into caller_id (id, tenant_id, name, phone_international, caller_type, status, created_at) values ($1, $2, 'Mine', '+61412345678', 'phone-number', 'verified', now())",
      [own, ava.tenantId],
    );
    expect(await other.refused(send, { input: input({ callerId: own }) })).toMatchObject({
      fields: [{ field: 'callerId' }],
    });
    expect(await ava.data(send, { input: input({ callerId: own }) })).toMatchObject({ cost: '0.180000' });
  });

  it('is 503 where contacts or tenants do not answer, and nothing is held', async () => {
    for (const neighbour of ['contacts', 'tenants'] as const) {
      test.neighbours.down.clear();
      test.neighbours.down.add(neighbour);
      expect(await ava.refused(send, { input: input() })).toMatchObject({ code: 'unavailable' });
    }
    expect(ava.business.frozen).toBe(0n);
  });
});
