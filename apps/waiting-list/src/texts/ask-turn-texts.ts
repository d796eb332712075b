import type { Tx } from '@bellbird/database';
import { textRequested } from '@bellbird/events';
import { outgoing, publishMany, type OutgoingEvent } from '@bellbird/outbox';
import type { Business } from '../business/business.js';
import type { Settings, TextKind } from '../settings/settings.js';
import type { Turn } from '../turn/turn.js';
import { mostOfKind, renderTurnText, textIdOf, type TurnText } from './turn-text.js';

/** A text that a turn should get now. */
export interface WishedText {
  turn: Turn;
  kind: TextKind;
  /** Minutes until the call; null once called. */
  estimateMinutes: number | null;
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
const hourMs = 60 * 60_000;

/**
 * Asks for texts in the transaction of the change that they tell of. A turn without a phone, one whose texts are off and
 * a text that is switched off get none; a booking by the public beyond the hour's limit is refused here. The queue goes
 * on whatever becomes of them. One question and one row of the outbox a text.
 */
export async function askTurnTexts(tx: Tx, world: TextWorld, wished: readonly WishedText[]): Promise<void> {
  const { tenantId, settings, now } = world;
  const wanted = wished.filter(
    ({ turn, kind }) => turn.phone !== null && !turn.textsOff && settings.messages[kind].enabled,
  );
  if (wanted.length === 0) return;
  const [counted] = await tx.query<{ inLastHour: number; current: number | null }>(
    `select (select count(*)::int from turn_text where tenant_id = $1 and at > $2 and state <> 'refused') as "inLastHour",
            (select number from turn where tenant_id = $1 and day_id = $3 and called_at is not null order by called_at desc, number desc limit 1) as current`,
    [tenantId, new Date(now.getTime() - hourMs), wanted[0]!.turn.dayId],
  );
  const before = await askedBefore(tx, tenantId, wanted);
  let inLastHour = counted?.inLastHour ?? 0;
  const events: OutgoingEvent[] = [];
  const rows: Pick<TurnText, 'turnId' | 'kind' | 'nth' | 'textId' | 'state' | 'reason'>[] = [];
  for (const { turn, kind, estimateMinutes } of wanted) {
    const nth = (before.get(`${turn.id} ${kind}`) ?? 0) + 1;
    if (nth > mostOfKind[kind]) continue;
    before.set(`${turn.id} ${kind}`, nth);
    const textId = textIdOf(turn.id, kind, nth);
    const isRefused =
      turn.source !== 'staff' && kind === 'queue-confirmation' && inLastHour >= settings.mostTextsAnHour;
    rows.push({
      turnId: turn.id,
      kind,
      nth,
      textId,
      state: isRefused ? 'refused' : 'asked',
      reason: isRefused ? 'limit' : null,
    });
    if (isRefused) continue;
    inLastHour += 1;
    events.push(
      outgoing(
        textRequested,
        {
          textId,
          tenantId,
          purpose: 'turn',
          messageType: 'transactional',
          phone: turn.phone!,
          country: turn.phoneCountry ?? world.business.country,
          contactId: turn.contactId,
          callerId: settings.callerId,
          text: renderTurnText(kind, {
            turn,
            business: world.business,
            settings,
            current: counted?.current ?? null,
            estimateMinutes,
            turnUrl: world.turnUrlOf(turn),
          }),
          notBefore: null,
          notAfter: new Date(now.getTime() + tenMinutesMs).toISOString(),
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

async function askedBefore(tx: Tx, tenantId: string, wanted: readonly WishedText[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ turnId: string; kind: string; nth: number }>(
    'select turn_id as "turnId", kind, max(nth) as nth from turn_text where tenant_id = $1 and turn_id = any($2) group by 1, 2',
    [tenantId, wanted.map(({ turn }) => turn.id)],
  );
  return new Map(rows.map(({ turnId, kind, nth }) => [`${turnId} ${kind}`, nth]));
}
