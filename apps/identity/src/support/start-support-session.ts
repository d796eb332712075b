import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { checkedId } from '@bellbird/resource-kit';
import { CONFIG, validated } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import type { User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { SupportSessionInput } from './support-input.js';
import { timeOf } from './time-of.js';

const mostSeconds = 3_600;

/** Lets an admin look at a business whose owner allowed it: the one way in which somebody becomes somebody else. */
@Injectable()
export class StartSupportSession {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** The owners are told by mail. @throws 403 where no owner lets support in, whether there is such a business or not. */
  async execute(adminId: string, givenId: string, input: unknown): Promise<SignedIn> {
    const tenantId = checkedId(givenId, 'tenantId');
    const { reason } = await validated(SupportSessionInput, input);
    // Under the system role: an admin has no business, and this is of one.
    return this.db.system(async (tx) => {
      // Who ends the access meanwhile waits, and ends this session with the others.
      const [grant] = await tx.query<{ until: Date }>(
        'select until from support_grant where tenant_id = $1 and until > now() for share',
        [tenantId],
      );
      if (grant === undefined) throw new ProductError('forbidden', 'The owner has not let support in.');
      const admin = await userOf(tx, adminId);
      const signedIn = await this.sessions.beginLooking(tx, admin, tenantId, grant.until, mostSeconds);
      await this.tellOwners(tx, tenantId, admin, reason, signedIn);
      return signedIn;
    });
  }

  private async tellOwners(
    tx: Tx,
    tenantId: string,
    admin: Pick<User, 'firstName' | 'lastName'>,
    reason: string,
    { user: { support, tenant } }: SignedIn,
  ): Promise<void> {
    const owners = await tx.query<Pick<User, 'id' | 'tenantId' | 'email' | 'firstName'>>(
      `select id, tenant_id as "tenantId", email, first_name as "firstName" from account
        where tenant_id = $1 and status = 'active' and 'owner' = any(permissions) order by id`,
      [tenantId],
    );
    for (const owner of owners)
      await mailTo(tx, owner, 'support-access', {
        businessName: support!.businessName,
        by: `${admin.firstName} ${admin.lastName}`.trim(),
        reason,
        until: timeOf(support!.until, tenant?.timeZone ?? undefined),
        link: `${this.config.publicUrl}/account/security`,
      });
  }
}
