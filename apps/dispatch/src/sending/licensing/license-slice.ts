import { setTimeout as pause } from 'node:timers/promises';
import { faultPoint } from '@bellbird/service-host/light';
import { scopesHeeded } from '../../consent/scopes-heeded.js';
import { answerMayBeLost } from '../../hot/hot-connection.js';
import type { HotConnectionRing } from '../../hot/hot-connections.js';
import { baseIdOf, chunkState, messageState, ordinalOf } from '../../message-state.js';
import type { ClaimedChunk } from '../chunks/claim-chunk.js';

/** A message that may be called for now, once, under this attempt. */
export interface LicensedMessage {
  ordinal: number;
  attempt: number;
  address: string;
  body: string;
  units: number;
}

export type Licence =
  | { kind: 'licensed'; messages: LicensedMessage[] }
  /** Paused, canceled, outside the window, too little lease left, or another owner: nothing may be called. */
  | { kind: 'refused' }
  /** It is not known what was licensed: whoever takes the chunk over finds out. */
  | { kind: 'lost' };

/*
 * The durable intent, committed before any call. Cancel, pause, window and opt-out are decided here, in the statement
 * that licenses the call. FOR SHARE makes pause, cancel and takeover strictly serial with it. The consent is a scalar
 * sub-select on purpose: as an anti-join the generic plan may hash the tenant's whole consent table.
 */
const licenceText = ({ zone, window, locked }: { zone: string; window: string; locked: string }): string => `
with c as materialized (
  select ch.id from chunk ch join campaign_control ca using (tenant_no, campaign_no)${zone}
   where ch.tenant_no = $1 and ch.id = $2 and ch.fence = $3 and ch.state = ${chunkState.claimed} and ch.lease_until > now() + interval '300 ms'
     and ca.state = 'running' and $7::timestamptz >= ${window}.send_from and $7::timestamptz < ${window}.send_until
     and not exists (select 1 from campaign_stop x where x.tenant_no = ca.tenant_no and x.campaign_no = ca.campaign_no and (x.cancel or x.version > ca.version))
     for share of ${locked}),
u as (
  update message m set state = ${messageState.sending}, attempt = m.attempt + 1, sending_at = now() from c
   where m.tenant_no = $1 and m.id between $4 and $5 and m.state = ${messageState.queued}
     and (select 1 from consent s where s.tenant_no = $1 and s.address = m.address and s.state = 'out' and s.scope = any($6::text[]) limit 1) is null
  returning ${ordinalOf('m.id')} as ordinal, m.attempt, m.address, m.body, m.units)
select u.* from c left join u on true`;

const license = { name: 'license', text: licenceText({ zone: '', window: 'ca', locked: 'ch, ca' }) };

/** Where each person's own clock counts the window is that of the chunk's zone. */
const licenseInZone = {
  name: 'license-in-zone',
  text: licenceText({
    zone: ' join campaign_zone z on z.campaign_no = ch.campaign_no and z.zone_no = ch.zone_no and z.tenant_no = ch.tenant_no',
    window: 'z',
    locked: 'ch, ca, z',
  }),
};

/** What a licence whose answer was lost has marked: this lane alone licenses in this chunk, each range once. */
const readBack = {
  name: 'read-back',
  text: `
select ${ordinalOf('m.id')}, m.attempt, m.address, m.body, m.units
  from chunk ch left join message m on m.tenant_no = $1 and m.id between $4 and $5 and m.state = ${messageState.sending}
 where ch.tenant_no = $1 and ch.id = $2 and ch.fence = $3 and ch.state = ${chunkState.claimed}`,
};

type Row = [number | null, number, string, string, number];

/** Licenses what is queued between two ordinals of a chunk. Autocommit; `now` is business time. */
export async function licenseSlice(
  connections: HotConnectionRing,
  chunk: ClaimedChunk,
  range: { lo: number; hi: number },
  now: Date,
): Promise<Licence> {
  const base = baseIdOf(chunk.campaignNo);
  const place = [
    chunk.tenantNo,
    chunk.chunkId.toString(),
    chunk.fence.toString(),
    (base + BigInt(range.lo)).toString(),
    (base + BigInt(range.hi)).toString(),
  ];
  try {
    const rows = await connections.rows<Row>(chunk.zoneNo === null ? license : licenseInZone, [
      ...place,
      scopesHeeded(chunk),
      now.toISOString(),
    ]);
    faultPoint('after-license');
    return licenceOf(rows);
  } catch (error) {
    if (!answerMayBeLost(error)) throw error;
  }
  try {
    await pause(100); // a statement that still runs on the broken connection ends meanwhile; what it marks later is taken over
    return licenceOf(await connections.rows<Row>(readBack, place));
  } catch {
    return { kind: 'lost' };
  }
}

function licenceOf(rows: readonly Row[]): Licence {
  if (rows.length === 0) return { kind: 'refused' };
  const messages: LicensedMessage[] = [];
  for (const [ordinal, attempt, address, body, units] of rows)
    if (ordinal !== null) messages.push({ ordinal, attempt, address, body, units });
  return { kind: 'licensed', messages };
}
