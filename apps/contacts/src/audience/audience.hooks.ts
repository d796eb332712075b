import type { Tx } from '@bellbird/database';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { audienceResource, type AudienceInput, type AudiencePatch } from './audience.resource.js';

/** How groups are written: their members. */
@HooksOf(audienceResource)
export class AudienceHooks implements ResourceHooks<AudienceInput, AudiencePatch> {
  created(tx: Tx, { tenantId }: ResourceActor, id: string, { contactIds }: AudienceInput): Promise<void> {
    return addMembers(tx, tenantId, id, contactIds ?? []);
  }

  async update(tx: Tx, { tenantId }: ResourceActor, id: string, patch: AudiencePatch): Promise<void> {
    const { contactIds: all, add, remove } = patch;
    if (all != null) {
      await tx.execute(
        'delete from audience_member m where m.tenant_id = $1 and m.audience_id = $2 and not exists (select 1 from unnest($3::uuid[]) kept where kept = m.contact_id)',
        [tenantId, id, all],
      );
      await addMembers(tx, tenantId, id, all);
    }
    await addMembers(tx, tenantId, id, add ?? []);
    if (remove != null && remove.length > 0)
      await tx.execute(
        'delete from audience_member where tenant_id = $1 and audience_id = $2 and contact_id = any($3::uuid[])',
        [tenantId, id, remove],
      );
  }
}

async function addMembers(tx: Tx, tenantId: string, audienceId: string, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await tx.execute(
    'insert into audience_member (tenant_id, audience_id, contact_id) select $1, $2, id from unnest($3::uuid[]) id on conflict do nothing',
    [tenantId, audienceId, contactIds],
  );
}
