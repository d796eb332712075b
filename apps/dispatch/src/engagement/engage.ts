import type { Tx } from '@bellbird/database';
import { among, ordinalOf } from '../message-state.js';

/** A person answered a text (with anything but STOP), or opted out. */
export type EngagementKind = 'reply' | 'out';

/**
 * Counts what a person did for the campaign of the newest text to their address, if that left within 7 days: a person
 * once a kind, the first time. `at` is business time; a text that was or may have been sent counts. Who answers by text
 * answers a number: `sender`, by which that text has to have come.
 */
export async function engage(
  tx: Tx,
  tenantNo: number,
  { address, kind, at, sender = null }: { address: string; kind: EngagementKind; at: Date; sender?: string | null },
): Promise<void> {
  await tx.execute(
    `insert into engaged (tenant_no, campaign_no, ordinal, kind, at)
     select m.tenant_no, m.campaign_no, ${ordinalOf('m.id')}, $3, $4
       from message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
      where m.tenant_no = $1 and m.address = $2 and m.state in ${among('sending', 'accepted', 'unknown', 'failedUnknown')}
        and m.sending_at > now() - interval '7 days' and ($5::text is null or ca.sender = $5)
      order by m.sending_at desc, m.id desc limit 1
     on conflict do nothing`,
    [tenantNo, address, kind, at.toISOString(), sender],
  );
}
