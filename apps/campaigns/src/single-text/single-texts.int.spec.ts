import { namedId, newId } from '@bellbird/database';
import {
  fundsRequestCancelled,
  messageRequested,
  messageResulted,
  textEnded,
  textRequested,
  textsStopped,
  type Payload,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, sharedSender, type Person } from '../../test/campaigns-under-test.js';
import { AskAnew } from './ask-anew.js';
import { ForgetPhones } from './forget-phones.js';
import { FundTexts } from './fund-texts.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00.000Z'); // Friday noon in Sydney
  test.neighbours.down.clear();
  ava = test.person();
});

type Wish = Payload<typeof textRequested>;
const wish = (over: Partial<Wish> = {}): Wish => ({
  textId: namedId('turn-text', newId()),
  tenantId: ava.tenantId,
  purpose: 'turn',
  messageType: 'transactional',
  phone: '+61412345678',
  country: 'AU',
  contactId: null,
  callerId: null,
  text: 'Corner Café: it is your turn, number 42.',
  notBefore: null,
  notAfter: '2026-11-20T01:10:00.000Z',
  ...over,
});
const ask = async (over: Partial<Wish> = {}): Promise<Wish> => {
  const asked = wish(over);
  await test.tell(textRequested, asked);
  return asked;
};
const turn = (): Promise<boolean> => test.service.app.get(FundTexts).turn();
const rowOf = async ({ textId }: { textId: string }) =>
  (
    await test.service.sql<Record<string, unknown>>(
      'select state, reason, parts, price, cost, text, tries from single_text where id = $1',
      [textId],
    )
  )[0];
const asking = ({ textId }: Wish) =>
  eventually(async () => expect(await rowOf({ textId })).toMatchObject({ state: 'asking' }));
const refused = async (asked: Wish, reason: string): Promise<void> => {
  expect(await test.hear(ava.tenantId, textEnded)).toEqual([
    {
      textId: asked.textId,
      tenantId: ava.tenantId,
      purpose: asked.purpose,
      state: 'refused',
      reason,
      parts: 0,
      cost: '0',
      at: expect.any(String),
    },
  ]);
  expect(test.heard(ava.tenantId, messageRequested)).toEqual([]);
};
type Fate = Payload<typeof messageResulted>['people'][number]['state'];
const result = (asked: Wish, state: Fate, revision: number, eventId = newId()) =>
  test.tell(
    messageResulted,
    {
      requestId: asked.textId,
      tenantId: asked.tenantId,
      purpose: asked.purpose,
      people: [
        {
          ordinal: 1,
          state,
          reason: null,
          parts: 1,
          cost: ['rejected', 'refused', 'unknown'].includes(state) ? '0' : '80000',
          at: '2026-11-20T01:00:05.000Z',
        },
      ],
      final: true,
      revision,
    },
    eventId,
  );

