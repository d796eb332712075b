import { createHash } from 'node:crypto';
import type pg from 'pg';
import { notFound, wrongState } from '@bellbird/errors';
import type { CallbackQueue } from '../callbacks/callback-queue.js';
import { ProviderRefusal } from '../http/failures.js';
import { inTransaction } from '../sandbox-database.js';
import type { CardBehaviour } from './card-number.js';
import { newId, usableMethod } from './payment-methods.js';

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded';

export interface PaymentIntent {
  id: string;
  status: IntentStatus;
  clientSecret: string;
  /** Cents. */
  amountMinor: bigint;
  currency: string;
  customer: string;
  paymentMethod: string | null;
  declineCode: string | null;
  metadata: Record<string, unknown>;
  createdAt: string;
}

export interface NewIntent {
  amountMinor: bigint;
  currency: string;
  customer: string;
  paymentMethod: string | null;
  metadata: Record<string, unknown>;
  idempotencyKey: string;
}

interface IntentRow {
  id: string;
  request_hash: string;
  status: IntentStatus;
  client_secret: string;
  amount_minor: string;
  currency: string;
  customer: string;
  payment_method: string | null;
  decline_code: string | null;
  metadata: Record<string, unknown>;
  created_at: Date;
  /** When it was read, by the database's clock. */
  read_at: Date;
}

const columns = `id, request_hash, status, client_secret, amount_minor::text as amount_minor, currency, customer, payment_method, decline_code, metadata, created_at, now() as read_at`;

const outcomes: Record<CardBehaviour, { status: IntentStatus; declineCode: string | null }> = {
  works: { status: 'succeeded', declineCode: null },
  declined: { status: 'requires_payment_method', declineCode: 'card_declined' },
  'needs-action': { status: 'requires_action', declineCode: null },
};

/** Payments. What Bellbird's webhook is to hear is written in the transaction that makes it true. */
export class PaymentIntents {
  constructor(
    private readonly pool: pg.Pool,
    private readonly queue: CallbackQueue,
  ) {}

