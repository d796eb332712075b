import { FakeStripe } from './fake-stripe.js';

describe('the Stripe of the tests', () => {
  let far: FakeStripe;
  beforeAll(async () => void (far = await new FakeStripe().start()));
  afterAll(() => far.stop());
  const call = async (
    method: string,
    path: string,
    form: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const body = new URLSearchParams(form).toString();
    const answer = await fetch(`${far.url}${path}${method === 'GET' ? `?${body}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${far.secretKey}`, ...headers },
      ...(method === 'POST' && {
        body,
        headers: {
          authorization: `Bearer ${far.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    });
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotent-replayed'),
      body: (await answer.json()) as { id?: string; error?: Record<string, string> },
    };
  };

  it.each([
    ['POST', '/v1/payment_intents', { currency: 'aud' }, 'parameter_missing', 'amount'],
    ['POST', '/v1/payment_intents', { amount: '500' }, 'parameter_missing', 'currency'],
    ['POST', '/v1/payment_intents', { amount: '5.00', currency: 'aud' }, 'parameter_invalid_integer', 'amount'],
    ['POST', '/v1/payment_intents', { amount: '500', currency: 'aud', tenant: 'x' }, 'parameter_unknown', 'tenant'],
    [
      'POST',
      '/v1/payment_intents',
      { amount: '500', currency: 'aud', 'payment_method_types[0]': 'card' },
      'parameter_unknown',
      'payment_method_types',
    ],
    [
      'POST',
      '/v1/payment_intents',
      { amount: '500', currency: 'aud', 'allowed_payment_method_types[0]': 'cheque' },
      'parameter_invalid_enum',
      'allowed_payment_method_types[0]',
    ],
    [
      'POST',
      '/v1/payment_intents',
      { amount: '500', currency: 'aud', confirm: 'yes' },
      'parameter_invalid_boolean',
      'confirm',
    ],
    [
      'POST',
      '/v1/payment_intents',
      { amount: '500', currency: 'aud', 'confirm[a]': 'true' },
      'parameter_invalid_boolean',
      'confirm',
    ],
    ['POST', '/v1/setup_intents', { usage: 'sometimes' }, 'parameter_invalid_enum', 'usage'],
    ['POST', '/v1/customers', { metadata: 'x' }, 'parameter_invalid_object', 'metadata'],
    ['GET', '/v1/payment_intents', { since: '1' }, 'parameter_unknown', 'since'],
  ])("refuses %s %s with %j, as Stripe's document has it", async (method, path, form, code, param) => {
    expect(await call(method, path, form)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    });
  });

  it('knows its key and its addresses', async () => {
    expect(await call('GET', '/v1/payment_intents', {}, { authorization: 'Bearer sk_test_wrong' })).toMatchObject({
      status: 401,
    });
    expect(await call('GET', '/v1/payment_intents/pi_nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing', param: 'intent' } },
    });
    expect(await call('DELETE', '/v1/payment_intents')).toMatchObject({ status: 404 });
  });

  it('answers a key again with what it answered, and no other question with it', async () => {
    const form = { amount: '500', currency: 'aud' };
    const first = await call('POST', '/v1/payment_intents', form, { 'idempotency-key': 'k' });
    expect(await call('POST', '/v1/payment_intents', form, { 'idempotency-key': 'k' })).toEqual({
      ...first,
      replayed: 'true',
    });
    expect(
      await call('POST', '/v1/payment_intents', { ...form, amount: '600' }, { 'idempotency-key': 'k' }),
    ).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
    // What was not carried out is not remembered.
    expect(
      (await call('POST', '/v1/payment_intents', { ...form, amount: 'x' }, { 'idempotency-key': 'l' })).status,
    ).toBe(400);
    expect((await call('POST', '/v1/payment_intents', form, { 'idempotency-key': 'l' })).status).toBe(200);
  });
});
