import type { Database, Tx } from '@bellbird/database';
import { messageResulted, type TextPurpose } from '@bellbird/events';
import { activeTraceparent, inTraceOf, outgoing, publishMany } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import type { OnConversation } from '../conversation/conversation-hint.js';
import { ordinalOf } from '../message-state.js';
import { isOpen, resultOf, type ResultRow } from './result-of.js';

interface Due {
  tenant_no: number;
  campaign_no: number;
  campaign_id: string;
  tenant_id: string;
  traceparent: string | null;
  purpose: TextPurpose;
}

const mostAtOnce = 100;

/**
 * Tells campaigns what became of the requests of single texts that are marked, all of each that is known by now, and
 * takes the marks away in the same commit. One whose row another transaction has waits for the next turn. What changes meanwhile waits for that commit and marks anew. Answers how
 * many were told. What became of a reply is seen in its conversation: `onConversation` hears of that.
 */
export async function sayResults(
  db: Database,
  now: Date,
  onConversation: OnConversation = () => undefined,
): Promise<number> {
  if (!(await db.systemHas('result_due'))) return 0;
  return db.system(async (tx) => {
    const marked = await tx.query<Due>(
      `select tenant_no, campaign_no, ca.campaign_id, ca.tenant_id, ca.traceparent, coalesce(r.purpose, 'test') as purpose
         from result_due d join campaign_control ca using (tenant_no, campaign_no) left join single_request r using (tenant_no, campaign_no)
        order by campaign_no for update of d, ca skip locked limit ${mostAtOnce}`,
    );
    if (marked.length === 0) return 0;
    faultPoint('after-result-due');
    await sayAll(tx, marked, now);
    await hintAtReplies(
      tx,
      marked.filter(({ purpose }) => purpose === 'reply'),
      onConversation,
    );
    await tx.execute(
      'delete from result_due d using unnest($1::int[], $2::int[]) told(tenant_no, campaign_no) where d.tenant_no = told.tenant_no and d.campaign_no = told.campaign_no',
      [marked.map((each) => each.tenant_no), marked.map((each) => each.campaign_no)],
    );
    faultPoint('after-result');
    return marked.length;
  });
}

async function sayAll(tx: Tx, marked: readonly Due[], now: Date): Promise<void> {
  const of = [marked.map((each) => each.tenant_no), marked.map((each) => each.campaign_no)];
  const changed = await tx.query<{ campaign_no: number; revision: bigint }>(
    `update campaign_control ca set revision = ca.revision + 1 from unnest($1::int[], $2::int[]) d(tenant_no, campaign_no)
      where ca.tenant_no = d.tenant_no and ca.campaign_no = d.campaign_no returning ca.campaign_no, ca.revision`,
    of,
  );
  const revisions = new Map(changed.map(({ campaign_no, revision }) => [campaign_no, revision]));
  const rows = await tx.query<ResultRow & { campaign_no: number }>(
    `select d.campaign_no, ${ordinalOf('m.id')} as ordinal, m.state, m.provider_rank, m.error_code, m.units, m.price, m.done_at, m.receipt_at
       from unnest($1::int[], $2::int[]) d(tenant_no, campaign_no)
       join message m on m.tenant_no = d.tenant_no and m.id between d.campaign_no::bigint << 32 and (d.campaign_no::bigint << 32) + 4294967295
      order by m.id`,
    of,
  );
  const rowsOf = new Map<number, ResultRow[]>(marked.map(({ campaign_no }) => [campaign_no, []]));
  for (const { campaign_no, ...row } of rows) rowsOf.get(campaign_no)!.push(row);
  const events = marked.map((due) => {
    const known = rowsOf.get(due.campaign_no)!;
    const revision = revisions.get(due.campaign_no) ?? 0n;
    const result = {
      requestId: due.campaign_id,
      tenantId: due.tenant_id,
      purpose: due.purpose,
      people: known.map((row) => resultOf(row, now)).filter((each) => each !== null),
      final: !known.some(isOpen),
      revision: Number(revision),
    };
    const wish = { attributes: { 'bellbird.request.id': due.campaign_id } };
    return inTraceOf(due.traceparent, 'say results', wish, async () =>
      outgoing(messageResulted, result, { aggregateVersion: revision, trace: activeTraceparent() }),
    );
  });
  await publishMany(tx, await Promise.all(events));
}

async function hintAtReplies(tx: Tx, replies: readonly Due[], onConversation: OnConversation): Promise<void> {
  if (replies.length === 0) return;
  const moved = await tx.query<{ id: string; tenant_id: string }>(
    `select c.id, c.tenant_id from unnest($1::int[], $2::int[], $3::uuid[]) r(tenant_no, campaign_no, tenant_id)
       join message m on m.tenant_no = r.tenant_no and m.id = (r.campaign_no::bigint << 32) + 1
       join conversation c on c.tenant_id = r.tenant_id and c.phone = m.address`,
    [
      replies.map((each) => each.tenant_no),
      replies.map((each) => each.campaign_no),
      replies.map((each) => each.tenant_id),
    ],
  );
  tx.afterCommit(() => {
    for (const { id, tenant_id: tenantId } of moved) onConversation(tenantId, id);
  });
}