  /**
   * Makes a payment and, where a card is given, confirms it at once. The same idempotency key again answers how that
   * payment stands; with other contents it is 409 `idempotency_mismatch`. 402 `card_declined` carries the `intent`.
   */
  async create(wanted: NewIntent): Promise<PaymentIntent> {
    const intent = await inTransaction(this.pool, (tx) => this.#create(tx, wanted));
    this.queue.wake();
    if (intent.declineCode !== null)
      throw new ProviderRefusal(402, intent.declineCode, 'The card was declined.', { intent: shownIntent(intent) });
    return intent;
  }

  /** What the bank's page says at the end. 404, or 409 where nothing is asked. */
  async completeAction(id: string, succeed: boolean): Promise<PaymentIntent> {
    const intent = await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<IntentRow>(
        `update payment_intent set status = $2, decline_code = $3 where id = $1 and status = 'requires_action' returning ${columns}`,
        succeed ? [id, 'succeeded', null] : [id, 'requires_payment_method', 'authentication_failed'],
      );
      if (rows[0] === undefined)
        throw (await this.find(id)) === null ? notFound() : wrongState('This payment asks for no action.');
      return this.#tell(tx, rows[0]);
    });
    this.queue.wake();
    return intent;
  }

  async find(id: string): Promise<PaymentIntent | null> {
    const { rows } = await this.pool.query<IntentRow>(`select ${columns} from payment_intent where id = $1`, [id]);
    return rows[0] === undefined ? null : fromRow(rows[0]);
  }

  /** Oldest first, for repair; `after` is the id of the last one seen. */
  async list(from: { createdAfter: Date | null; after: string | null; limit: number }): Promise<PaymentIntent[]> {
    const { rows } = await this.pool.query<IntentRow>(
      `select ${columns} from payment_intent
        where ($1::timestamptz is null or created_at >= $1)
          and ($2::text is null or no > (select no from payment_intent where id = $2))
        order by no limit $3`,
      [from.createdAfter, from.after, from.limit],
    );
    return rows.map(fromRow);
  }

  /** Newest first, for the page. */
  async latest(status: IntentStatus | null, limit: number): Promise<(PaymentIntent & { card: string | null })[]> {
    const { rows } = await this.pool.query<IntentRow & { card: string | null }>(
      `select i.*, i.amount_minor::text as amount_minor, now() as read_at, m.brand || ' ' || m.last4 as card
         from payment_intent i left join payment_method m on m.id = i.payment_method
        where $1::text is null or i.status = $1 order by no desc limit $2`,
      [status, limit],
    );
    return rows.map((row) => ({ ...fromRow(row), card: row.card }));
  }

  async #create(tx: pg.PoolClient, wanted: NewIntent): Promise<PaymentIntent> {
    const hash = createHash('sha256')
      .update(
        JSON.stringify([
          String(wanted.amountMinor),
          wanted.currency,
          wanted.customer,
          wanted.paymentMethod,
          wanted.metadata,
        ]),
      )
      .digest('hex');
    const method = wanted.paymentMethod === null ? null : await usableMethod(tx, wanted.paymentMethod, wanted.customer);
    const { status, declineCode } =
      method === null ? { status: 'requires_payment_method', declineCode: null } : outcomes[method.behaviour];
    const id = newId('pi');
    const { rows } = await tx.query<IntentRow>(
      `insert into payment_intent (id, idempotency_key, request_hash, amount_minor, currency, customer, payment_method, status, decline_code, client_secret, metadata)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (idempotency_key) do nothing returning ${columns}`,
      [
        id,
        wanted.idempotencyKey,
        hash,
        wanted.amountMinor,
        wanted.currency,
        wanted.customer,
        wanted.paymentMethod,
        status,
        declineCode,
        newId(`${id}_secret`),
        JSON.stringify(wanted.metadata),
      ],
    );
    if (rows[0] !== undefined) return this.#tell(tx, rows[0]);
    const earlier = await tx.query<IntentRow>(`select ${columns} from payment_intent where idempotency_key = $1`, [
      wanted.idempotencyKey,
    ]);
    const row = earlier.rows[0] as IntentRow;
    if (row.request_hash !== hash)
      throw new ProviderRefusal(409, 'idempotency_mismatch', 'This idempotency key was used for another payment.');
    return fromRow(row);
  }

  /** Writes the webhook of a payment that has just come to an end. */
  async #tell(tx: pg.PoolClient, row: IntentRow): Promise<PaymentIntent> {
    const intent = fromRow(row);
    const type =
      intent.status === 'succeeded'
        ? 'payment_intent.succeeded'
        : intent.declineCode !== null
          ? 'payment_intent.payment_failed'
          : null;
    if (type === null) return intent;
    const body = JSON.stringify({
      id: newId('evt'),
      type,
      created: row.read_at.toISOString(),
      data: { intent: shownIntent(intent) },
    });
    await this.queue.add(tx, [{ target: 'payments', url: null, lane: intent.id, body }]);
    return intent;
  }
}

function fromRow(row: IntentRow): PaymentIntent {
  return {
    id: row.id,
    status: row.status,
    clientSecret: row.client_secret,
    amountMinor: BigInt(row.amount_minor),
    currency: row.currency,
    customer: row.customer,
    paymentMethod: row.payment_method,
    declineCode: row.decline_code,
    metadata: row.metadata,
    createdAt: row.created_at.toISOString(),
  };
}

/** As the provider shows it: cents are a JSON number. */
export function shownIntent(intent: PaymentIntent): Record<string, unknown> {
  // eslint-disable-next-line bellbird/no-number-money -- a provider's JSON has cents as a number, at most 100,000,000 here
  return { ...intent, amountMinor: Number(intent.amountMinor) };
}
