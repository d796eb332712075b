import type { Tx } from '@bellbird/database';
import { engagementApplied } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { among, ordinalOf } from '../message-state.js';

/**
 * What a person did, in business time: answered, with that text, or opted out, in that way. Who does it by text answers a
 * number, `sender`.
 */
export type Engagement = { address: string; at: Date; sender: string | null } & (
  { kind: 'reply'; inboundId: string } | { kind: 'out'; source: OptOutWay }
);

const afterReading = ['stop-word', 'public-page'] as const;
/** How a person opts out who has read a text. A carrier tells of a STOP that may be years old. */
export type OptOutWay = (typeof afterReading)[number];
export const hasReadText = (source: string): source is OptOutWay =>
  (afterReading as readonly string[]).includes(source);

/**
 * Counts what a person did for the campaign of the newest text to their address, if that left within 7 days: a person
 * once a kind, the first time. A text that was or may have been sent counts, and has to have come from `sender`.
 */
export async function engage(tx: Tx, tenantNo: number, done: Engagement): Promise<void> {
  const { address, kind, at, sender } = done;
  const [campaign] = await tx.query<{ campaignId: string; tenantId: string; variant: number | null }>(
    `with read as (
     select m.tenant_no, m.campaign_no, ${ordinalOf('m.id')} as ordinal, m.variant
       from message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
      where m.tenant_no = $1 and m.address = $2 and m.state in ${among('sending', 'accepted', 'unknown', 'failedUnknown')}
        and m.sending_at > now() - interval '7 days' and ($5::text is null or ca.sender = $5)
      order by m.sending_at desc, m.id desc limit 1),
     e as (insert into engaged (tenant_no, campaign_no, ordinal, kind, at, inbound_id, source)
     select tenant_no, campaign_no, ordinal, $3, $4, $6, $7 from read
     on conflict do nothing returning tenant_no, campaign_no)
     select ca.campaign_id as "campaignId", ca.tenant_id as "tenantId", read.variant
       from e join read using (tenant_no, campaign_no) join campaign_control ca using (tenant_no, campaign_no)`,
    [
      tenantNo,
      address,
      kind,
      at.toISOString(),
      sender,
      kind === 'reply' ? done.inboundId : null,
      kind === 'out' ? done.source : null,
    ],
  );
  if (campaign === undefined) return;
  const moved = { ...campaign, at: at.toISOString(), [kind === 'reply' ? 'replied' : 'optedOut']: 1 };
  await publish(tx, engagementApplied, moved, { aggregateVersion: 0n });
}