describe('a text that is asked for', () => {
  it('is priced, held and asked of dispatch, from the first shared number, and its fate is told', async () => {
    const asked = await ask({ contactId: newId() });
    const holdId = namedId('hold', asked.textId);
    expect(await test.hear(ava.tenantId, messageRequested)).toEqual([
      {
        requestId: asked.textId,
        tenantId: ava.tenantId,
        holdId,
        channel: 'sms',
        purpose: 'turn',
        content: null,
        askedBy: null,
        timeZone: null,
        notBefore: null,
        notLaterThan: asked.notAfter,
        messageType: 'transactional',
        sender: { callerId: sharedSender.id, address: sharedSender.phone },
        people: [
          {
            contactId: asked.contactId,
            address: asked.phone,
            country: 'AU',
            text: asked.text,
            units: 1,
            price: '80000',
          },
        ],
      },
    ]);
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toEqual([
      { holdId, subjectId: asked.textId, amount: '80000', currency: 'AUD' },
    ]);
    expect(await rowOf(asked)).toMatchObject({ state: 'sent', text: '', price: 80_000n });
    await result(asked, 'accepted', 2);
    await result(asked, 'delivered', 3);
    await result(asked, 'accepted', 2);
    expect(await test.hear(ava.tenantId, textEnded, 2)).toMatchObject([
      { textId: asked.textId, state: 'accepted', parts: 1, cost: '80000' },
      { textId: asked.textId, state: 'delivered', parts: 1, cost: '80000' },
    ]);
    expect(await rowOf(asked)).toMatchObject({ state: 'delivered', cost: 80_000n });
  });

  it('1. a hundred times at once is one text and one hold: the first wish wins', async () => {
    const asked = wish();
    await Promise.all(Array.from({ length: 100 }, (_, n) => test.tell(textRequested, { ...asked, text: `Turn ${n}` })));
    await test.hear(ava.tenantId, messageRequested);
    await Promise.all([turn(), turn(), turn()]);
    expect(await test.kindsSaid(ava.tenantId)).toEqual(['message.requested']);
    expect(ava.business.frozen).toBe(80_000n);
  });

  it('waits for its hour before it asks for money', async () => {
    const asked = await ask({ notBefore: '2026-11-20T02:00:00.000Z', notAfter: '2026-11-20T02:10:00.000Z' });
    await asking(asked);
    await turn();
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toEqual([]);
    test.platform.clock.set('2026-11-20T02:00:00.000Z');
    await turn();
    expect(await test.hear(ava.tenantId, messageRequested)).toMatchObject([
      { notBefore: '2026-11-20T02:00:00.000Z', notLaterThan: '2026-11-20T02:10:00.000Z' },
    ]);
  });

  it('of a review waits for the marketing window, in the zone of the business', async () => {
    test.platform.clock.set('2026-11-20T10:00:00.000Z'); // 21:00
    const asked = await ask({ purpose: 'review-request', messageType: 'review', notAfter: '2026-11-21T10:00:00.000Z' });
    await eventually(async () => expect(await rowOf(asked)).toMatchObject({ tries: 1 }));
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toEqual([]);
    test.platform.clock.set('2026-11-20T22:00:00.000Z'); // Saturday 9:00
    await turn();
    expect(await test.hear(ava.tenantId, messageRequested)).toMatchObject([
      { messageType: 'review', timeZone: 'Australia/Sydney' },
    ]);
  });

  it('7. ends as the highest of its results, in whatever order they come and come again, and tells of rising steps alone', async () => {
    const ladder = ['refused', 'rejected', 'unknown', 'accepted', 'bounced', 'delivered'] as const;
    const mixed = ['accepted', 'refused', 'delivered', 'unknown', 'bounced', 'rejected'] as const;
    const orders = [ladder, ladder.toReversed(), mixed];
    const wishes = await Promise.all(orders.map(() => ask()));
    await test.hear(ava.tenantId, messageRequested, orders.length);
    const last = await Promise.all(
      orders.map(async (order, nth) => {
        let eventId = '';
        const said = order.map((state) => ({ state, id: newId() }));
        // Once more by its own event, and once more by another one.
        for (const { state, id } of [
          ...said,
          ...said.toReversed(),
          ...said.map(({ state }) => ({ state, id: newId() })),
        ])
          await result(wishes[nth]!, state, 2 + ladder.indexOf(state), (eventId = id));
        return eventId;
      }),
    );
    await eventually(async () =>
      expect(await test.service.sql('select 1 from inbox where event_id = any($1::uuid[])', [last])).toHaveLength(3),
    );
    await test.kindsSaid(ava.tenantId);
    const told = wishes.map(({ textId }) =>
      test.heard(ava.tenantId, textEnded).flatMap((each) => (each.textId === textId ? [each.state] : [])),
    );
    expect(told).toEqual([
      ['refused', 'unknown', 'accepted', 'bounced', 'delivered'],
      ['delivered'],
      ['accepted', 'delivered'],
    ]);
    for (const each of wishes) expect(await rowOf(each)).toMatchObject({ state: 'delivered', cost: 80_000n });
  });

  it('9. a code costs nothing, and still has a hold; once it left it is in no table here', async () => {
    const canary = `Your code is ${newId()}`;
    await ask({ purpose: 'code', text: canary });
    expect(await test.hear(ava.tenantId, messageRequested)).toMatchObject([{ people: [{ price: '0', text: canary }] }]);
    expect(test.neighbours.holdsAskedFor(ava.tenantId)).toMatchObject([{ amount: '0' }]);
    const tables = await test.service.sql<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
    );
    expect(tables.map(({ name }) => name)).toContain('single_text');
    // What was published goes from the outbox a moment later.
    await eventually(async () => {
      for (const { name } of tables)
        expect([
          name,
          await test.service.sql(`select 1 from "${name}" t where t::text like $1`, [`%${canary}%`]),
        ]).toEqual([name, []]);
    });
  });

  it('11. of another business is nothing to this one', async () => {
    const asked = await ask();
    await test.hear(ava.tenantId, messageRequested);
    const other = test.person();
    await result({ ...asked, tenantId: other.tenantId }, 'delivered', 9);
    await result(asked, 'accepted', 2);
    await test.hear(ava.tenantId, textEnded);
    expect(test.heard(other.tenantId, textEnded)).toEqual([]);
    expect(await rowOf(asked)).toMatchObject({ state: 'accepted' });
  });
});

