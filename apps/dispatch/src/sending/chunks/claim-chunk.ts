import type { HotConnection } from '../../hot/hot-connection.js';
import { chunkState, ordinalOf } from '../../message-state.js';

/** A chunk that this worker owns until its lease ends, with what its campaign says about sending. */
export interface ClaimedChunk {
  tenantNo: number;
  tenantId: string;
  chunkId: bigint;
  fence: bigint;
  campaignNo: number;
  campaignId: string;
  holdId: string | null;
  /** Ordinals of its first and last message; every ordinal between may be there or not. */
  lo: number;
  hi: number;
  people: number;
  /** Its zone in the campaign; null where the campaign goes by the business's clock. */
  zoneNo: number | null;
  mostUnits: number;
  /** How its messages reach people. */
  channel: string;
  sender: string;
  /** JSON text { AU: "80000" }: micro-dollars a unit; it is only ever read by Postgres. */
  prices: string;
  consentNeeded: boolean;
  prio: number;
  speedMps: number | null;
  /** Business time; null where nothing ends the sending. */
  sendUntil: Date | null;
  /** A rate bucket stands between the sender and the carrier now. */
  limited: boolean;
  /** Of the campaign. */
  traceparent: string | null;
}

export interface ClaimOptions {
  owner: string;
  leaseMs: number;
  /** Business time. */
  now: Date;
  /** 0: single texts only, 1: all. */
  mostPrio: 0 | 1;
  /** Channels that somebody here carries; what is of another waits for a worker that knows it. */
  channels: readonly string[];
  /** Senders that have no tokens just now. */
  notSenders: readonly string[];
  /** Chunks at once; the fairness between tenants is that of one. */
  most: number;
}

/*
 * Fair share: inside a priority the tenant that was served longest ago is next. What a licence would refuse (paused,
 * outside the window, its own or its zone's) is not claimed in the first place; the licence statement decides all the same.
 * Tenants are locked in the order of their numbers: two workers that claim for the same ones never wait for each other.
 */
const statement = {
  name: 'claim',
  text: `
with next as (
  select ch.tenant_no, ch.id, ca.tenant_id, ca.campaign_no, ca.campaign_id, ca.hold_id, ca.sender, ca.prices::text as prices, ca.consent_needed, ca.prio,
         ca.speed_mps, nullif(coalesce(z.send_until, ca.send_until), 'infinity') as send_until, ca.traceparent, ca.channel
    from campaign_control ca
    join chunk ch on ch.tenant_no = ca.tenant_no and ch.campaign_no = ca.campaign_no
    join tenant t on t.tenant_no = ca.tenant_no
    left join campaign_zone z on z.campaign_no = ch.campaign_no and z.zone_no = ch.zone_no and z.tenant_no = ch.tenant_no
   where ca.state = 'running' and ca.prio <= $4 and $3::timestamptz >= ca.send_from and $3::timestamptz < ca.send_until
     and (ch.zone_no is null or $3::timestamptz >= z.send_from and $3::timestamptz < z.send_until)
     and ch.state = ${chunkState.ready} and ch.ready_at <= now() and ca.sender <> all($5::text[]) and ca.channel = any($6::text[])
     and not exists (select 1 from campaign_stop x where x.tenant_no = ca.tenant_no and x.campaign_no = ca.campaign_no and (x.cancel or x.version > ca.version))
     and not exists (select 1 from sender_bucket b where b.sender_id in (ca.sender, 'account') and b.paused_until > now())
   order by ca.prio, t.served_at, ch.id
     for update of ch skip locked
   limit $7),
served as (
  update tenant t set served_at = clock_timestamp()
    from (select tenant_no from tenant where tenant_no in (select tenant_no from next) order by tenant_no for update) l
   where t.tenant_no = l.tenant_no)
update chunk ch set state = ${chunkState.claimed}, owner = $1, fence = ch.fence + 1, lease_until = now() + make_interval(secs => $2::float8 / 1000)
  from next where ch.tenant_no = next.tenant_no and ch.id = next.id
returning ch.tenant_no, next.tenant_id, ch.id, ch.fence, next.campaign_no, next.campaign_id, next.hold_id, ${ordinalOf('ch.lo')}, ${ordinalOf('ch.hi')},
          ch.people, ch.most_units, next.sender, next.prices, next.consent_needed, next.prio, next.speed_mps, next.send_until,
          exists (select 1 from sender_bucket b where b.sender_id in (next.sender, 'account') and b.rate is not null),
          next.traceparent, next.channel, ch.zone_no`,
};

type Row = [
  number,
  string,
  bigint,
  bigint,
  number,
  string,
  string | null,
  number,
  number,
  number,
  number,
  string,
  string,
  boolean,
  number,
  number | null,
  Date | null,
  boolean,
  string | null,
  string,
  number | null,
];

/** Takes the next chunks that may be sent now, or none. Their fences shut out every earlier owner. */
export async function claimChunks(control: HotConnection, options: ClaimOptions): Promise<ClaimedChunk[]> {
  const { owner, leaseMs, now, mostPrio, channels, notSenders, most } = options;
  const values = [owner, leaseMs, now.toISOString(), mostPrio, notSenders, channels, most];
  return (await control.rows<Row>(statement, values)).map(chunkOf);
}

function chunkOf(row: Row): ClaimedChunk {
  const [
    tenantNo,
    tenantId,
    chunkId,
    fence,
    campaignNo,
    campaignId,
    holdId,
    lo,
    hi,
    people,
    mostUnits,
    sender,
    prices,
    consentNeeded,
    prio,
    speedMps,
    sendUntil,
    limited,
    traceparent,
    channel,
    zoneNo,
  ] = row;
  return {
    tenantNo,
    tenantId,
    chunkId,
    fence,
    campaignNo,
    campaignId,
    holdId,
    lo,
    hi,
    people,
    zoneNo,
    mostUnits,
    channel,
    sender,
    prices,
    consentNeeded,
    prio,
    speedMps,
    sendUntil,
    limited,
    traceparent,
  };
}
