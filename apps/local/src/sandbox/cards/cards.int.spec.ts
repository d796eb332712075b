import { randomUUID } from 'node:crypto';
import { eventually } from '@bellbird/testing';
import { openWorld, type World } from '../testing/open-world.js';

const works = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const needsAction = '4000 0025 0000 3155';

describe('the card provider', () => {
  let world: World;
  const card = async (number: string): Promise<string> =>
    (await world.call('POST', '/sandbox/api/payment-methods', { number, expMonth: 12, expYear: 2040, cvc: '123' })).body
      .id;
  const pay = (change: Record<string, unknown> = {}) =>
    world.call('POST', '/payments/intents', {
      amountMinor: 5_000,
      currency: 'AUD',
      customer: 'tenant-1',
      metadata: { tenantId: 'tenant-1' },
      idempotencyKey: randomUUID(),
      ...change,
    });
  const heardOf = (intent: string) =>
    world.receiver.heard.filter(
      ({ body }) => (body['data'] as { intent: { id: string } } | undefined)?.intent.id === intent,
    );

  beforeAll(async () => {
    world = await openWorld('sandbox_cards');
  });
  afterAll(() => world.close());

  it('makes a payment method of a card, and keeps no number', async () => {
    const answer = await world.call('POST', '/sandbox/api/payment-methods', {
      number: works,
      expMonth: 12,
      expYear: 2040,
      cvc: '123',
    });
    expect(answer).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^pm_[A-Za-z0-9]{20,}$/) } });
    expect(Object.keys(answer.body)).toEqual(['id']);
    expect(
      (await world.call('POST', `/payments/customers/keeper/methods`, { paymentMethod: answer.body.id })).body,
    ).toEqual({ id: answer.body.id, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 });
    expect(
      await world.call('POST', '/sandbox/api/payment-methods', { number: '4242', expMonth: 1, expYear: 2020, cvc: '' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ field: 'number' }, { field: 'expYear' }, { field: 'cvc' }] },
    });
  });

  it('takes money from a card that works, and says so within a second, signed', async () => {
    const { status, body } = await pay({ paymentMethod: await card(works) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^pi_/),
      status: 'succeeded',
      clientSecret: expect.stringContaining('_secret_'),
      amountMinor: 5_000,
      currency: 'AUD',
      metadata: { tenantId: 'tenant-1' },
    });
    const [event] = await eventually(() => (heardOf(body.id).length === 1 ? heardOf(body.id) : false), {
      timeoutMs: 1_000,
    });
    expect(event).toMatchObject({
      path: '/webhooks/sandbox-payments',
      signed: true,
      body: {
        id: expect.stringMatching(/^evt_/),
        type: 'payment_intent.succeeded',
        created: expect.any(String),
        data: { intent: { id: body.id, amountMinor: 5_000 } },
      },
    });
    expect((await world.call('GET', `/payments/intents/${body.id}`)).body).toEqual(body);
  });

  it('declines', async () => {
    const { status, body } = await pay({ paymentMethod: await card(declined) });
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'card_declined',
      intent: { status: 'requires_payment_method', declineCode: 'card_declined' },
    });
    const [event] = await eventually(() => (heardOf(body.intent.id).length === 1 ? heardOf(body.intent.id) : false));
    expect(event?.body).toMatchObject({ type: 'payment_intent.payment_failed' });
  });

  it('asks for the bank’s page, and goes by what the bank says, once', async () => {
    const method = await card(needsAction);
    for (const [succeed, ends, type] of [
      [true, 'succeeded', 'payment_intent.succeeded'],
      [false, 'requires_payment_method', 'payment_intent.payment_failed'],
    ] as const) {
      const { body } = await pay({ paymentMethod: method });
      expect(body.status).toBe('requires_action');
      expect(heardOf(body.id)).toEqual([]);
      const complete = () => world.call('POST', `/sandbox/api/payment-intents/${body.id}/complete-action`, { succeed });
      expect(await complete()).toMatchObject({ status: 200, body: { id: body.id, status: ends } });
      expect(await complete()).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
      const [event] = await eventually(() => (heardOf(body.id).length === 1 ? heardOf(body.id) : false));
      expect(event?.body).toMatchObject({ type });
    }
    expect(
      (await world.call('POST', '/sandbox/api/payment-intents/pi_none/complete-action', { succeed: true })).status,
    ).toBe(404);
    expect(
      (await world.call('POST', '/sandbox/api/payment-intents/pi_%00/complete-action', { succeed: true })).status,
    ).toBe(404);
    expect(
      await world.call('POST', '/sandbox/api/payment-intents/pi_none/complete-action', { succeed: 'yes' }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'succeed' }] } });
  });

  it('waits for a card where none was given', async () => {
    const { status, body } = await pay();
    expect([status, body.status]).toEqual([201, 'requires_payment_method']);
  });

  it('makes one payment a key, however often and how many at once it is asked for', async () => {
    const idempotencyKey = randomUUID();
    const paymentMethod = await card(works);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay({ idempotencyKey, paymentMethod })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await pay({ idempotencyKey, paymentMethod, amountMinor: 6_000 })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    });
    await eventually(() => heardOf(answers[0]?.body.id).length === 1);
    const again = randomUUID();
    const bad = await card(declined);
    expect((await pay({ idempotencyKey: again, paymentMethod: bad })).body).toEqual(
      (await pay({ idempotencyKey: again, paymentMethod: bad })).body,
    );
  });

  it('keeps a card with one customer', async () => {
    const [first, second, bad] = [await card(works), await card(needsAction), await card(declined)];
    const attach = (customer: string, paymentMethod: string) =>
      world.call('POST', `/payments/customers/${customer}/methods`, { paymentMethod });
    for (const id of [first, second, first]) expect((await attach('ann', id)).status).toBe(200);
    expect(
      (await world.call('GET', '/payments/customers/ann/methods')).body.methods.map(({ id }: { id: string }) => id),
    ).toEqual([first, second]);
    expect(await attach('ann', bad)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect((await attach('bob', first)).status).toBe(404);
    expect((await attach('bob', 'pm_none')).status).toBe(404);
    expect((await pay({ customer: 'bob', paymentMethod: first })).status).toBe(404);
    expect((await pay({ customer: 'ann', paymentMethod: first })).status).toBe(201);
    expect((await world.call('DELETE', `/payments/customers/bob/methods/${first}`)).status).toBe(404);
    expect((await world.call('DELETE', `/payments/customers/ann/methods/${first}`)).status).toBe(204);
    expect((await world.call('DELETE', `/payments/customers/ann/methods/${first}`)).status).toBe(404);
    expect((await world.call('GET', '/payments/customers/ann/methods')).body.methods).toHaveLength(1);
  });

  it('lists payments for a repair, oldest first, page by page', async () => {
    await world.call('POST', '/payments/intents', {
      amountMinor: 100,
      currency: 'AUD',
      customer: 'x',
      idempotencyKey: randomUUID(),
    });
    const since = new Date().toISOString();
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await pay({ customer: 'lister' })).body.id);
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { body } = await world.call('GET', `/payments/intents?createdAfter=${since}&limit=2&after=${after}`);
      seen.push(...body.intents.map(({ id }: { id: string }) => id));
      after = seen.at(-1) ?? '';
      more = body.hasMore;
    }
    expect(seen).toEqual(made);
    expect((await world.call('GET', '/payments/intents?createdAfter=soon')).status).toBe(400);
    expect((await world.call('GET', '/payments/intents/pi_none')).status).toBe(404);
  });

  it.each([
    [{ amountMinor: 0 }, 'amountMinor'],
    [{ amountMinor: 1.5 }, 'amountMinor'],
    [{ amountMinor: undefined }, 'amountMinor'],
    [{ currency: 'aud' }, 'currency'],
    [{ customer: '' }, 'customer'],
    [{ idempotencyKey: undefined }, 'idempotencyKey'],
    [{ metadata: { a: 1 } }, 'metadata'],
    [{ metadata: { a: '\0' } }, 'metadata'],
    [{ paymentMethod: 7 }, 'paymentMethod'],
  ])('a payment with %j is refused, naming %s', async (change, field) => {
    expect(await pay(change)).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ field }] } });
  });

  it('tells a payment again until the webhook has heard it', async () => {
    let failures = 3;
    world.receiver.answer = () => (failures-- > 0 ? 500 : 200);
    const { body } = await pay({ paymentMethod: await card(works) });
    await eventually(() => heardOf(body.id).length === 4);
    expect(new Set(heardOf(body.id).map((heard) => heard.body['id'])).size).toBe(1);
    world.receiver.answer = () => 204;
  });
});
