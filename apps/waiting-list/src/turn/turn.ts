import { ProductError } from '@bellbird/errors';

export const statuses = ['waiting', 'active', 'attended', 'canceled'] as const;
export type Status = (typeof statuses)[number];
export const cancelReasons = ['staff', 'customer', 'no-show', 'day-closed'] as const;
export type CancelReason = (typeof cancelReasons)[number];
export const sources = ['staff', 'public', 'kiosk'] as const;
export type Source = (typeof sources)[number];

/** What a person ticked, with the words that stood there; null where nothing was ticked. */
export interface TurnConsent {
  review?: { wording: string; at: string };
  marketing?: { wording: string; at: string };
}

/** Of a contact, as far as texts of the list name it. */
export interface OfContact {
  email?: string;
  /** Custom fields by key. */
  attributes?: Readonly<Record<string, unknown>>;
}

/** A turn of the list: a person, or a party, with a number. */
export interface Turn {
  tenantId: string;
  id: string;
  dayId: string;
  number: number;
  /** Its place: who has the smallest is next. */
  sortKey: bigint;
  status: Status;
  reason: CancelReason | null;
  resource: string | null;
  partySize: number | null;
  name: string | null;
  firstName: string | null;
  /** E.164 */
  phone: string | null;
  phoneCountry: string | null;
  contactId: string | null;
  /** What texts of the list say of the contact; empty until it is found. */
  ofContact: OfContact;
  note: string | null;
  source: Source;
  attendingBy: string | null;
  bookedAt: Date;
  calledAt: Date | null;
  endedAt: Date | null;
  onMyWayAt: Date | null;
  noShows: number;
  passes: number;
  quotedMinutes: number | null;
  /** The end of its short link. */
  code: string | null;
  consent: TurnConsent;
  /** The person stopped texts: call by name. */
  textsOff: boolean;
  /** Few are ahead, or were once: almost-ready goes only when this becomes true. */
  isNear: boolean;
  /** When thank-and-review is to be asked for; null where it is not, or was. */
  thanksDueAt: Date | null;
  /** Contacts was asked whose phone it is. */
  contactSought: boolean;
  /** The consent to marketing took effect. */
  marketingSaid: boolean;
  version: number;
}

/** What a change of status is called: the table of states. */
export type Step = 'call' | 'done' | 'not-here' | 'take-off' | 'put-back' | 'resume';

const steps: Readonly<Record<Status, Partial<Record<Status, Step>>>> = {
  waiting: { active: 'call', canceled: 'take-off' },
  active: { attended: 'done', waiting: 'not-here', canceled: 'take-off' },
  attended: { active: 'resume' },
  canceled: { waiting: 'put-back' },
};

/** The step that leads from one status to another; null where none does. */
export const stepBetween = (from: Status, to: Status): Step | null => steps[from][to] ?? null;

/** Whose permissions let them change turns; who holds a turn's link may do with it what its owner may. */
export const mayChangeTurns = ({ permissions }: { permissions: readonly string[] }): boolean =>
  permissions.includes('owner') || permissions.includes('merchant-editor');

/** Of who is on the list still. */
export const liveStatuses = ['waiting', 'active'] as const satisfies readonly Status[];
export const isLive = (status: Status): boolean => liveStatuses.some((each) => each === status);

/** Why a step is not possible: in which state the turn is, and by whom. `who` is the name of who attends. */
export function wrongState({ number, status }: Pick<Turn, 'number' | 'status'>, who: string | null): ProductError {
  const said: Record<Status, string> = {
    waiting: `Turn ${number} is waiting.`,
    active: `Turn ${number} is already being attended${who === null ? '' : ` by ${who}`}.`,
    attended: `Turn ${number} is done already.`,
    canceled: `Turn ${number} is off the list already.`,
  };
  return new ProductError('wrong-state', said[status]);
}
