/* eslint-disable bellbird/no-number-money -- the provider's wire form: whole cents, as JSON has them */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FakeReversals } from './fake-reversals.js';
import { BadRequest, readParams, type Params } from './stripe-form.js';
import { newObject, type FakeEvent, type FakeIntent, type FakeMethod, type FakeSetup } from './stripe-objects.js';

export type CardBehaviour = 'works' | 'declined' | 'insufficient' | 'secure';
type Answer = [number, object];
type Handler = (id: string, params: Params, more: string) => Answer;

const declines: Readonly<Record<string, string>> = { declined: 'generic_decline', insufficient: 'insufficient_funds' };

const routes: readonly {
  operation: string;
  path: RegExp;
  handler: keyof FakeStripe &
    (
      | 'makeCustomer'
      | 'listMethods'
      | 'customersMethod'
      | 'getMethod'
      | 'attach'
      | 'detach'
      | 'makeSetup'
      | 'makeIntent'
      | 'listIntents'
      | 'getIntent'
      | 'cancelIntent'
      | 'listRefunds'
      | 'listDisputes'
    );
}[] = [
  { operation: 'POST /v1/customers', path: /^\/v1\/customers$/, handler: 'makeCustomer' },
  {
    operation: 'GET /v1/customers/{customer}/payment_methods',
    path: /^\/v1\/customers\/(\w+)\/payment_methods$/,
    handler: 'listMethods',
  },
  {
    operation: 'GET /v1/customers/{customer}/payment_methods/{payment_method}',
    path: /^\/v1\/customers\/(\w+)\/payment_methods\/(\w+)$/,
    handler: 'customersMethod',
  },
  {
    operation: 'GET /v1/payment_methods/{payment_method}',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    handler: 'getMethod',
  },
  {
    operation: 'POST /v1/payment_methods/{payment_method}/attach',
    path: /^\/v1\/payment_methods\/(\w+)\/attach$/,
    handler: 'attach',
  },
  {
    operation: 'POST /v1/payment_methods/{payment_method}/detach',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    handler: 'detach',
  },
  { operation: 'POST /v1/setup_intents', path: /^\/v1\/setup_intents$/, handler: 'makeSetup' },
  { operation: 'POST /v1/payment_intents', path: /^\/v1\/payment_intents$/, handler: 'makeIntent' },
  { operation: 'GET /v1/payment_intents', path: /^\/v1\/payment_intents$/, handler: 'listIntents' },
  { operation: 'GET /v1/payment_intents/{intent}', path: /^\/v1\/payment_intents\/(\w+)$/, handler: 'getIntent' },
  {
    operation: 'POST /v1/payment_intents/{intent}/cancel',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    handler: 'cancelIntent',
  },
  { operation: 'GET /v1/refunds', path: /^\/v1\/refunds$/, handler: 'listRefunds' },
  { operation: 'GET /v1/disputes', path: /^\/v1\/disputes$/, handler: 'listDisputes' },
];

/**
 * Stripe's HTTP API as far as cards and payments need it, in this process. Requests are held against Stripe's own
 * published document (stripe-shapes.json says where from): what it does not have is a 400. Idempotency keys, errors and
 * signed events are Stripe's. What a test needs to break stands open.
 */
export class FakeStripe {
  readonly secretKey = 'sk_test_fake';
  readonly webhookSecret = 'whsec_fake';
  readonly intents = new Map<string, FakeIntent>();
  readonly methods = new Map<string, FakeMethod>();
  readonly setups = new Map<string, FakeSetup>();
  /** Refunds and disputes, as the dashboard and the banks make them. */
  readonly reversals = new FakeReversals((type, object) => this.happen(type, object));
  /** All that has happened, oldest first. */
  readonly events: FakeEvent[] = [];
  /** Requests of each kind: "POST /v1/payment_intents". */
  readonly calls: string[] = [];
  /** Answers every call with this status, when it is set; 0 cuts the connection after the work is done. */
  failing: number | null = null;
  /** What answers wait for; the work is done, and its idempotency key in use, from the start. */
  thinking: Promise<void> = Promise.resolve();
  /** Called when something happened, before the answer to the call that made it happen. */
  onEvent: (event: FakeEvent) => void | Promise<void> = () => undefined;
  url = '';
  private readonly customers = new Set<string>();
  private readonly behaviours = new Map<string, CardBehaviour>();
  /** Without a customer a payment method pays once; one that was removed never again. */
  private readonly usedUp = new Set<string>();
  private readonly byKey = new Map<string, { request: string; answer: Answer | null }>();
  private readonly server = createServer((req, res) => void this.serve(req, res));
  private told: Promise<unknown>[] = [];

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** As Stripe.js makes one. */
  card(behaviour: CardBehaviour = 'works'): string {
    const method = newObject<FakeMethod>('payment_method', {});
    this.methods.set(method.id, method);
    this.behaviours.set(method.id, behaviour);
    return method.id;
  }