describe('a text that never leaves', () => {
  it.each<[string, Partial<Wish>]>([
    ['no-price', { phone: '+447911123456', country: 'GB' }],
    ['invalid-phone', { phone: '+61293744000' }],
    ['no-sender', { callerId: newId() }],
  ])('is refused: %s', async (reason, over) => {
    await refused(await ask(over), reason);
    expect(ava.business.frozen).toBe(0n);
  });

  it('2. is too late: asked for too late, while nobody answered, or in the night', async () => {
    await refused(await ask({ notAfter: '2026-11-20T00:59:00.000Z' }), 'too-late');
    ava = test.person();
    test.neighbours.down.add('tenants');
    const asked = await ask();
    await eventually(async () => expect(await rowOf(asked)).toMatchObject({ tries: 1 }));
    test.platform.clock.set('2026-11-20T01:20:00.000Z');
    await turn();
    await refused(asked, 'too-late');
    expect(ava.business.frozen).toBe(0n);
    test.neighbours.down.clear();
    ava = test.person();
    test.platform.clock.set('2026-11-20T10:00:00.000Z');
    const night = await ask({ purpose: 'review-request', messageType: 'review', notAfter: '2026-11-20T20:00:00.000Z' });
    await eventually(async () => expect(await rowOf(night)).toMatchObject({ tries: 1 }));
    test.platform.clock.set('2026-11-20T20:00:00.000Z');
    await turn();
    await refused(night, 'too-late');
  });

  it('4. for want of money or of leave: each is refused, the business is told once a purpose and day', async () => {
    ava.business.available = 79_999n;
    await ask();
    await ask();
    await ask({ purpose: 'review-request' });
    const ends = await test.hear(ava.tenantId, textEnded, 3);
    expect(new Set(ends.map(({ reason }) => reason))).toEqual(new Set(['insufficient-balance']));
    expect(
      (await test.hear(ava.tenantId, textsStopped, 2)).map(({ purpose, reason }) => [purpose, reason]).sort(),
    ).toEqual([
      ['review-request', 'insufficient-balance'],
      ['turn', 'insufficient-balance'],
    ]);
    test.platform.clock.set('2026-11-21T01:00:00.000Z');
    Object.assign(ava.business, { available: 100_000_000n });
    ava.business.terms.suspendedFor = 'Many complaints';
    await ask({ notAfter: '2026-11-21T01:10:00.000Z' });
    expect((await test.hear(ava.tenantId, textEnded, 4)).at(-1)).toMatchObject({ reason: 'suspended' });
    expect((await test.hear(ava.tenantId, textsStopped, 3)).at(-1)).toMatchObject({ reason: 'suspended' });
    expect(test.heard(ava.tenantId, messageRequested)).toEqual([]);
  });

  it('6. opted out between hold and licence is told as dispatch says it', async () => {
    const asked = await ask();
    await test.hear(ava.tenantId, messageRequested);
    await test.tell(messageResulted, {
      requestId: asked.textId,
      tenantId: ava.tenantId,
      purpose: 'turn',
      people: [
        { ordinal: 1, state: 'refused', reason: 'opted-out', parts: 0, cost: '0', at: '2026-11-20T01:00:05.000Z' },
      ],
      final: true,
      revision: 2,
    });
    expect(await test.hear(ava.tenantId, textEnded)).toMatchObject([
      { state: 'refused', reason: 'opted-out', cost: '0' },
    ]);
  });
});

