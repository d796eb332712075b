import type { Database } from '@bellbird/database';
import type { Logger } from '@bellbird/service-host';
import { messageState } from '../message-state.js';
import { type MessageOutcome, outcomeValues, recordOutcomes } from '../sending/record-outcomes.js';
import type { ProviderSms, SmsProvider } from '../sms/sms-provider.js';
import { judgeLookUp, type Judgement } from './judge-look-up.js';
import { scopesOf, type SweptCampaign } from './scope-of.js';

export interface LookUpParts {
  db: Database;
  provider: SmsProvider;
  logger: Logger;
  /** When an unknown is looked up, counted from when it became unknown. */
  lookUpAfterMs: readonly number[];
  /** Nobody else asks meanwhile. */
  claimMs: number;
}

interface Due {
  tenant_no: number;
  id: bigint;
  campaign_no: number;
  ordinal: number;
  chunk_id: bigint;
  attempt: number;
  tries: number;
  empty: number;
  phone: string;
  body: string;
  sending_at: Date;
  known_sids: string[];
  rival: boolean;
}

const mostAtOnce = 20;

/*
 * Takes what is due, so that of several workers one asks. What is unknown no more (a receipt was faster) is forgotten.
 * `rival` is the rule of reliability.md about a second message of that phone with the same body.
 */
const claimDue = `
with due as (
  select l.tenant_no, l.id from lookup l where l.next_at <= now() order by l.next_at limit ${mostAtOnce} for update skip locked),
gone as (
  delete from lookup l using due, message m where l.id = due.id and l.tenant_no = due.tenant_no and m.id = l.id and m.tenant_no = l.tenant_no and m.state <> 4),
taken as (
  update lookup l set next_at = now() + make_interval(secs => $1::float8 / 1000) from due, message m
   where l.id = due.id and l.tenant_no = due.tenant_no and m.id = l.id and m.tenant_no = l.tenant_no and m.state = 4
  returning l.*)
select t.tenant_no, t.id, m.campaign_no, (m.id & 4294967295)::int as ordinal, m.chunk_id, m.attempt, t.tries, t.empty, m.phone, m.body, m.sending_at,
       array(select o.provider_sid from message o where o.phone = m.phone and o.tenant_no = m.tenant_no and o.provider_sid is not null) as known_sids,
       exists (select 1 from message o where o.phone = m.phone and o.tenant_no = m.tenant_no and o.id <> m.id and o.body = m.body
                  and (o.state in (1, 4) or o.attempt > 1 or (o.attempt > 0 and o.state in (0, 3, 5, 6)))) as rival
  from taken t join message m on m.id = t.id and m.tenant_no = t.tenant_no`;

/** Asks the provider after messages whose fate is unknown and acts on its answers. Answers how many were asked after. */
export async function lookUpUnknown(parts: LookUpParts): Promise<number> {
  const { db } = parts;
  const due = await db.system((tx) => tx.query<Due>(claimDue, [parts.claimMs]));
  if (due.length === 0) return 0;
  const campaigns = await db.system((tx) => scopesOf(tx, due));
  await Promise.all(due.map((message) => settleOne(parts, message, campaigns.get(message.campaign_no)!)));
  return due.length;
}

async function settleOne(parts: LookUpParts, message: Due, campaign: SweptCampaign): Promise<void> {
  let found: ProviderSms[];
  try {
    found = await parts.provider.lookUp({ to: message.phone, from: campaign.sender });
  } catch (error) {
    parts.logger.warn({ err: error }, 'A look-up failed; it is made again');
    return;
  }
  const judgement = judgeLookUp(
    { body: message.body, sendingAt: message.sending_at, attempt: message.attempt, tries: message.tries, empty: message.empty, knownSids: new Set(message.known_sids), rival: message.rival },
    found, campaign.unknownPolicy, parts.lookUpAfterMs,
  );
  await act(parts, message, campaign, judgement);
}

async function act({ db, lookUpAfterMs }: LookUpParts, message: Due, campaign: SweptCampaign, judgement: Judgement): Promise<void> {
  const key = [message.tenant_no, message.id.toString(), message.attempt];
  await db.system(async (tx) => {
    if (judgement.kind === 'ask-again') {
      await tx.execute(
        'update lookup set tries = tries + 1, empty = $4, next_at = now() + make_interval(secs => $5::float8 / 1000) where tenant_no = $1 and id = $2 and attempt = $3',
        [...key, judgement.empty, judgement.afterMs],
      );
      return;
    }
    // What puts a row back to queued locks its chunk first: an owner who ends the chunk waits, or is waited for.
    const resend = judgement.kind === 'resend';
    if (resend) await tx.query('select 1 from chunk where tenant_no = $1 and id = $2 for update', [message.tenant_no, message.chunk_id.toString()]);
    await tx.query(recordOutcomes.text, outcomeValues({ ...campaign, chunkId: message.chunk_id }, [outcomeOf(message, judgement)], lookUpAfterMs[0] ?? 60_000));
    if (resend) await tx.execute('update chunk set state = 0, ready_at = now() where tenant_no = $1 and id = $2 and state = 2', [message.tenant_no, message.chunk_id.toString()]);
    await tx.execute('delete from lookup where tenant_no = $1 and id = $2 and attempt = $3', key);
  });
}

function outcomeOf({ ordinal, attempt }: Due, judgement: Judgement): MessageOutcome {
  if (judgement.kind === 'accepted') return { ordinal, attempt, state: messageState.accepted, sid: judgement.sid };
  if (judgement.kind === 'resend') return { ordinal, attempt, state: messageState.queued };
  return { ordinal, attempt, state: messageState.failedUnknown };
}
