import type { Tx } from '@bellbird/database';
import { textRequested } from '@bellbird/events';
import { hourMs } from '@bellbird/limits';
import { outgoing, publishMany, type OutgoingEvent } from '@bellbird/outbox';
import type { Business } from '../business/business.js';
import type { Settings, TextKind } from '../settings/settings.js';
import type { Turn } from '../turn/turn.js';
import { isCountry, mostOfKind, renderTurnText, textIdOf, type TurnText } from './turn-text.js';

/** A text that a turn should get now. */
export interface WishedText {
  turn: Turn;
  kind: TextKind;
  /** Minutes until the call; null once called. */
  estimateMinutes: number | null;
  /** Of thank-and-review, which is a request and no service message. */
  request?: { messageType: 'transactional' | 'review'; notAfter: Date; reviewLink: string | null };
  /** Why the list itself does not let it go: kept beside the turn, and nothing is asked for. */
  refusal?: string | null;
}

/** What all texts of a transaction have in common. */
export interface TextWorld {
  tenantId: string;
  business: Business;
  settings: Settings;
  now: Date;
  turnUrlOf: (turn: Turn) => string;
}

const tenMinutesMs = 10 * 60_000;

/**
 * Asks for texts in the transaction of the change that they tell of. A turn without a phone, one whose texts are off and
 * a text that is switched off get none; a booking by the public beyond the hour's limit is refused here. The queue goes
 * on whatever becomes of them. What is asked of the database is asked for all texts at once; each is a row of the outbox.
 */
export async function askTurnTexts(tx: Tx, world: TextWorld, wished: readonly WishedText[]): Promise<void> {
  const { tenantId, settings, now } = world;
  const wanted = wished.filter(
    ({ turn, kind }) => turn.phone !== null && !turn.textsOff && settings.messages[kind].enabled,
  );
  if (wanted.length === 0) return;
  const [day] = await tx.query<{ current: number | null }>(
    'select last_called as current from work_day where tenant_id = $1 and id = $2',
    [tenantId, wanted[0]!.turn.dayId],
  );
  const before = await askedBefore(tx, tenantId, wanted);
  let inLastHour = await publicTextsInLastHour(tx, tenantId, now);
  const events: OutgoingEvent[] = [];
  const rows: Pick<TurnText, 'turnId' | 'kind' | 'nth' | 'textId' | 'state' | 'reason'>[] = [];
  for (const { turn, kind, estimateMinutes, request, refusal = null } of wanted) {
    const nth = (before.get(`${turn.id} ${kind}`) ?? 0) + 1;
    if (nth > mostOfKind[kind]) continue;
    before.set(`${turn.id} ${kind}`, nth);
    const textId = textIdOf(turn.id, kind, nth);
    const text = renderTurnText(kind, {
      turn,
      business: world.business,
      settings,
      current: day?.current ?? null,
      estimateMinutes,
      turnUrl: world.turnUrlOf(turn),
      reviewLink: request?.reviewLink ?? null,
    });
    const country = turn.phoneCountry ?? world.business.country;
    const isOfPublic = turn.source !== 'staff';
    const isOverLimit = isOfPublic && kind === 'queue-confirmation' && inLastHour >= settings.mostTextsAnHour;
    const reason = refusal ?? (isOverLimit ? 'limit' : unfit(text, country));
    rows.push({
      turnId: turn.id,
      kind,
      nth,
      textId,
      state: reason === null ? 'asked' : 'refused',
      reason,
    });
    if (reason !== null) continue;
    if (isOfPublic) inLastHour += 1;
    events.push(
      outgoing(
        textRequested,
        {
          textId,
          tenantId,
          purpose: request === undefined ? 'turn' : 'review-request',
          messageType: request?.messageType ?? 'transactional',
          phone: turn.phone!,
          country,
          contactId: turn.contactId,
          callerId: settings.callerId,
          text,
          notBefore: null,
          notAfter: (request?.notAfter ?? new Date(now.getTime() + tenMinutesMs)).toISOString(),
        },
        { aggregateVersion: BigInt(nth) },
      ),
    );
  }
  await tx.execute(
    `insert into turn_text (tenant_id, turn_id, kind, nth, text_id, state, reason, at)
     select $1, (r->>'turnId')::uuid, r->>'kind', (r->>'nth')::int, (r->>'textId')::uuid, r->>'state', r->>'reason', $3
       from jsonb_array_elements($2::jsonb) r`,
    [tenantId, JSON.stringify(rows), now],
  );
  await publishMany(tx, events);
}

/** Texts of turns that customers took themselves, of the last hour; those that were refused cost nothing. */
export async function publicTextsInLastHour(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const [counted] = await tx.query<{ texts: number }>(
    `select count(*)::int as texts from turn_text x join turn t on t.tenant_id = x.tenant_id and t.id = x.turn_id
      where x.tenant_id = $1 and x.at > $2 and x.state <> 'refused' and t.source <> 'staff'`,
    [tenantId, new Date(now.getTime() - hourMs)],
  );
  return counted?.texts ?? 0;
}

/** Why a text cannot be asked for whatever becomes of it: nothing is left of it, or the phone is of no country. */
const unfit = (text: string, country: string): 'empty' | 'invalid-phone' | null =>
  text.trim() === '' ? 'empty' : isCountry(country) ? null : 'invalid-phone';

async function askedBefore(tx: Tx, tenantId: string, wanted: readonly WishedText[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ turnId: string; kind: string; nth: number }>(
    'select turn_id as "turnId", kind, max(nth) as nth from turn_text where tenant_id = $1 and turn_id = any($2) group by 1, 2',
    [tenantId, wanted.map(({ turn }) => turn.id)],
  );
  return new Map(rows.map(({ turnId, kind, nth }) => [`${turnId} ${kind}`, nth]));
}
