import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import type { Client } from './client.js';
import { textsOf } from './nothing-lost.js';
import type { ShakenProduct } from './shaken-product.js';

type Kind = 'contact' | 'top-up' | 'text';

/** Something that is asked for with its key until it is done. */
interface Effect {
  kind: Kind;
  key: string;
  path: string;
  body: Record<string, unknown>;
  /** Without what may differ from one reading to the next. */
  answer?: string;
}

export interface LoadReport {
  effects: number;
  calls: number;
  /** Calls that were told to come again, with each status and code. */
  refused: Record<string, number>;
  /** Answers that nobody who comes again can use. */
  wrong: string[];
  slowestMs: number;
  slowest: Kind;
}

const retryable = new Set(['503 unavailable', '504 timeout', '409 in-progress']);
const kinds: readonly Kind[] = ['contact', 'text', 'contact', 'top-up'];
const topUpMicros = 5_000_000n;
const textMicros = 80_000n;

/** A business that writes people, pays in and sends single texts, all with Idempotency-Keys, and comes again when it is told to. */
export class IdempotentLoad {
  private readonly effects: Effect[] = [];
  private readonly refused: Record<string, number> = {};
  private readonly wrong: string[] = [];
  private calls = 0;
  private slowestMs = 0;
  private slowest: Kind = 'contact';
  private lastDoneAt = 0;
  private going = true;
  private readonly writers: Promise<void>[];

  private constructor(
    private readonly world: ShakenProduct,
    private readonly owner: Client,
    private readonly tenantId: string,
    private readonly given: { callerId: string; card: string; phones: number },
    writers: number,
  ) {
    this.writers = Array.from({ length: writers }, () => this.write());
  }

  /** `nth` keeps its phones apart from those of others. */
  static async start(world: ShakenProduct, nth: number, writers = 6): Promise<IdempotentLoad> {
    const owner = await world.product.signUp();
    const { tenant } = await owner.get<{ tenant: { id: string } }>('/auth/verify-token');
    const card = await owner.sandbox<{ id: string }>('POST', '/payment-methods', {
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2031,
      cvc: '123',
    });
    await owner.post('/tenants/add-credit-card', { paymentMethod: card.id }, 201);
    await owner.topUp('500.00');
    return new IdempotentLoad(
      world,
      owner,
      tenant.id,
      { callerId: await owner.senderId(), card: card.id, phones: 10_000_000 + nth * 100_000 },
      writers,
    );
  }

  /** After how many milliseconds the next effect was done. */
  async goesOn(mostMs = 30_000): Promise<number> {
    const began = performance.now();
    await eventually(() => this.lastDoneAt > began, { timeoutMs: mostMs });
    return this.lastDoneAt - began;
  }

  /** No new ones; those in hand are asked for until they are done. */
  async stop(): Promise<LoadReport> {
    this.going = false;
    await Promise.all(this.writers);
    const { calls, refused, slowestMs, slowest } = this;
    const wrong = this.wrong.slice(0, 5);
    return { effects: this.effects.length, calls, refused, wrong, slowestMs: Math.round(slowestMs), slowest };
  }

  /** Every effect once, not more and not less, and a ledger without a fault. @throws what differs. */
  async expectExactlyOnce(): Promise<void> {
    const count = (kind: Kind): number => this.effects.filter((each) => each.kind === kind).length;
    const again = this.effects.filter((_, n) => n % Math.ceil(this.effects.length / 60) === 0);
    for (const effect of again) {
      const answer = await this.owner.ask('POST', effect.path, effect.body, { 'idempotency-key': effect.key });
      expect([effect.key, answer.status, steady(answer.body)]).toEqual([effect.key, 201, effect.answer]);
    }
    expect(await this.owner.get('/contacts/count')).toEqual({ count: count('contact') });
    await eventually(
      async () => {
        const topUps = await this.world.sql(
          'tenants',
          `select 1 from transfer where tenant_id = $1 and kind = 'topup'`,
          [this.tenantId],
        );
        expect(topUps.length).toBe(count('top-up') + 1);
        const [money] = await this.world.sql<{ available: string; held: string }>(
          'tenants',
          `select (sum(balance) filter (where kind like 'available%'))::text as available, (sum(balance) filter (where kind = 'held'))::text as held from account where tenant_id = $1`,
          [this.tenantId],
        );
        expect(money).toEqual({
          available: String(500_000_000n + topUpMicros * BigInt(count('top-up')) - textMicros * BigInt(count('text'))),
          held: '0',
        });
        expect(await this.received()).toEqual({ texts: count('text'), phones: count('text') });
      },
      { timeoutMs: 90_000, everyMs: 250 },
    );
    expect(await this.world.sql('tenants', 'select * from ledger_violations()')).toEqual([]);
  }

  private async received(): Promise<{ texts: number; phones: number }> {
    const ours = new Set(
      this.effects.filter(({ kind }) => kind === 'text').map(({ body }) => (body['phones'] as string[])[0]),
    );
    const seen = (await textsOf(this.owner)).map(({ to }) => to).filter((to) => ours.has(to));
    return { texts: seen.length, phones: new Set(seen).size };
  }

  private async write(): Promise<void> {
    while (this.going) await this.untilDone(this.next());
  }

  private next(): Effect {
    const n = this.effects.length;
    const kind = kinds[n % kinds.length]!;
    const phone = `+614${this.given.phones + n}`;
    const effect: Effect = {
      kind,
      key: `key-${n}`,
      ...{
        contact: { path: '/contacts', body: { phone, firstName: 'Ava' } },
        text: {
          path: '/sms-campaigns/test',
          body: { callerId: this.given.callerId, message: `Number ${n}`, phones: [phone] },
        },
        'top-up': {
          path: '/tenants/top-up-account/payment-intent',
          body: { amount: '5.00', paymentMethod: this.given.card },
        },
      }[kind],
    };
    this.effects.push(effect);
    return effect;
  }

  private async untilDone(effect: Effect): Promise<void> {
    for (const until = performance.now() + 120_000; performance.now() < until;) {
      const began = performance.now();
      const { status, body } = await this.owner
        .ask('POST', effect.path, effect.body, { 'idempotency-key': effect.key })
        .catch((error: unknown) => ({ status: 0, body: { code: String(error) } as Record<string, unknown> }));
      this.calls += 1;
      if (performance.now() - began > this.slowestMs)
        [this.slowestMs, this.slowest] = [performance.now() - began, effect.kind];
      if (status === 201) {
        effect.answer = steady(body);
        this.lastDoneAt = performance.now();
        return;
      }
      const refusal = `${status} ${String(body['code'])}`;
      if (!retryable.has(refusal))
        return void this.wrong.push(`${effect.key} ${effect.kind}: ${refusal} ${JSON.stringify(body)}`);
      this.refused[refusal] = (this.refused[refusal] ?? 0) + 1;
      await pause(150 + Math.random() * 150);
    }
    this.wrong.push(`${effect.key} ${effect.kind}: not done in two minutes`);
  }
}

const steady = (body: unknown): string => JSON.stringify(body);
