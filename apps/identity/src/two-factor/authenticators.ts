import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { CONFIG, Every, LOGGER, type Logger } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Sealing } from '../secrets/sealing.js';
import type { User } from '../user/user.js';
import { stepOf } from './totp.js';

export interface Authenticator {
  accountId: string;
  enrolment: string;
  state: 'pending' | 'on';
  sealed: Buffer;
  /** Until when a pending key may be confirmed. */
  pendingUntil: Date | null;
  isGood: boolean;
  lastStep: number;
}

/** 160 bits. */
const secretBytes = 20;
const pendingMinutes = 10;
const mostAtOnce = 500;

const columns = `account_id as "accountId", enrolment, state, secret_sealed as sealed, pending_until as "pendingUntil",
  coalesce(pending_until > now(), true) as "isGood", last_step::float8 as "lastStep"`;

/** The keys of authenticators, sealed at rest. */
@Injectable()
export class Authenticators {
  private readonly sealing: Sealing;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.sealing = new Sealing(deriveKeys(config.secrets, 'two-factor keys at rest'));
  }

  /** That of an account, which nobody else changes until the transaction ends; undefined where there is none. */
  async lock(tx: Tx, userId: string): Promise<Authenticator | undefined> {
    const [found] = await tx.query<Authenticator>(
      `select ${columns} from two_factor where account_id = $1 for update`,
      [userId],
    );
    return found;
  }

  /** The key that waits to be confirmed: the same one for ten minutes. Only where two-factor is off. */
  async pending(tx: Tx, user: User): Promise<{ secret: Buffer; expiresAt: Date }> {
    const [kept] = await tx.query<{ sealed: Buffer; pendingUntil: Date }>(
      `insert into two_factor as f (account_id, tenant_id, enrolment, secret_sealed, state, pending_until)
       values ($1, $2, $3, $4, 'pending', now() + make_interval(mins => $5))
       on conflict (account_id) do update set
         enrolment = case when f.pending_until > now() then f.enrolment else excluded.enrolment end,
         secret_sealed = case when f.pending_until > now() then f.secret_sealed else excluded.secret_sealed end,
         pending_until = case when f.pending_until > now() then f.pending_until else excluded.pending_until end
       where f.state = 'pending'
       returning secret_sealed as sealed, pending_until as "pendingUntil"`,
      [user.id, user.tenantId, newId(), this.sealing.seal(randomBytes(secretBytes)), pendingMinutes],
    );
    if (kept === undefined) throw new Error('Two-factor is on.');
    return { secret: this.secretOf(kept), expiresAt: kept.pendingUntil };
  }

  /** Whether it is a code of the authenticator, of a step that was not used; it is used up then. */
  async use(tx: Tx, authenticator: Authenticator, given: string): Promise<boolean> {
    const code = given.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return false;
    // eslint-disable-next-line bellbird/no-raw-clock -- authenticators keep real time, whatever business time says
    const step = stepOf(this.secretOf(authenticator), code, Date.now(), authenticator.lastStep);
    if (step === null) return false;
    await tx.execute('update two_factor set last_step = $2 where account_id = $1', [authenticator.accountId, step]);
    return true;
  }

  async turnOn(tx: Tx, userId: string): Promise<void> {
    await tx.execute(`update two_factor set state = 'on', pending_until = null where account_id = $1`, [userId]);
  }

  /** With its recovery codes. */
  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.execute('delete from two_factor where account_id = $1', [userId]);
  }

  /** What the secret before sealed is sealed under the present one; what was never confirmed is forgotten. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(`delete from two_factor where state = 'pending' and pending_until < now() - interval '1 hour'`),
    );
    if (!this.sealing.hasBefore) return;
    for (let after: string | null = null; ;) {
      const page: { accountId: string }[] = await this.sealPage(after);
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.accountId;
    }
  }

  private async sealPage(after: string | null): Promise<{ accountId: string }[]> {
    return this.db.system(async (tx) => {
      const rows = await tx.query<{ accountId: string; sealed: Buffer }>(
        `select account_id as "accountId", secret_sealed as sealed from two_factor
          where $1::uuid is null or account_id > $1 order by account_id limit $2 for update`,
        [after, mostAtOnce],
      );
      for (const { accountId, sealed } of rows) {
        const opened = this.sealing.open(sealed);
        if (opened === null)
          this.logger.error({ accountId }, 'The key of an authenticator is sealed with a secret that is not known');
        else if (opened.isOld)
          await tx.execute('update two_factor set secret_sealed = $2 where account_id = $1', [
            accountId,
            this.sealing.seal(opened.bytes),
          ]);
      }
      return rows;
    });
  }

  /** The key itself. */
  secretOf({ sealed }: Pick<Authenticator, 'sealed'>): Buffer {
    const opened = this.sealing.open(sealed);
    if (opened === null) throw new Error('The key of an authenticator is sealed with a secret that is not known.');
    return opened.bytes;
  }
}
