import type { Tx } from '@bellbird/database';
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
  await tx.execute(
    `insert into engaged (tenant_no, campaign_no, ordinal, kind, at, inbound_id, source)
     select m.tenant_no, m.campaign_no, ${ordinalOf('m.id')}, $3, $4, $6, $7
       from message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
      where m.tenant_no = $1 and m.address = $2 and m.state in ${among('sending', 'accepted', 'unknown', 'failedUnknown')}
        and m.sending_at > now() - interval '7 days' and ($5::text is null or ca.sender = $5)
      order by m.sending_at desc, m.id desc limit 1
     on conflict do nothing`,
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
}
