import type { Database, Tx } from '@bellbird/database';

const campaignsAtOnce = 20;
const messagesAtOnce = 1_000;
const rowsAtOnce = 1_000;
const all = 2_147_483_647;

/**
 * Blanks names and texts that were kept `days`: of messages, by the end of their campaign, of inbound texts and of
 * conversations, `now` in business time. Who got what when, and what it cost, stays. Answers whether there may be more.
 */
export function forgetTexts(db: Database, days: number, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - days * 86_400_000).toISOString();
  return db.system(async (tx) => {
    const campaigns = await forgetMessages(tx, days);
    const inbounds = await tx.execute(
      `update inbound_sms set text = '' where id in
         (select id from inbound_sms where received_at < $1 and text <> '' order by received_at limit ${rowsAtOnce} for update skip locked)`,
      [until],
    );
    const conversations = await tx.execute(
      `update conversation set last_text = '', name = null where id in
         (select id from conversation where last_at < $1 and (last_text <> '' or name is not null) order by last_at limit ${rowsAtOnce} for update skip locked)`,
      [until],
    );
    return campaigns > 0 || inbounds === rowsAtOnce || conversations === rowsAtOnce;
  });
}

/** Goes a step on in the campaigns that ended longest ago. */
function forgetMessages(tx: Tx, days: number): Promise<number> {
  return tx.execute(
    `with due as (
       select tenant_no, campaign_no, campaign_no::bigint << 32 as base, forgotten_to from campaign_control
        where state = 'finished' and forgotten_to < ${all} and finished_at < now() - make_interval(days => $1)
        order by finished_at limit ${campaignsAtOnce} for update skip locked),
     blanked as (
       update message m set body = '', name = '' from due
        where m.tenant_no = due.tenant_no and m.id > due.base + due.forgotten_to and m.id <= due.base + due.forgotten_to + ${messagesAtOnce})
     update campaign_control ca
        set forgotten_to = case when exists (
              select from message m where m.tenant_no = due.tenant_no and m.id > due.base + due.forgotten_to + ${messagesAtOnce} and m.id <= due.base + 4294967295)
            then due.forgotten_to + ${messagesAtOnce} else ${all} end
       from due where ca.tenant_no = due.tenant_no and ca.campaign_no = due.campaign_no`,
    [days],
  );
}
