import { nilTenant } from '@bellbird/auth';
import { newId, type Database, type Tx } from '@bellbird/database';
import { inboundReceived } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { isSingle } from '../campaign/is-single.js';
import { recordConsent, type ConsentScope } from '../consent/record-consent.js';
import type { OnConversation } from '../conversation/conversation-hint.js';
import { endAttention, moveByInbound, type InboundOfConversation } from '../conversation/move-conversation.js';
import { engage } from '../engagement/engage.js';
import { among } from '../message-state.js';
import { decidedBy, holdBack } from './hold-back.js';
import { inboundWord, isPlainStart, replyWord } from './inbound-word.js';

/** A customer's text as the provider hands it over. */
export interface InboundSms {
  /** The provider's name for it: it comes again until it is acknowledged. */
  sid: string;
  from: string;
  to: string;
  text: string;
}

interface Route {
  tenant_no: number;
  tenant_id: string;
  contact_id: string | null;
  campaign_id: string;
  prio: number;
}

/**
 * Takes a customer's text: whose it is, its row, what its word decides and the events about it, in one transaction, once
 * by its sid, also where its row was deleted since. `now` is business time. A text that belongs to nobody is kept for the platform admin.
 * `onConversation` hears whose conversation moved.
 */
export function receiveInbound(
  db: Database,
  sms: InboundSms,
  now: Date,
  onConversation: OnConversation = () => undefined,
): Promise<void> {
  return db.system(async (tx) => {
    if (await wasDeleted(tx, sms)) return;
    const route = await routeOf(tx, sms);
    const keyword = inboundWord(sms.text);
    const id = newId();
    const fresh = await tx.execute(
      `insert into inbound_sms (id, tenant_id, provider_sid, from_phone, to_phone, text, contact_id, campaign_id, keyword, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (provider_sid) do nothing`,
      [
        id,
        route?.tenant_id ?? nilTenant,
        sms.sid,
        sms.from,
        sms.to,
        sms.text,
        route?.contact_id ?? null,
        route?.campaign_id ?? null,
        keyword,
        now.toISOString(),
      ],
    );
    if (fresh === 0 || route === undefined) return;
    const inbound: InboundOfConversation = {
      ...{ inboundId: id, tenantNo: route.tenant_no, tenantId: route.tenant_id, contactId: route.contact_id },
      ...{ phone: sms.from, sender: sms.to, text: sms.text, at: now },
    };
    const conversationId = await moveByInbound(tx, inbound, newId());
    const decides = keyword !== null && (await heedWord(tx, inbound, keyword));
    const attention = keyword === null ? await holdBack(tx, inbound, conversationId) : null;
    faultPoint('after-conversation');
    tx.afterCommit(() => onConversation(route.tenant_id, conversationId));
    // "Yes" to somebody who never said STOP is an answer like any other.
    if (!decides)
      await engage(tx, route.tenant_no, { address: sms.from, kind: 'reply', at: now, sender: sms.to, inboundId: id });
    await publish(
      tx,
      inboundReceived,
      {
        inboundId: id,
        tenantId: route.tenant_id,
        from: sms.from,
        to: sms.to,
        contactId: route.contact_id,
        keyword: decides ? keyword : null,
        receivedAt: now.toISOString(),
        inReplyTo: isSingle(route) ? route.campaign_id : null,
        word: replyWord(sms.text),
        conversationId,
        attention,
        media: 0,
      },
      { aggregateVersion: 1n },
    );
  });
}

async function wasDeleted(tx: Tx, { sid }: InboundSms): Promise<boolean> {
  const [deleted] = await tx.query(`select 1 from deleted_inbound where sid_hash = sha256(convert_to($1, 'UTF8'))`, [
    sid,
  ]);
  return deleted !== undefined;
}

/**
 * On a number that several tenants share: the tenant of the newest message from that number to that phone which was or
 * may have been sent, within 90 days. A STOP can arrive before the outcome of its text is recorded, so state 1 counts.
 */
async function routeOf(tx: Tx, { from, to }: InboundSms): Promise<Route | undefined> {
  const [route] = await tx.query<Route>(
    `select ca.tenant_no, ca.tenant_id, m.contact_id, ca.campaign_id, ca.prio
       from message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
      where m.address = $1 and ca.sender = $2 and m.state in ${among('sending', 'accepted', 'unknown', 'failedUnknown')} and m.sending_at > now() - interval '90 days'
      order by m.sending_at desc, m.id desc limit 1`,
    [from, to],
  );
  return route;
}

/**
 * STOP opts out of everything; START undoes a STOP and a hold, and nothing else, YES a STOP alone. Answers whether the word
 * decided something.
 */
async function heedWord(tx: Tx, inbound: InboundOfConversation, keyword: 'stop' | 'start'): Promise<boolean> {
  const { tenantNo, tenantId, phone } = inbound;
  const decision = { ...decidedBy(inbound), source: keyword === 'stop' ? 'stop-word' : 'start-word' };
  if (keyword === 'stop') {
    await recordConsent(tx, tenantNo, { ...decision, scope: 'all', state: 'out' }, inbound.sender);
    return true;
  }
  const endsDoubt = isPlainStart(inbound.text);
  if (endsDoubt) await endAttention(tx, tenantId, phone);
  const undone = await tx.query<{ scope: ConsentScope }>(
    `select scope from consent where tenant_no = $1 and address = $2 and state = 'out'
        and (scope = 'hold' and $3 or scope = 'all' and source in ('stop-word', 'carrier')) order by scope for update`,
    [tenantNo, phone, endsDoubt],
  );
  for (const { scope } of undone) await recordConsent(tx, tenantNo, { ...decision, scope, state: 'in' });
  return undone.length > 0;
}
