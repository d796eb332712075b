import { Inject, Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { invalidField, ProductError, wrongState } from '@bellbird/errors';
import { actorOf, readRow, recordAudit } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { PlatformNotice } from '../schema.generated.js';
import type { TenantsConfig } from '../tenants.config.js';
import { appSetting } from './app-setting.resource.js';
import { environmentSettings, keepEnvironmentSettings } from './environment-settings.js';
import { readBlockedLinkHosts } from './link-hosts.js';
import { SettingInput } from './setting-input.js';
import { wrongValue } from './setting-value.js';

/** How the platform works. */
@Injectable()
export class AppSettings {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: TenantsConfig,
  ) {
    keepEnvironmentSettings(config);
  }

  /** What everybody may know. */
  async notice(): Promise<PlatformNotice> {
    const rows = await this.db.tenant(nilTenant, (tx) =>
      tx.query<{ key: string; value: string }>(
        `select key, value from app_setting_shown where key in ('support-email', 'sign-up-open', 'banner')`,
      ),
    );
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    return {
      supportEmail: values.get('support-email') ?? '',
      signUpOpen: values.get('sign-up-open') === 'true',
      banner: values.get('banner') ?? '',
    };
  }

  /** Sites to which no link of a text leads. */
  blockedLinkHosts(): Promise<string[]> {
    return this.db.tenant(nilTenant, readBlockedLinkHosts);
  }

  /** @throws 400 `value`, 404, 409 version-conflict, 409 wrong-state. */
  async change(context: GraphContext, id: string, raw: unknown) {
    const actor = actorOf(context);
    return this.work.change(context, async (tx) => {
      // One at a time, whichever setting it is.
      await tx.query(`select pg_advisory_xact_lock(hashtext('app settings'))`);
      const before = await readRow(tx, appSetting, actor, id);
      const input = await validated(SettingInput, raw);
      if (environmentSettings.has(before.key))
        throw wrongState('The environment sets this. Change it there, and restart.');
      const message = input.value === undefined ? null : wrongValue(before.key, before.type, input.value);
      if (message !== null) throw invalidField('value', message);
      if (input.version != null && input.version !== before.version) throw new ProductError('version-conflict');
      const after = input.value ?? before.value;
      if (after === before.value) return before;
      await tx.execute(
        `insert into app_setting (key, value, version, updated_at, updated_by) values ($1, $2, $3, $4, $5)
         on conflict (key) do update set value = excluded.value, version = excluded.version,
           updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
        [before.key, after, before.version + 1, this.clock.now(), actor.userId],
      );
      await recordAudit(tx, actor, {
        action: 'app-setting.changed',
        nth: before.version + 1,
        subject: { type: 'app-setting', id: before.id, name: before.key },
        changes: { value: [before.value, after] },
      });
      return readRow(tx, appSetting, actor, id);
    });
  }
}
