import { Inject, Injectable } from '@nestjs/common';
import { assertAccess, assertFresh } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { invalidField, notFound, ProductError, wrongState } from '@bellbird/errors';
import { tenantUpdated } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { actorOf, readRow, recordAudit } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readTenant, type TenantRow } from '../business/tenant-row.js';
import { TenantHints } from '../live/tenant-hints.js';
import { IdentityPeer } from '../peers/identity.peer.js';
import type { TenantsConfig } from '../tenants.config.js';
import { businessSetting } from './business-setting.resource.js';
import { SettingInput } from './setting-input.js';
import { wrongValue } from './setting-value.js';

const requiresTwoFactor = 'two-factor-required';

type Setting = ReturnType<(typeof businessSetting)['toOut']>;

/** How a business works. */
@Injectable()
export class BusinessSettings {
  constructor(
    private readonly work: Work,
    private readonly identity: IdentityPeer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: TenantsConfig,
    private readonly hints: TenantHints,
  ) {}

  /** @throws 400 `value`, 403, 404, 409 version-conflict, 409 wrong-state, 503. */
  async change(context: GraphContext, id: string, raw: unknown): Promise<Setting> {
    const actor = actorOf(context);
    return this.work.changeAfter(
      context,
      async () => {
        const before = await this.work.read(context, (tx) => readRow(tx, businessSetting, actor, id));
        const input = await validated(SettingInput, raw);
        const message = input.value === undefined ? null : wrongValue(before.key, before.type, input.value);
        if (message !== null) throw invalidField('value', message);
        if (before.key === requiresTwoFactor && input.value !== undefined)
          await this.assertMayRequire(context, input.value === 'true');
        return input;
      },
      async (tx, input) => {
        // One at a time: two who change settings of a business wait for each other.
        const tenant = await readTenant(tx, actor.tenantId, context.caller, this.clock.now(), true);
        const before = await readRow(tx, businessSetting, actor, id);
        if (input.version != null && input.version !== before.version) throw new ProductError('version-conflict');
        const after = input.value ?? before.value;
        if (after === before.value) return before;
        await this.write(tx, before, after, actor.userId);
        await sayWhatOthersNeed(tx, tenant, before.key, after);
        await recordAudit(tx, actor, {
          action: 'setting.changed',
          nth: before.version + 1,
          subject: { type: 'setting', id: before.id, name: before.key },
          changes: { value: [before.value, after] },
        });
        tx.afterCommit(() => this.hints.tenantChanged(tenant.id));
        return readRow(tx, businessSetting, actor, id);
      },
    );
  }

  /** Owners alone, freshly proved; and nobody asks of others what he does not do himself. */
  private async assertMayRequire(context: GraphContext, isOn: boolean): Promise<void> {
    assertAccess('owner', context);
    const { caller } = context;
    if (caller?.kind !== 'user') throw notFound();
    assertFresh(caller.provedAt, this.config.stepUpSeconds);
    if (isOn && !(await this.identity.hasTwoFactor(caller.tenantId, caller.userId)))
      throw wrongState('Turn on your own second step first.');
  }

  private async write(tx: Tx, { key, version }: Setting, value: string, by: string): Promise<void> {
    await tx.execute(
      `insert into business_setting (tenant_id, key, value, version, updated_at, updated_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant_id, key) do update set value = excluded.value, version = excluded.version,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
      [tx.tenantId, key, value, version + 1, this.clock.now(), by],
    );
  }
}

/** Identity asks for the second step and tells clients when to lock; notifications mails the day's news at the hour. */
async function sayWhatOthersNeed(tx: Tx, { id, version }: TenantRow, key: string, value: string): Promise<void> {
  const changed =
    key === requiresTwoFactor
      ? { twoFactorRequired: value === 'true' }
      : key === 'lock-after-minutes'
        ? { lockAfterMinutes: Number(value) }
        : key === 'digest-hour'
          ? { digestHour: Number(value) }
          : null;
  if (changed !== null) await publish(tx, tenantUpdated, { tenantId: id, ...changed }, { aggregateVersion: version });
}