  /** As the bank's page of a payment does. */
  completeAction(intentId: string, succeed: boolean): void {
    const intent = this.intents.get(intentId);
    if (intent?.status !== 'requires_action') throw new Error('Nobody waits for the bank.');
    intent.next_action = null;
    if (succeed) this.succeed(intent);
    else
      this.fail(intent, {
        type: 'card_error',
        code: 'payment_intent_authentication_failure',
        message: 'The provided PaymentMethod has failed authentication.',
      });
  }

  /** As Stripe.js does at the end of confirmCardSetup, when the bank is content: the card is the customer's. */
  completeSetup(clientSecret: string, paymentMethod: string): void {
    const setup = [...this.setups.values()].find((each) => each.client_secret === clientSecret);
    const method = this.methods.get(paymentMethod);
    if (setup === undefined || method === undefined) throw new Error('There is no such setup or card.');
    Object.assign(setup, { status: 'succeeded', payment_method: paymentMethod });
    method.customer = setup.customer;
  }

  /** An event as Stripe calls with it. `secondsAgo`: when it was signed. */
  signed(event: object, { secret = this.webhookSecret, secondsAgo = 0 } = {}): { body: string; signature: string } {
    const body = JSON.stringify(event, null, 2);
    const at = Math.floor(Date.now() / 1_000) - secondsAgo;
    return { body, signature: `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` };
  }

  /** The events about a payment, oldest first. */
  eventsOf(intentId: string): FakeEvent[] {
    return this.events.filter(({ data }) => (data.object as { id: string }).id === intentId);
  }

  /** Something that happened at Stripe by hand, or to another product of the same account. */
  happen(type: string, object: object): FakeEvent {
    const event = newObject<FakeEvent>('event', { type, data: { object: structuredClone(object) } });
    this.events.push(event);
    this.told.push(Promise.resolve(this.onEvent(event)));
    return event;
  }

