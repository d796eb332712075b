import { jsonb, Table, type Tx } from '@bellbird/database';
import type { Turn } from './turn.js';

export const turns = new Table<Turn, { gapSeconds: number | null; deletedAt: Date | null }>(
  'turn',
  {
    tenantId: 'tenant_id',
    id: 'id',
    dayId: 'day_id',
    number: 'number',
    sortKey: 'sort_key',
    status: 'status',
    reason: 'reason',
    resource: 'resource',
    partySize: 'party_size',
    name: 'name',
    firstName: 'first_name',
    phone: 'phone',
    phoneCountry: 'phone_country',
    contactId: 'contact_id',
    ofContact: jsonb('of_contact'),
    note: 'note',
    source: 'source',
    attendingBy: 'attending_by',
    bookedAt: 'booked_at',
    calledAt: 'called_at',
    endedAt: 'ended_at',
    onMyWayAt: 'on_my_way_at',
    noShows: 'no_shows',
    passes: 'passes',
    quotedMinutes: 'quoted_minutes',
    code: 'code',
    consent: jsonb('consent'),
    textsOff: 'texts_off',
    isNear: 'is_near',
    thanksDueAt: 'thanks_due_at',
    contactSought: 'contact_sought',
    marketingSaid: 'marketing_said',
    version: 'version',
  },
  { gapSeconds: 'gap_seconds', deletedAt: 'deleted_at' },
);

/** A turn by its id; null where there is none, or none any more. */
export const findTurn = (
  tx: Tx,
  key: { tenantId: string; id: string },
  lock: 'for update' | '' = '',
): Promise<Turn | null> => turns.find(tx, { ...key, deletedAt: null }, lock);

/** What a turn loses that is deleted or long over: whatever says who it was of. Its numbers and times stay. */
export const forgotten = {
  name: null,
  firstName: null,
  phone: null,
  phoneCountry: null,
  contactId: null,
  ofContact: {},
  note: null,
  code: null,
  consent: {},
} as const satisfies Partial<Turn>;

/** Who waits on a day, in order. */
export const waitingTurns = (tx: Tx, { tenantId, id }: { tenantId: string; id: string }): Promise<Turn[]> =>
  tx.query<Turn>(
    `select ${turns.columns} from turn where tenant_id = $1 and day_id = $2 and status = 'waiting' order by sort_key, number`,
    [tenantId, id],
  );

/** Numbers that are attended on a day, the last called first. */
export async function servedNow(tx: Tx, { tenantId, id }: { tenantId: string; id: string }): Promise<number[]> {
  const rows = await tx.query<{ number: number }>(
    "select number from turn where tenant_id = $1 and day_id = $2 and status = 'active' order by called_at desc, number desc limit 20",
    [tenantId, id],
  );
  return rows.map(({ number }) => number);
}

/** Who waits or is attended on a day. */
export const liveTurns = (tx: Tx, { tenantId, id }: { tenantId: string; id: string }): Promise<Turn[]> =>
  tx.query<Turn>(
    `select ${turns.columns} from turn where tenant_id = $1 and day_id = $2 and status in ('waiting', 'active') order by sort_key, number`,
    [tenantId, id],
  );

/** Those of a line who are called before a turn of this resource, or compete with it: of the same resource, or of none. */
export const lineOf = <T extends Pick<Turn, 'resource'>>(waiting: readonly T[], resource: string | null): T[] =>
  waiting.filter((each) => each.resource === resource || each.resource === null);
