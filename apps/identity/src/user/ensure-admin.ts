import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database, newId } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Passwords } from '../password/passwords.js';

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
      tx.execute(
        `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, terms_accepted_at)
       values ($1, $2, 'admin', $3, 'Platform', 'Admin', $4, 'active', now()) on conflict (email_key) do nothing`,
        [newId(), nilTenant, admin.email, passwordHash],
      ),
    );
  }
}
