/* eslint-disable bellbird/no-number-money -- the provider's wire form: whole cents, as JSON has them */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = 'works' | 'declined' | 'secure';

export interface FakeIntent {
  id: string;
  status: string;
  clientSecret: string;
  amountMinor: number;
  currency: string;
  customer: string;
  declineCode: string | null;
  metadata: Record<string, string>;
  createdAt: string;
}

interface FakeCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: Behaviour;
  customer: string | null;
}

/** The sandbox's card provider as its protocol says, in this process: what a test needs to break stands open. */
export class FakeCardProvider {
  readonly key = 'sandbox key';
  readonly intents = new Map<string, FakeIntent>();
  readonly cards = new Map<string, FakeCard>();
  /** Calls of each kind: "POST /payments/intents". */
  readonly calls: string[] = [];
  /** Answers every call with this status, when it is set; 0 cuts the connection after the work is done. */
  failing: number | null = null;
  /** Runs between the work and its answer, with the call as "DELETE /path". */
  beforeAnswer: (call: string) => Promise<void> = async () => {};
  url = '';
  private readonly byKey = new Map<string, FakeIntent>();
  private readonly server = createServer((req, res) => void this.answer(req, res));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** As the card form does. */
  card(behaviour: Behaviour = 'works'): string {
    const id = `pm_${randomBytes(12).toString('hex')}`;
    this.cards.set(id, { id, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, behaviour, customer: null });
    return id;
  }

  /** As the bank's page does. */
  completeAction(intentId: string, succeed: boolean): void {
    const intent = this.intents.get(intentId);
    if (intent === undefined) throw new Error('There is no such intent.');
    intent.status = succeed ? 'succeeded' : 'requires_payment_method';
    intent.declineCode = succeed ? null : 'authentication_failed';
  }

  /** A webhook's body and signature for the address called. */
  webhook(url: string, type: string, intent: unknown, key = this.key): { body: string; signature: string } {
    const body = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      type,
      created: new Date().toISOString(),
      data: { intent },
    });
    return { body, signature: createHmac('sha256', key).update(`${url}\n${body}`).digest('hex') };
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const path = (req.url ?? '').split('?')[0] ?? '';
    this.calls.push(`${req.method} ${path}`);
    const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
    if (this.failing !== null && this.failing !== 0) return void res.writeHead(this.failing).end('{}');
    const [status, answer] =
      req.headers.authorization === `Bearer ${this.key}`
        ? this.route(`${req.method}`, path, new URL(req.url ?? '', 'http://x').searchParams, body)
        : [401, {}];
    await this.beforeAnswer(`${req.method} ${path}`);
    if (this.failing === 0) return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : JSON.stringify(answer));
  }

  private route(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): [number, unknown] {
    const [, , kind, id = '', , method4 = ''] = path.split('/');
    if (kind === 'intents' && method === 'POST') return this.create(body);
    if (kind === 'intents' && id !== '') {
      const intent = this.intents.get(id);
      return intent === undefined ? [404, { code: 'not-found' }] : [200, intent];
    }
    if (kind === 'intents') return [200, { intents: this.list(query) }];
    const mine = [...this.cards.values()].filter((card) => card.customer === id);
    if (method === 'GET') return [200, { methods: mine.map(shown) }];
    if (method === 'DELETE') {
      const card = mine.find((each) => each.id === method4);
      if (card === undefined) return [404, { code: 'resource_missing' }];
      card.customer = null;
      return [204, null];
    }
    const card = this.cards.get(String(body['paymentMethod']));
    if (card === undefined || (card.customer !== null && card.customer !== id))
      return [404, { code: 'resource_missing' }];
    if (card.behaviour === 'declined') return [402, { code: 'card_declined' }];
    card.customer = id;
    return [200, shown(card)];
  }

  private list(query: URLSearchParams): FakeIntent[] {
    const all = [...this.intents.values()].filter((intent) => intent.createdAt >= (query.get('createdAfter') ?? ''));
    const from = query.get('after') === null ? 0 : all.findIndex((intent) => intent.id === query.get('after')) + 1;
    return all.slice(from, from + Number(query.get('limit') ?? 100));
  }

  private create(body: Record<string, unknown>): [number, unknown] {
    const key = String(body['idempotencyKey']);
    const intent = this.byKey.get(key) ?? this.make(body);
    if (typeof intent === 'number') return [intent, { code: 'resource_missing' }];
    this.byKey.set(key, intent);
    this.intents.set(intent.id, intent);
    return intent.declineCode === null ? [201, intent] : [402, { code: intent.declineCode, intent }];
  }

  private make(body: Record<string, unknown>): FakeIntent | number {
    const wanted = body['paymentMethod'];
    const card = typeof wanted === 'string' ? this.cards.get(wanted) : undefined;
    if (wanted !== undefined && (card === undefined || (card.customer !== null && card.customer !== body['customer'])))
      return 404;
    const status =
      card === undefined || card.behaviour === 'declined'
        ? 'requires_payment_method'
        : card.behaviour === 'secure'
          ? 'requires_action'
          : 'succeeded';
    const id = `pi_${randomBytes(12).toString('hex')}`;
    return {
      id,
      status,
      clientSecret: `${id}_secret`,
      amountMinor: Number(body['amountMinor']),
      currency: String(body['currency']),
      customer: String(body['customer']),
      declineCode: card?.behaviour === 'declined' ? 'card_declined' : null,
      metadata: body['metadata'] as Record<string, string>,
      createdAt: new Date().toISOString(),
    };
  }
}

const shown = ({ id, brand, last4, expMonth, expYear }: FakeCard): object => ({ id, brand, last4, expMonth, expYear });
