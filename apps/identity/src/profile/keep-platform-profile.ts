import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { KeepBusinessProfile } from './keep-business-profile.js';

/** The platform is like a business in one thing: it may ask its people, the admins, for a second step. The environment says so. */
@Injectable()
export class KeepPlatformProfile implements OnApplicationBootstrap {
  constructor(
    private readonly db: Database,
    private readonly profiles: KeepBusinessProfile,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminTwoFactorRequired: twoFactorRequired } = this.config;
    await this.db.system((tx) => this.profiles.keep(tx, { tenantId: nilTenant, name: 'Bellbird', twoFactorRequired }));
  }
}
