import { newId } from '@bellbird/database';
import { sliceSettled } from '@bellbird/events';
import { activeTraceparent, outboxRow, shardOf } from '@bellbird/outbox';
import { isSingle } from '../../campaign/is-single.js';
import { scopesHeeded } from '../../consent/scopes-heeded.js';
import type { HotConnection } from '../../hot/hot-connection.js';
import { baseIdOf, messageState, skipReason } from '../../message-state.js';
import { resultDue } from '../../results/result-due.js';
import type { ClaimedChunk } from '../chunks/claim-chunk.js';
import { outcomesByVariant } from '../recording/outcomes-by-variant.js';

const everySkip = {
  accepted: '0',
  rejected: '0',
  unknown: '0',
  skipped: 'count(u.id)',
  failedUnknown: '0',
  where: 'true',
};

/** Queued → skipped settles too: skipped = n, charge 0. `$7` is the reason; `where` says which of the range, by values from `$14` on. */
export const skipStatement = (where: string): string => `
with u as (
  update message m set state = ${messageState.skipped}, error_code = $7, done_at = now()
   where m.tenant_no = $1 and m.id between $4::bigint and $5::bigint and m.state = ${messageState.queued} and ${where}
  returning m.id, m.variant),
s as (
  insert into settle (tenant_no, id, campaign_no, chunk_id, accepted, rejected, unknown, skipped, failed_unknown, units, charge_micro, late)
  select $1, $8::uuid, $6, $9, 0, 0, 0, count(*), 0, 0, 0, false from u having count(*) > 0
  returning *),
e as (
  ${outboxRow(
    sliceSettled,
    {
      settleId: 's.id',
      campaignId: '$3::uuid',
      tenantId: '$2::uuid',
      holdId: '$11::uuid',
      accepted: '0',
      rejected: '0',
      unknown: '0',
      skipped: 's.skipped',
      failedUnknown: '0',
      units: '0',
      charge: `'0'`,
      late: 'false',
      byVariant: outcomesByVariant(everySkip),
    },
    { from: 's', shard: '$10', eventId: 's.id', aggregateVersion: '0', trace: '$12' },
  )}),
r as (${resultDue({ from: 's', campaignNo: '$6', single: '$13' })})
select count(*)::int from u`;

/** What a skip is about; `lo` and `hi` are ordinals. */
export interface SkipScope {
  tenantNo: number;
  tenantId: string;
  campaignNo: number;
  campaignId: string;
  holdId: string | null;
  chunkId: bigint;
  prio: number;
  lo: number;
  hi: number;
}

export function skipValues(scope: SkipScope, reason: number): unknown[] {
  const base = baseIdOf(scope.campaignNo);
  return [
    scope.tenantNo,
    scope.tenantId,
    scope.campaignId,
    (base + BigInt(scope.lo)).toString(),
    (base + BigInt(scope.hi)).toString(),
    scope.campaignNo,
    reason,
    newId(),
    scope.chunkId.toString(),
    shardOf(scope.campaignId),
    scope.holdId,
    activeTraceparent(),
    isSingle(scope),
  ];
}

const statement = {
  name: 'skip-opted-out',
  text: skipStatement(
    `(select 1 from consent s where s.tenant_no = $1 and s.address = m.address and s.state = 'out' and s.scope = any($14::text[]) limit 1) is not null`,
  ),
};

/** The second, rare statement of a licence: those whom it left out because they had opted out are skipped, with their reason. */
export async function skipOptedOut(
  control: HotConnection,
  chunk: ClaimedChunk,
  range: { lo: number; hi: number },
): Promise<number> {
  const [row] = await control.rows<[number]>(statement, [
    ...skipValues({ ...chunk, ...range }, skipReason.optedOut),
    scopesHeeded(chunk),
  ]);
  return row?.[0] ?? 0;
}
