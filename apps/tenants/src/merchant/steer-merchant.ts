import { Inject, Injectable } from '@nestjs/common';
import { Database, namedId, type Tx } from '@bellbird/database';
import { invalidField, notFound, ProductError, wrongState } from '@bellbird/errors';
import { formatBalance, formatExact, parseMoney } from '@bellbird/money';
import { actorOf, checkedId, recordAudit, type AuditActor } from '@bellbird/resource-kit';
import { CLOCK, faultPoint, validated, type Clock, type GraphContext } from '@bellbird/service-host';
import { tenants, type TenantRow } from '../business/tenant-row.js';
import { giveCredit, refusalOf } from '../ledger/ledger.js';
import { TenantHints } from '../live/tenant-hints.js';
import type { Credit } from '../schema.generated.js';
import { openSuspensions, Suspensions } from '../suspension/suspensions.js';
import { CreditInput, SuspensionInput } from './merchant-input.js';

const mostACall = parseMoney('1000');
const mostADay = parseMoney('5000');

/** What an admin does to a business. Each is in the trail of that business, as done by Bellbird. */
@Injectable()
export class SteerMerchant {
  constructor(
    private readonly db: Database,
    private readonly suspensions: Suspensions,
    private readonly hints: TenantHints,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Where it is suspended so already, nothing happens. @throws 400 `reason`, 404. */
  async suspend(context: GraphContext, id: string, raw: unknown): Promise<void> {
    const { reason } = await validated(SuspensionInput, raw);
    await this.in(context, id, async (tx, admin, tenant) => {
      await inTurn(tx);
      if (!(await this.suspensions.open(tx, 'platform', reason.trim(), admin.userId, this.clock.now()))) return;
      await recordAudit(tx, admin, {
        action: 'business.suspended',
        nth: await lastOf(tx),
        subject: { type: 'business', id: tenant.id, name: tenant.name },
        changes: { reason: [null, reason.trim()] },
      });
    });
  }

  /** Where it is not suspended, nothing happens. @throws 400 `reason`, 404, 409 where only money can. */
  async reinstate(context: GraphContext, id: string, raw: unknown): Promise<void> {
    const { reason } = await validated(SuspensionInput, raw);
    await this.in(context, id, async (tx, admin, tenant) => {
      await inTurn(tx);
      const open = await openSuspensions(tx);
      if (open.length > 0 && open.every(({ kind }) => kind === 'payment'))
        throw wrongState('This is lifted by itself once what is owed is paid.');
      if (!(await this.suspensions.lift(tx, 'platform', reason.trim(), admin.userId, this.clock.now()))) return;
      await recordAudit(tx, admin, {
        action: 'business.reinstated',
        nth: await lastOf(tx),
        subject: { type: 'business', id: tenant.id, name: tenant.name },
        changes: { reason: [null, reason.trim()] },
      });
    });
  }

  /** Once an idempotency key. @throws 400 by field, 404, 409 idempotency-mismatch, 422 rule-violated or limit-reached. */
  async credit(context: GraphContext, id: string, raw: unknown): Promise<Credit> {
    const { amount: text, reason } = await validated(CreditInput, raw);
    const amount = parseMoney(text);
    if (amount === 0n || amount > mostACall || amount < -mostACall)
      throw invalidField('amount', 'Give or take at most 1,000.00, and not 0.');
    const { idempotencyKey } = context;
    if (idempotencyKey === null) throw invalidField('Idempotency-Key', 'Send a key, so that this is done once.');
    try {
      return await this.in(context, id, async (tx, admin, tenant) => {
        const transferId = namedId('credit', admin.userId, idempotencyKey);
        const given = { transferId, adminId: admin.userId, amount, reason: reason.trim(), mostADay };
        const { firstTime, balance } = await giveCredit(tx, given, this.clock.now());
        faultPoint('credit-given');
        if (firstTime) {
          await recordAudit(tx, admin, {
            action: 'credit.given',
            nth: transferId,
            subject: { type: 'business', id: tenant.id, name: tenant.name },
            changes: { amount: [null, formatExact(amount)], reason: [null, reason.trim()] },
          });
          tx.afterCommit(() => this.hints.balanceChanged(tenant.id));
        }
        return { id: transferId, amount: formatBalance(amount), balance: formatBalance(balance) };
      });
    } catch (error) {
      throw refused(error);
    }
  }

  /** A transaction of the business, not of the admin who asks; the admin in its trail. */
  private async in<T>(
    context: GraphContext,
    givenId: string,
    work: (tx: Tx, admin: AuditActor, tenant: TenantRow) => Promise<T>,
  ): Promise<T> {
    const id = checkedId(givenId);
    const done = await this.db.tenant(id, async (tx) => {
      const tenant = await tenants.find(tx, { id });
      if (tenant === null) throw notFound();
      const answer = await work(tx, { ...actorOf(context), tenantId: id, isAdmin: true }, tenant);
      faultPoint('merchant-steered');
      return answer;
    });
    faultPoint('merchant-committed');
    return done;
  }
}

/**
 * One suspension or reinstatement of a business after another, each seeing what the one before made. Not where money is
 * moved: the ledger locks its accounts before the tenant.
 */
const inTurn = (tx: Tx): Promise<unknown> => tenants.find(tx, { id: tx.tenantId ?? '' }, 'for no key update');

/** Which suspension of the platform's it is, of this business. */
async function lastOf(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ nth: number }>(
    `select max(nth) as nth from suspension where tenant_id = $1 and kind = 'platform'`,
    [tx.tenantId],
  );
  return row?.nth ?? 0;
}

function refused(error: unknown): unknown {
  switch (refusalOf(error)) {
    case 'idempotency-mismatch':
      return new ProductError('idempotency-mismatch');
    case 'not-available':
      return new ProductError('rule-violated', 'The business has less than that.');
    case 'too-much-a-day':
      return new ProductError('limit-reached', 'You can give and take at most 5,000.00 a day.');
    default:
      return error;
  }
}
