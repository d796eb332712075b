import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database, newId, sql } from '@bellbird/database';
import { currentTerms } from '@bellbird/field-rules';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Passwords } from '../password/passwords.js';
import { accounts } from './user.repository.js';

/** The platform's first admin, from the environment; an account that is there already is left as it is. */
@Injectable()
export class EnsureAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin } = this.config;
    if (admin === null) return;
    const passwordHash = await this.passwords.hash(admin.password, 'the start');
    await this.db.system((tx) =>
      accounts.insertIfNew(tx, {
        id: newId(),
        tenantId: nilTenant,
        role: 'admin',
        email: admin.email,
        firstName: 'Platform',
        lastName: 'Admin',
        passwordHash,
        status: 'active',
        termsAcceptedAt: sql`now()`,
        termsVersion: currentTerms,
      }),
    );
  }
}