  private async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://x');
    this.calls.push(`${req.method} ${pathname}`);
    const isCut = this.failing === 0;
    const [status, answer, replayed = false] =
      this.failing !== null && !isCut
        ? ([this.failing, error('api_error', "Something went wrong on Stripe's end.")] as Answer)
        : this.answer(req, pathname, req.method === 'POST' ? new URLSearchParams(body) : searchParams);
    await Promise.all(this.told.splice(0));
    await this.thinking;
    const key = req.headers['idempotency-key'];
    const held = this.byKey.get(String(key));
    if (held?.answer === null && status !== 409) this.keep(String(key), held.request, [status, answer]);
    if (isCut) return void req.socket.destroy();
    res.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(7).toString('hex')}`,
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    res.end(JSON.stringify(answer, null, 2));
  }

  private answer(req: IncomingMessage, path: string, form: URLSearchParams): [...Answer, boolean?] {
    if (req.headers.authorization !== `Bearer ${this.secretKey}`)
      return [401, error('invalid_request_error', 'Invalid API Key provided')];
    const route = routes.find((each) => each.operation.startsWith(`${req.method} `) && each.path.test(path));
    if (route === undefined)
      return [404, error('invalid_request_error', `Unrecognized request URL (${req.method}: ${path}).`)];
    const key = req.method === 'POST' ? req.headers['idempotency-key'] : undefined;
    const request = `${req.method} ${path} ${form.toString()}`;
    const before = this.byKey.get(String(key));
    if (before !== undefined) {
      if (before.request !== request)
        return [
          400,
          error(
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          ),
        ];
      if (before.answer === null)
        return [
          409,
          error('idempotency_error', 'There is currently another in-progress request using this Idempotent Key.', {
            code: 'idempotency_key_in_use',
          }),
        ];
      return [...before.answer, true];
    }
    try {
      const params = readParams(route.operation, form);
      const [, id = '', more = ''] = route.path.exec(path) ?? [];
      if (key !== undefined) this.byKey.set(String(key), { request, answer: null });
      return (this[route.handler] as Handler).call(this, id, params, more);
    } catch (wrong) {
      if (!(wrong instanceof BadRequest)) throw wrong;
      return [400, error('invalid_request_error', wrong.message, { code: wrong.code, param: wrong.param })];
    }
  }

  /** What was not carried out at all may be asked for again with the same key. */
  private keep(key: string, request: string, answer: Answer): void {
    if (answer[0] === 400 || answer[0] === 401 || answer[0] === 429) this.byKey.delete(key);
    else this.byKey.set(key, { request, answer: structuredClone(answer) });
  }

  makeCustomer(_id: string, params: Params): Answer {
    const customer = newObject<{ id: string }>('customer', { metadata: params['metadata'] ?? {} });
    this.customers.add(customer.id);
    return [200, customer];
  }

  listMethods(customer: string, { type, limit = 10, starting_after: after }: Params): Answer {
    if (!this.customers.has(customer)) return missing('customer', customer, 404);
    const mine = [...this.methods.values()]
      .filter((each) => each.customer === customer && (type === undefined || each.type === type))
      .reverse();
    return page(mine, Number(limit), after as string | undefined, `/v1/customers/${customer}/payment_methods`);
  }

  customersMethod(customer: string, _params: Params, id: string): Answer {
    const method = this.methods.get(id);
    return method?.customer === customer ? [200, method] : missing('payment_method', id, 404);
  }

  getMethod(id: string): Answer {
    const method = this.methods.get(id);
    return method === undefined ? missing('payment_method', id, 404) : [200, method];
  }

  attach(id: string, { customer }: Params): Answer {
    const method = this.methods.get(id);
    if (method === undefined) return missing('payment_method', id, 404);
    if (!this.customers.has(String(customer))) return missing('customer', String(customer), 400);
    if (method.customer !== null)
      return refused('The payment method you provided has already been attached to a customer.', 'payment_method');
    if (this.usedUp.has(id))
      return refused(
        'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
        'payment_method',
      );
    const decline = declines[this.behaviours.get(id) ?? ''];
    if (decline !== undefined)
      return [402, error('card_error', 'Your card was declined.', { code: 'card_declined', decline_code: decline })];
    // Listed by when they were attached.
    this.methods.delete(id);
    this.methods.set(id, method);
    method.customer = String(customer);
    return [200, method];
  }

  detach(id: string): Answer {
    const method = this.methods.get(id);
    if (method === undefined) return missing('payment_method', id, 404);
    if (method.customer === null)
      return refused(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        'payment_method',
      );
    method.customer = null;
    this.usedUp.add(id);
    return [200, method];
  }

  makeSetup(_id: string, { customer, usage = 'off_session' }: Params): Answer {
    if (!this.customers.has(String(customer))) return missing('customer', String(customer), 400);
    const setup = newObject<FakeSetup>('setup_intent', { customer, usage });
    this.setups.set(setup.id, setup);
    return [200, setup];
  }

  makeIntent(_id: string, params: Params): Answer {
    const { amount, currency, confirm = false, metadata = {} } = params;
    const [customer, method] = [params['customer'] ?? null, params['payment_method'] ?? null];
    if (Number(amount) < 50) return refused('Amount must be at least $0.50 aud', 'amount', 'amount_too_small');
    if (!/^[a-z]{3}$/.test(String(currency))) return refused(`Invalid currency: ${String(currency)}.`, 'currency');
    if (customer !== null && !this.customers.has(String(customer))) return missing('customer', String(customer), 400);
    if (params['use_stripe_sdk'] !== undefined && confirm === false)
      return refused('You cannot provide use_stripe_sdk without confirm=true.', 'use_stripe_sdk');
    const card = method === null ? null : (this.methods.get(String(method)) ?? undefined);
    if (card === undefined) return missing('payment_method', String(method), 400);
    if (card !== null && card.customer !== null && card.customer !== customer)
      return refused(`The PaymentMethod ${card.id} belongs to another Customer.`, 'payment_method');
    if (card !== null && card.customer === null && this.usedUp.has(card.id))
      return refused('This PaymentMethod may not be used again.', 'payment_method');
    const status = card === null ? 'requires_payment_method' : 'requires_confirmation';
    const intent = newObject<FakeIntent>('payment_intent', {
      amount,
      currency,
      customer,
      payment_method: method,
      metadata,
      status,
    });
    this.intents.set(intent.id, intent);
    this.happen('payment_intent.created', intent);
    return confirm === true && card !== null ? this.confirm(intent, card) : [200, intent];
  }

  getIntent(id: string): Answer {
    const intent = this.intents.get(id);
    return intent === undefined ? missing('intent', id, 404) : [200, intent];
  }

  listIntents(_id: string, { customer, ...params }: Params): Answer {
    return newestFirst(
      [...this.intents.values()].filter((each) => customer === undefined || each.customer === customer),
      params,
      '/v1/payment_intents',
    );
  }

  listRefunds(_id: string, { payment_intent: intent, ...params }: Params): Answer {
    return newestFirst(
      [...this.reversals.refunds.values()].filter((each) => intent === undefined || each.payment_intent === intent),
      params,
      '/v1/refunds',
    );
  }

  listDisputes(_id: string, { payment_intent: intent, ...params }: Params): Answer {
    return newestFirst(
      [...this.reversals.disputes.values()].filter((each) => intent === undefined || each.payment_intent === intent),
      params,
      '/v1/disputes',
    );
  }

  cancelIntent(id: string, params: Params): Answer {
    const intent = this.intents.get(id);
    if (intent === undefined) return missing('intent', id, 404);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return refused(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'intent',
        'payment_intent_unexpected_state',
      );
    Object.assign(intent, {
      status: 'canceled',
      cancellation_reason: params['cancellation_reason'] ?? null,
      next_action: null,
    });
    this.happen('payment_intent.canceled', intent);
    return [200, intent];
  }

  private confirm(intent: FakeIntent, card: FakeMethod): Answer {
    const behaviour = this.behaviours.get(card.id) ?? 'works';
    if (card.customer === null) this.usedUp.add(card.id);
    const decline = declines[behaviour];
    if (decline !== undefined) {
      const why = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: decline,
        message: 'Your card was declined.',
        payment_method: card,
      };
      this.fail(intent, why);
      return [402, { error: { ...why, payment_intent: intent } }];
    }
    if (behaviour === 'secure') {
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
      });
      this.happen('payment_intent.requires_action', intent);
    } else this.succeed(intent);
    return [200, intent];
  }

  private succeed(intent: FakeIntent): void {
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: `ch_${randomBytes(12).toString('hex')}`,
      last_payment_error: null,
    });
    this.happen('payment_intent.succeeded', intent);
    this.happen('charge.succeeded', { id: intent.latest_charge, object: 'charge', payment_intent: intent.id });
  }

  private fail(intent: FakeIntent, why: Record<string, unknown>): void {
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: why });
    this.happen('payment_intent.payment_failed', intent);
  }
}

const error = (type: string, message: string, more: object = {}): object => ({ error: { type, message, ...more } });
const missing = (param: string, id: string, status: number): Answer => [
  status,
  error('invalid_request_error', `No such ${param}: '${id}'`, { code: 'resource_missing', param }),
];
const refused = (message: string, param: string, code?: string): Answer => [
  400,
  error('invalid_request_error', message, { param, ...(code !== undefined && { code }) }),
];

/** Of one second the last one made. */
function newestFirst(
  all: readonly { id: string; created: number }[],
  { created, limit = 10, starting_after: after }: Params,
  url: string,
): Answer {
  const { gte = 0, lt = Number.MAX_SAFE_INTEGER } = (created ?? {}) as { gte?: number; lt?: number };
  const found = all
    .filter((each) => each.created >= gte && each.created < lt)
    .reverse()
    .sort((a, b) => b.created - a.created);
  return page(found, Number(limit), after as string | undefined, url);
}

function page(all: readonly { id: string }[], limit: number, after: string | undefined, url: string): Answer {
  if (limit < 1 || limit > 100)
    return refused('This value must be from 1 to 100.', 'limit', 'parameter_invalid_integer');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return [200, { object: 'list', url, has_more: all.length > from + limit, data: all.slice(from, from + limit) }];
}