describe('many texts that are asked for at once', () => {
  /** A minute later, once no worker has any of them in hand: who claimed one looks at the clock again at its end. */
  const aMinuteLater = async (wishes: readonly Wish[]): Promise<void> => {
    const soon = new Date(test.platform.clock.now().getTime() + 20_000);
    await eventually(async () => {
      const [resting] = await test.service.sql<{ n: number }>(
        `select count(*)::int as n from single_text where id = any($1) and (state <> 'asking' or tries > 0 and next_try_at < $2)`,
        [wishes.map(({ textId }) => textId), soon.toISOString()],
      );
      expect(resting).toEqual({ n: wishes.length });
    });
    test.platform.clock.set(new Date(test.platform.clock.now().getTime() + 61_000).toISOString());
  };
  /** They wait while tenants is away, so that one turn finds them all. */
  const askMany = async (wishes: readonly Wish[]): Promise<void> => {
    test.neighbours.down.add('tenants');
    await Promise.all(wishes.map((each) => test.tell(textRequested, each)));
    await eventually(async () => {
      const [asked] = await test.service.sql<{ n: number }>(
        'select count(*)::int as n from single_text where tries > 0 and id = any($1)',
        [wishes.map(({ textId }) => textId)],
      );
      expect(asked).toEqual({ n: wishes.length });
    });
    await aMinuteLater(wishes);
    test.neighbours.down.clear();
  };
  const asksOf = (operation: string): unknown[] => test.neighbours.askedFor(ava.tenantId, operation);

  it('have a hold each by one question, go out together, and what cannot go keeps none of them', async () => {
    const good = Array.from({ length: 40 }, () => wish());
    const bad = [wish({ phone: '+611' }), wish({ callerId: newId() })];
    await askMany([...good, ...bad]);
    await turn();
    const requests = await test.hear(ava.tenantId, messageRequested, good.length);
    expect(requests.map(({ requestId }) => requestId).sort()).toEqual(good.map(({ textId }) => textId).sort());
    expect(requests.every(({ people }) => people.length === 1)).toBe(true);
    expect(asksOf('reserveManyFunds')).toHaveLength(1);
    expect(ava.business.frozen).toBe(80_000n * BigInt(good.length));
    const ends = await test.hear(ava.tenantId, textEnded, bad.length);
    expect(new Map(ends.map(({ textId, reason }) => [textId, reason]))).toEqual(
      new Map([
        [bad[0]!.textId, 'invalid-phone'],
        [bad[1]!.textId, 'no-sender'],
      ]),
    );
  });

  it('go by halves where the hold of one is refused by an error', async () => {
    const wishes = Array.from({ length: 5 }, () => wish());
    const [odd] = wishes;
    test.neighbours.hold(namedId('hold', odd!.textId), '1');
    await askMany(wishes);
    await turn();
    const requests = await test.hear(ava.tenantId, messageRequested, 4);
    expect(requests.map(({ requestId }) => requestId)).not.toContain(odd!.textId);
    expect(asksOf('reserveManyFunds').length).toBeGreaterThan(1);
    expect(await rowOf(odd!)).toMatchObject({ state: 'asking' });
  });

  it('are asked for again together while nobody answers, each once', async () => {
    const wishes = Array.from({ length: 5 }, () => wish());
    await askMany(wishes);
    test.neighbours.losesAnswerTo.add('reserveManyFunds');
    await turn();
    await eventually(() => expect(asksOf('reserveManyFunds')).toHaveLength(1));
    await aMinuteLater(wishes);
    expect(test.heard(ava.tenantId, messageRequested)).toEqual([]);
    await turn();
    await test.hear(ava.tenantId, messageRequested, wishes.length);
    expect(ava.business.frozen).toBe(80_000n * BigInt(wishes.length));
  });

  it('that the balance pays in part go as far as it does', async () => {
    ava.business.available = 170_000n;
    const wishes = Array.from({ length: 5 }, () => wish());
    await askMany(wishes);
    await turn();
    await test.hear(ava.tenantId, messageRequested, 2);
    const ends = await test.hear(ava.tenantId, textEnded, 3);
    expect(ends.map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => 'insufficient-balance'));
    expect(await test.hear(ava.tenantId, textsStopped)).toHaveLength(1);
  });
});

