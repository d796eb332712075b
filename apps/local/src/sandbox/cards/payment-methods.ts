import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ProviderRefusal } from '../http/failures.js';
import type { Queries } from '../sandbox-database.js';
import type { Card, CardBehaviour } from './card-number.js';

export interface PaymentMethod extends Card {
  id: string;
  customer: string | null;
}

interface MethodRow {
  id: string;
  behaviour: CardBehaviour;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  customer: string | null;
}

const columns = 'id, behaviour, brand, last4, exp_month, exp_year, customer';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** The cards as the provider keeps them. */
export class PaymentMethods {
  constructor(private readonly pool: pg.Pool) {}

  async create(card: Card): Promise<string> {
    const id = newId('pm');
    await this.pool.query(
      'insert into payment_method (id, behaviour, brand, last4, exp_month, exp_year) values ($1, $2, $3, $4, $5, $6)',
      [id, card.behaviour, card.brand, card.last4, card.expMonth, card.expYear],
    );
    return id;
  }

  /** Gives the card to a customer; the same again changes nothing. 402 where the bank declines, 404 where there is none. */
  async attach(id: string, customer: string): Promise<PaymentMethod> {
    const method = await usableMethod(this.pool, id, customer);
    if (method.behaviour === 'declined') throw new ProviderRefusal(402, 'card_declined', 'The card was declined.');
    const { rowCount } = await this.pool.query(
      'update payment_method set customer = $2 where id = $1 and (customer is null or customer = $2)',
      [id, customer],
    );
    if (rowCount !== 1) throw unknownMethod();
    return { ...method, customer };
  }

  async detach(id: string, customer: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'update payment_method set customer = null where id = $1 and customer = $2',
      [id, customer],
    );
    if (rowCount !== 1) throw unknownMethod();
  }

  async ofCustomer(customer: string): Promise<PaymentMethod[]> {
    const { rows } = await this.pool.query<MethodRow>(
      `select ${columns} from payment_method where customer = $1 order by created_at, id`,
      [customer],
    );
    return rows.map(fromRow);
  }
}

/** A card that this customer may pay with: its own, or nobody's yet. Throws 404 otherwise. */
export async function usableMethod(db: Queries, id: string, customer: string): Promise<PaymentMethod> {
  const { rows } = await (db as pg.Pool).query<MethodRow>(
    `select ${columns} from payment_method where id = $1 and (customer is null or customer = $2)`,
    [id, customer],
  );
  if (rows[0] === undefined) throw unknownMethod();
  return fromRow(rows[0]);
}

function unknownMethod(): ProviderRefusal {
  return new ProviderRefusal(404, 'resource_missing', 'There is no such payment method.');
}

function fromRow(row: MethodRow): PaymentMethod {
  return {
    id: row.id,
    behaviour: row.behaviour,
    brand: row.brand,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    customer: row.customer,
  };
}

/** As the provider shows it. */
export function shownMethod({ id, brand, last4, expMonth, expYear }: PaymentMethod): Record<string, unknown> {
  return { id, brand, last4, expMonth, expYear };
}
