import { namedId, Table } from '@bellbird/database';
import { parsePhone } from '@bellbird/phone';
import { wallAt } from '@bellbird/send-window';
import { attributeKey, compileTemplate, placeholdersUsed, type TemplateValues } from '@bellbird/sms-text';
import type { Business } from '../business/business.js';
import { defaults, listName, type Settings, type TextKind } from '../settings/settings.js';
import type { OfContact, Turn } from '../turn/turn.js';
import type { QueuePlaceholder } from './turn-placeholders.js';

/** One text of a turn, as far as it is known. */
export interface TurnText {
  tenantId: string;
  turnId: string;
  kind: TextKind;
  /** From 1: a second call is a second text. */
  nth: number;
  textId: string;
  /** `asked` until campaigns says more; then the words of text.ended. */
  state: 'asked' | 'refused' | 'rejected' | 'unknown' | 'accepted' | 'bounced' | 'delivered';
  reason: string | null;
  parts: number;
  /** Micro-dollars. */
  cost: bigint;
  at: Date;
}

export const turnTexts = new Table<TurnText>('turn_text', {
  tenantId: 'tenant_id',
  turnId: 'turn_id',
  kind: 'kind',
  nth: 'nth',
  textId: 'text_id',
  state: 'state',
  reason: 'reason',
  parts: 'parts',
  cost: 'cost',
  at: 'at',
});

/** The name of a text, so that asking twice is one text. */
export const textIdOf = (turnId: string, kind: TextKind, nth: number): string =>
  namedId('turn-text', turnId, kind, nth);

/** A state of a higher rank takes the place of a lower one, whichever comes first (single texts, "Order"). */
const ranks: Readonly<Record<TurnText['state'], number>> = {
  asked: 0,
  refused: 1,
  rejected: 1,
  unknown: 2,
  accepted: 3,
  bounced: 4,
  delivered: 5,
};
export const ranksAbove = (state: TurnText['state'], before: TurnText['state']): boolean =>
  ranks[state] > ranks[before];

/** How often each may be asked for a turn. */
export const mostOfKind: Readonly<Record<TextKind, number>> = {
  'queue-confirmation': 10,
  // Once by itself, twice by a nudge.
  'almost-ready': 3,
  'its-your-turn': 3,
  'thank-and-review': 1,
  'cancellation-turn': 3,
};

/** What a text of a turn is made of. */
export interface TextFacts {
  turn: Turn;
  business: Business;
  settings: Settings;
  /** The number that was called last; null before the first. */
  current: number | null;
  /** Minutes until the call. */
  estimateMinutes: number | null;
  turnUrl: string;
  /** Of thank-and-review alone. */
  reviewLink: string | null;
}

/** Whether a phone is of a country; numbers of none, such as satellite phones, have other letters there and get no texts. */
export const isCountry = (country: string): boolean => /^[A-Z]{2}$/.test(country);

/** As many characters as a text may have once it is written out. */
export const mostCharacters = 1_600;
const of = (characters: number): string => 'w'.repeat(characters);
/** So much of a custom field is kept for the texts of a turn. */
const longestAttribute = 100;

/** No half of a character at its end: the database refuses one. */
const beginningOf = (value: string): string => value.slice(0, longestAttribute).replace(/[\uD800-\uDBFF]$/, '');

/** What texts with these placeholders need of a contact. */
export function ofContact(
  placeholders: ReadonlySet<string>,
  contact?: { email: string | null; attributes: Readonly<Record<string, unknown>> },
): OfContact {
  if (contact === undefined) return {};
  const { email, attributes } = contact;
  const named = Object.entries(attributes).filter(([key]) => placeholders.has(`attributes.${key}`));
  return {
    ...(email !== null && placeholders.has('email') && { email }),
    attributes: Object.fromEntries(
      named.map(([key, value]) => [key, typeof value === 'string' ? beginningOf(value) : value]),
    ),
  };
}

/** Keys of the custom fields that a text names. */
export const attributeKeysOf = (text: string): string[] =>
  placeholdersUsed(text).flatMap((placeholder) => attributeKey(placeholder) ?? []);

/** The longest that may stand for each placeholder. */
const longest: TemplateValues<QueuePlaceholder> = {
  name: of(101),
  firstName: of(50),
  lastName: of(50),
  email: of(254),
  phoneSignificant: of(16),
  businessName: of(100),
  turnNumber: of(5),
  currentTurnNumber: of(5),
  turnDateTime: of(22),
  turnLink: of(80),
  turnUrl: of(80),
  estimate: of(5),
  reviewLink: of(80),
};
/** Whether anything is left of a text where no name and no number stands. */
export const saysSomething = (text: string): boolean => compileTemplate(text)({}).trim() !== '';
/** Characters of a text of the settings with the longest values. */
export const longestLength = (text: string): number =>
  compileTemplate(text)({
    ...longest,
    attributes: Object.fromEntries(attributeKeysOf(text).map((key) => [key, of(longestAttribute)])),
  }).length;

/** The usual words where no estimate is shown. */
const withoutEstimate = (text: string): string => text.replace(', about {{estimate}} min', '');

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const two = (value: number): string => String(value).padStart(2, '0');

/** "Sat 22-11-2026, 10:14" on the wall of the business. */
export function wallText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallAt(at, timeZone);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return `${weekday} ${two(day)}-${two(month)}-${year}, ${two(hour)}:${two(minute)}`;
}

/** The text as it is sent. */
export function renderTurnText(kind: TextKind, facts: TextFacts): string {
  const { turn, business, settings, current, estimateMinutes, turnUrl, reviewLink } = facts;
  const values: TemplateValues<QueuePlaceholder> = {
    name: turn.name,
    firstName: turn.firstName,
    lastName: turn.name?.slice(turn.firstName?.length ?? 0).trim() ?? null,
    phoneSignificant: turn.phone === null ? null : parsePhone(turn.phone, business.country)?.significant,
    businessName: listName(business, settings),
    turnNumber: turn.number,
    currentTurnNumber: current ?? '–',
    turnDateTime: wallText(new Date(turn.bookedAt), business.timeZone),
    turnLink: turnUrl,
    turnUrl,
    estimate: estimateMinutes,
    reviewLink,
    email: turn.ofContact.email,
    attributes: turn.ofContact.attributes,
  };
  // A longer one was refused when it was written; only an address beyond all measure could make it so.
  const { text } = settings.messages[kind];
  const isUsual = text === defaults.messages[kind].text;
  return compileTemplate(isUsual && estimateMinutes === null ? withoutEstimate(text) : text)(values).slice(
    0,
    mostCharacters,
  );
}