describe('a text whose money nobody answers for', () => {
  it('5. asks again with the same hold and amount, whatever the price is by then', async () => {
    test.neighbours.down.add('tenants');
    const asked = await ask();
    await eventually(async () => expect(await rowOf(asked)).toMatchObject({ tries: 1 }));
    test.neighbours.down.clear();
    // The price is fixed, the answer about the hold is lost.
    test.neighbours.losesAnswerTo.add('reserveFunds');
    for (let n = 0; n < 4 && test.heard(ava.tenantId, messageRequested).length === 0; n += 1) {
      test.platform.clock.set(new Date(test.platform.clock.now().getTime() + 61_000).toISOString());
      await turn();
      if ((await rowOf(asked))?.['price'] != null) ava.business.terms.prices = { AU: '990000' };
    }
    await test.hear(ava.tenantId, messageRequested);
    const holds = test.neighbours.holdsAskedFor(ava.tenantId);
    expect(holds.length).toBeGreaterThan(1);
    expect(new Set(holds.map(({ holdId, amount }) => `${String(holdId)} ${String(amount)}`)).size).toBe(1);
    expect(ava.business.frozen).toBe(80_000n);
  });

  it('that runs out of time gives back what it may hold', async () => {
    const asked = await ask({ notBefore: '2026-11-20T02:00:00.000Z', notAfter: '2026-11-20T02:10:00.000Z' });
    await asking(asked);
    await test.service.sql('update single_text set price = 80000 where id = $1', [asked.textId]);
    test.platform.clock.set('2026-11-20T02:20:00.000Z');
    await turn();
    await refused(asked, 'too-late');
    expect(await test.hear(ava.tenantId, fundsRequestCancelled)).toMatchObject([
      { holdId: namedId('hold', asked.textId), subjectId: asked.textId },
    ]);
  });
});

it('refused by one worker while another stood still leaves no hold', async () => {
  let goOn: () => void = () => undefined;
  let isStill = false;
  const { beforeAnswer } = test.neighbours;
  test.neighbours.beforeAnswer = async () => {
    if (isStill) return;
    isStill = true;
    await new Promise<void>((resolve) => (goOn = resolve));
  };
  const asked = await ask({ notAfter: '2026-11-20T01:00:40.000Z' });
  await eventually(() => expect(isStill).toBe(true)); // claimed; the answer about the terms is on its way
  test.platform.clock.set('2026-11-20T01:00:41.000Z');
  await turn();
  await refused(asked, 'too-late');
  goOn();
  test.neighbours.beforeAnswer = beforeAnswer;
  expect(await test.hear(ava.tenantId, fundsRequestCancelled)).toMatchObject([{ subjectId: asked.textId }]);
  await turn();
  expect([test.neighbours.holdsAskedFor(ava.tenantId), ava.business.frozen]).toEqual([[], 0n]);
  expect(await rowOf(asked)).toMatchObject({ state: 'refused', price: null });
});

it('5. of which nothing was heard is asked for again, half an hour after its time, and once in a while', async () => {
  const asked = await ask();
  await test.hear(ava.tenantId, messageRequested);
  const askAnew = () => test.service.app.get(AskAnew).execute();
  test.platform.clock.set('2026-11-20T01:39:00.000Z');
  await askAnew();
  expect(test.heard(ava.tenantId, messageRequested)).toHaveLength(1);
  test.platform.clock.set('2026-11-20T01:41:00.000Z');
  await Promise.all([askAnew(), askAnew()]);
  const [first, again] = await test.hear(ava.tenantId, messageRequested, 2);
  // Its text is gone by now: whoever never had it can only refuse it.
  expect(again).toEqual({ ...first, people: [{ ...first!.people[0], text: '' }] });
  await result(asked, 'delivered', 3);
  await test.hear(ava.tenantId, textEnded);
  test.platform.clock.set('2026-11-20T03:00:00.000Z');
  await askAnew();
  expect(test.heard(ava.tenantId, messageRequested)).toHaveLength(2);
});

it('tells a service what texts cost', async () => {
  const token = await test.platform.serviceToken('waiting-list', ava.tenantId);
  const { data } = await test.service.as(token)('{ textPrices { prices currency timeZone } }');
  expect(data).toEqual({
    textPrices: { prices: { AU: '0.080000', NZ: '0.100000' }, currency: 'AUD', timeZone: 'Australia/Sydney' },
  });
  expect(await ava.refused('{ textPrices { currency } }')).toMatchObject({ code: 'forbidden' });
});

it('forgets phones of turns after ninety days', async () => {
  const [old, young, code] = [await ask(), await ask(), await ask({ purpose: 'code' })];
  for (const each of [old, young, code]) await eventually(async () => expect(await rowOf(each)).toBeDefined());
  await test.service.sql("update single_text set state = 'delivered' where tenant_id = $1", [ava.tenantId]);
  await test.service.sql("update single_text set asked_at = now() - interval '91 days' where id = any($1)", [
    [old.textId, code.textId],
  ]);
  await test.service.app.get(ForgetPhones).sweep();
  expect(
    await test.service.sql('select id, phone from single_text where tenant_id = $1 order by phone, id', [ava.tenantId]),
  ).toEqual([
    { id: old.textId, phone: '' },
    ...[young, code].map(({ textId, phone }) => ({ id: textId, phone })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  ]);
});
