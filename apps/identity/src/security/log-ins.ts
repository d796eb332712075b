import { Injectable } from '@nestjs/common';
import { notFound } from '@bellbird/errors';
import { checkedId } from '@bellbird/resource-kit';
import { personOf, Work, type GraphContext } from '@bellbird/service-host';
import type { LogInList, Security } from '../schema.generated.js';
import { Sessions } from '../session/sessions.js';
import { RecoveryCodes } from '../two-factor/recovery-codes.js';
import { TwoFactorRecoveries } from '../two-factor/two-factor-recoveries.js';
import { authUserOf } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { deviceName } from './device-name.js';

interface LogInRow {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isLocked: boolean;
}

const living = 'account_id = $1 and ended_at is null and expires_at > now()';

/** One's own log-ins and how well the account is kept. What is shown here is its person's alone. */
@Injectable()
export class LogIns {
  constructor(
    private readonly work: Work,
    private readonly sessions: Sessions,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly recoveries: TwoFactorRecoveries,
  ) {}

  security(context: GraphContext): Promise<Security> {
    const { userId } = personOf(context);
    return this.work.read(context, async (tx) => {
      const user = await userOf(tx, userId);
      const { flags, googleEmail } = authUserOf(user);
      const [facts] = await tx.query<{ changedAt: Date | null; sessions: number; devices: number }>(
        `select password_changed_at as "changedAt", (select count(*)::int from session where ${living}) as sessions,
                (select count(*)::int from remembered_device where account_id = $1 and expires_at > now()) as devices
           from account where id = $1`,
        [userId],
      );
      return {
        hasPassword: flags.hasPassword,
        passwordChangedAt: facts?.changedAt?.toISOString() ?? null,
        twoFactorAuthentication: flags.twoFactorAuthentication,
        recoveryCodesLeft: await this.recoveryCodes.left(tx, userId),
        googleEmail: googleEmail ?? null,
        recoveryDueAt: (await this.recoveries.dueAt(tx, userId))?.toISOString() ?? null,
        sessions: facts?.sessions ?? 0,
        devices: facts?.devices ?? 0,
      };
    });
  }

  list(context: GraphContext): Promise<LogInList> {
    const { userId, sessionId } = personOf(context);
    return this.work.read(context, async (tx) => {
      const rows = await tx.query<LogInRow>(
        `select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt",
                locked_at is not null as "isLocked"
           from session where ${living} order by created_at desc, id desc limit 1000`,
        [userId],
      );
      const data = rows.map(({ userAgent, createdAt, lastSeenAt, ...row }) => ({
        ...row,
        device: deviceName(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: row.id === sessionId,
      }));
      return { data, count: data.length, countIsExact: true, hasMore: false };
    });
  }

  /** @throws 400 where it is no id, 404 where it is not one of one's own. */
  end(given: string, context: GraphContext): Promise<boolean> {
    const { userId } = personOf(context);
    const id = checkedId(given);
    return this.work.change(context, async (tx) => {
      const [own] = await tx.query(`select 1 from session where ${living} and id = $2`, [userId, id]);
      if (own === undefined) throw notFound();
      await this.sessions.end(tx, id, 'log-out from another');
      return true;
    });
  }

  endOthers(context: GraphContext): Promise<boolean> {
    const { userId, sessionId } = personOf(context);
    return this.work.change(context, async (tx) => {
      await this.sessions.endOthers(tx, userId, sessionId, 'log-out of all');
      return true;
    });
  }
}
