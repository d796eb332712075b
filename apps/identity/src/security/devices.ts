import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { CONFIG, Every, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import type { User } from '../user/user.js';
import { deviceName } from './device-name.js';
import { momentFor } from './moment-for.js';

/** Devices of a person: those that skip the second step for some days, and those that were seen before. */
@Injectable()
export class Devices {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Remembers the device of the request for DEVICE_DAYS. Answers the token that says so, of 256 bits; only its hash is kept. */
  async remember(tx: Tx, user: User, { userAgent }: GraphContext): Promise<string> {
    const token = newToken();
    await tx.execute(
      `insert into remembered_device (token_hash, tenant_id, account_id, label, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
      [hashOf(token), user.tenantId, user.id, deviceName(userAgent), this.config.deviceDays],
    );
    return token;
  }

  /** Whether the token is of a device that this account remembers. */
  async isRemembered(tx: Tx, userId: string, token: string | null | undefined): Promise<boolean> {
    if (!token) return false;
    const found = await tx.query(
      'select 1 from remembered_device where token_hash = $1 and account_id = $2 and expires_at > now()',
      [hashOf(token), userId],
    );
    return found.length > 0;
  }

  /** No device of the account skips the second step from now on. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.execute('delete from remembered_device where account_id = $1', [userId]);
  }

  /**
   * Notes with which device somebody came. A log-in with one that was never seen is told by mail, but for the first
   * log-in of all. Needs the system role.
   */
  async see(
    tx: Tx,
    user: User,
    { userAgent, remoteAddress }: GraphContext,
    { isLogIn }: { isLogIn: boolean },
  ): Promise<void> {
    const device = deviceName(userAgent);
    const hash = hashOf(device);
    const seen = await tx.query<{ isThis: boolean; loggedIn: boolean }>(
      'select device = $2 as "isThis", logged_in as "loggedIn" from known_device where account_id = $1',
      [user.id, hash],
    );
    await tx.execute(
      `insert into known_device (account_id, tenant_id, device, logged_in) values ($1, $2, $3, $4)
       on conflict (account_id, device) do update set seen_at = now(), logged_in = known_device.logged_in or excluded.logged_in`,
      [user.id, user.tenantId, hash, isLogIn],
    );
    const isFirst = !seen.some(({ loggedIn }) => loggedIn);
    if (!isLogIn || isFirst || seen.some(({ isThis }) => isThis)) return;
    await mailTo(tx, user, 'new-device', {
      device,
      address: remoteAddress,
      // eslint-disable-next-line bellbird/no-raw-clock -- log-ins keep real time, whatever business time says
      at: momentFor(user, new Date()),
      link: `${this.config.publicUrl}/account/security`,
    });
  }

  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) => tx.execute('delete from remembered_device where expires_at < now()'));
  }
}
