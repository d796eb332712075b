import type { Tx } from '@bellbird/database';
import { formatExact, type Micros } from '@bellbird/money';
import type { ResourceActor } from '@bellbird/resource-kit';
import type { Estimate } from '../estimate/estimate.js';
import type { TextKind } from '../settings/settings.js';
import type { TurnText } from '../texts/turn-text.js';
import { mayChangeTurns, type Turn } from './turn.js';

/** One text of a turn, as staff see it. */
export interface TurnTextOut {
  kind: TextKind;
  state: TurnText['state'];
  reason: string | null;
  at: string;
  parts: number;
  cost: string;
}

/** From booking to call, or to the end of who was never called; null while that is to come. */
function waitedMinutes({ bookedAt, calledAt, endedAt }: Turn): number | null {
  const until = calledAt ?? endedAt;
  return until === null ? null : Math.floor((new Date(until).getTime() - new Date(bookedAt).getTime()) / 60_000);
}

const iso = (at: Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A turn as staff see it; its texts are added by `addTexts`, place and estimate by `addPlaces`, names by the resolver. */
export const turnOut = (turn: Turn) => ({
  id: turn.id,
  number: turn.number,
  status: turn.status,
  reason: turn.reason,
  name: turn.name,
  firstName: turn.firstName,
  phoneInternational: turn.phone,
  partySize: turn.partySize,
  resource: turn.resource,
  note: turn.note,
  source: turn.source,
  code: turn.code,
  quotedMinutes: turn.quotedMinutes,
  attendingBy: turn.attendingBy === null ? null : { id: turn.attendingBy },
  onMyWay: turn.onMyWayAt !== null,
  noShows: turn.noShows,
  passes: turn.passes,
  textsOff: turn.textsOff,
  texts: [] as TurnTextOut[],
  consent: { review: turn.consent.review !== undefined, marketing: turn.consent.marketing !== undefined },
  contactId: turn.contactId,
  workDayId: turn.dayId,
  bookedAt: new Date(turn.bookedAt).toISOString(),
  calledAt: iso(turn.calledAt),
  endedAt: iso(turn.endedAt),
  waitedMinutes: waitedMinutes(turn),
  position: null as number | null,
  estimate: null as Estimate | null,
  version: turn.version,
});
export type TurnOut = ReturnType<typeof turnOut>;

/** Puts their texts on turns: one question for all of them. */
export async function addTexts(
  tx: Tx,
  { tenantId }: { tenantId: string },
  rows: readonly { id: string; texts: TurnTextOut[] }[],
): Promise<void> {
  const texts = await tx.query<Omit<TurnTextOut, 'at' | 'cost'> & { turnId: string; at: Date; cost: Micros }>(
    `select turn_id as "turnId", kind, state, reason, at, parts, cost from turn_text
      where tenant_id = $1 and turn_id = any($2::uuid[]) order by at, kind, nth`,
    [tenantId, rows.map(({ id }) => id)],
  );
  const byTurn = new Map<string, TurnTextOut[]>(rows.map((row) => [row.id, (row.texts = [])]));
  for (const { turnId, at, cost, ...text } of texts)
    byTurn.get(turnId)?.push({ ...text, at: new Date(at).toISOString(), cost: formatExact(cost) });
}

/** The link opens the turn to whoever has it, so those alone are shown it who may change turns. */
export function hideLinks(actor: Pick<ResourceActor, 'permissions'>, rows: readonly TurnOut[]): void {
  if (!mayChangeTurns(actor)) for (const row of rows) row.code = null;
}
