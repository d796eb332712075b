import type { Database, Tx } from '@bellbird/database';
import { messageResulted, type TextPurpose } from '@bellbird/events';
import { inTraceOf, publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { changeCampaign } from '../campaign/campaign-control.repository.js';
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

const mostAtOnce = 50;

/**
 * Tells campaigns what became of the requests of single texts that are marked, all of each that is known by now, and
 * takes the marks away in the same commit. What changes meanwhile waits for that commit and marks anew. Answers how
 * many were told. What became of a reply is seen in its conversation: `onConversation` hears of that.
 */
export function sayResults(db: Database, now: Date, onConversation: OnConversation = () => undefined): Promise<number> {
  return db.system(async (tx) => {
    const marked = await tx.query<Due>(
      `select tenant_no, campaign_no, ca.campaign_id, ca.tenant_id, ca.traceparent, coalesce(r.purpose, 'test') as purpose
         from result_due d join campaign_control ca using (tenant_no, campaign_no) left join single_request r using (tenant_no, campaign_no)
        order by campaign_no for update of d skip locked limit ${mostAtOnce}`,
    );
    if (marked.length === 0) return 0;
    faultPoint('after-result-due');
    for (const due of marked)
      await inTraceOf(due.traceparent, 'say results', { attributes: { 'bellbird.request.id': due.campaign_id } }, () =>
        sayOne(tx, due, now),
      );
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

async function sayOne(tx: Tx, due: Due, now: Date): Promise<void> {
  const revision = await changeCampaign(tx, due, {});
  const rows = await tx.query<ResultRow>(
    `select ${ordinalOf('m.id')} as ordinal, m.state, m.provider_rank, m.error_code, m.units, m.price, m.done_at, m.receipt_at
       from message m where m.tenant_no = $1 and m.id between $2::bigint << 32 and ($2::bigint << 32) + 4294967295 order by m.id`,
    [due.tenant_no, due.campaign_no],
  );
  await publish(
    tx,
    messageResulted,
    {
      requestId: due.campaign_id,
      tenantId: due.tenant_id,
      purpose: due.purpose,
      people: rows.map((row) => resultOf(row, now)).filter((result) => result !== null),
      final: !rows.some(isOpen),
      revision: Number(revision),
    },
    { aggregateVersion: revision },
  );
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
