import type { Tx } from '@bellbird/database';
import { tenantNumber } from '../campaign/tenant-number.js';
import type { CampaignPace } from '../schema.generated.js';
import { stepOf } from './pace-step.js';

interface Span {
  campaign_no: number;
  recipients: number | null;
  /** Seconds from the first settlement to the last one. */
  seconds: number | null;
  handled: number;
  /** Within the last minute, and the seconds of it behind the first settlement. */
  lately: number;
  lately_seconds: number | null;
}

/** What a settlement made of people who had no end before. Who is still being checked can still be sent to. */
const handled = 's.accepted + s.rejected + s.skipped + s.failed_unknown';
/** Shorter than this, a speed is a guess. */
const leastSeconds = 5;
/**
 * Where the last minute begins. In a campaign's first minute that is its first settlement: the people of that one were
 * handled before it, and counted among a few seconds they would make the speed too high.
 */
const since = `greatest(min(created_at) over (), now() - interval '60 seconds')`;

/**
 * How many people of a campaign were handled when: the sums of its settlements, so it costs a row a slice and not a row a
 * person. The step is the finest with at most sixty of them for the whole campaign at this pace.
 */
export async function campaignPace(tx: Tx, tenantId: string, campaignId: string): Promise<CampaignPace> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const [span] = await tx.query<Span>(
    `select ca.campaign_no, ca.recipients, extract(epoch from max(s.created_at) - min(s.created_at))::float8 as seconds,
            coalesce(sum(${handled}), 0)::int as handled,
            coalesce(sum(${handled}) filter (where s.created_at > s.since), 0)::int as lately,
            extract(epoch from now() - min(s.since))::float8 as lately_seconds
       from campaign_control ca
       left join lateral (select *, ${since} as since from settle
                           where tenant_no = ca.tenant_no and campaign_no = ca.campaign_no) s on true
      where ca.tenant_no = $1 and ca.campaign_id = $2 group by ca.tenant_no, ca.campaign_no`,
    [tenantNo, campaignId],
  );
  const seconds = span?.seconds ?? null;
  if (span === undefined || seconds === null) return { stepSeconds: stepOf(0), perSecond: null, points: [] };
  const stepSeconds = stepOf(span.handled === 0 ? seconds : (seconds * (span.recipients ?? 0)) / span.handled);
  const points = await tx.query<{ at: Date; handled: number }>(
    `select date_bin(make_interval(secs => $3), s.created_at, 'epoch') as at, sum(${handled})::int as handled
       from settle s where s.tenant_no = $1 and s.campaign_no = $2 group by 1 having sum(${handled}) > 0 order by 1`,
    [tenantNo, span.campaign_no, stepSeconds],
  );
  const isMoving = span.handled < (span.recipients ?? 0) && span.lately > 0;
  const known = span.lately_seconds ?? 0;
  return { stepSeconds, perSecond: isMoving && known >= leastSeconds ? span.lately / known : null, points };
}
