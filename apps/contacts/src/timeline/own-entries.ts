import type { Tx } from '@bellbird/database';
import type { TimelineEntry } from '../schema.generated.js';

export const kinds = [
  ...['text', 'reply', 'click', 'opt-in', 'opt-out', 'hold'],
  ...['import', 'created', 'turn', 'feedback'],
] as const;
export type Kind = TimelineEntry['kind'];

export type Entry = Omit<TimelineEntry, 'at'> & { at: Date };

export interface Wanted {
  contactId: string;
  before: Date | null;
  limit: number;
  kinds: readonly Kind[];
}

/**
 * What contacts knows itself of a contact: decisions about the phone, imports, how it came, turns. The newest, and all of
 * the last one's millisecond.
 */
export function ownEntries(
  tx: Tx,
  tenantId: string,
  phone: string,
  { contactId, before, limit, kinds }: Wanted,
): Promise<Entry[]> {
  return tx.query<Entry>(
    `select id, at, kind, null::uuid as "campaignId", text, status, reason, null as cost, by from (
       select md5(concat_ws(' ', scope, state, source, decided_at))::uuid as id, decided_at as at,
              case when scope = 'hold' then 'hold' else 'opt-' || state end as kind, wording as text,
              case when scope = 'hold' then state else scope end as status, source as reason, null::uuid as by
         from (select scope, state, source, decided_at, wording from consent where tenant_id = $1 and phone = $3
                union all
               select scope, state, source, decided_at, wording from consent_history where tenant_id = $1 and phone = $3) decided
        union all
       select md5('created ' || id)::uuid, created_at, 'created', null, null, null, null
         from contact where tenant_id = $1 and id = $2 and made_by_import is null
        union all
       select j.id, j.created_at, 'import', null, came.status, null, j.created_by
         from (select made_by_import as job_id, 'created' as status from contact where tenant_id = $1 and id = $2
                union all
               select job_id, 'updated' from import_change where tenant_id = $1 and contact_id = $2) came
         join import_job j on j.tenant_id = $1 and j.id = came.job_id
        union all
       select source_id, at, kind, data->>'text', data->>'status', data->>'reason', null from contact_event where tenant_id = $1 and contact_id = $2) entries
      where ($4::timestamptz is null or date_trunc('milliseconds', at) < $4) and kind = any($6::text[])
      order by date_trunc('milliseconds', at) desc fetch first ($5::bigint) rows with ties`,
    [tenantId, contactId, phone, before, limit, kinds],
  );
}
