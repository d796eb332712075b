import { invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { isTextable, parsePhone } from '@bellbird/phone';
import type { BookTurnInput } from '../schema.generated.js';
import { wrongOf, type Settings } from '../settings/settings.js';
import { isCountry } from '../texts/turn-text.js';
import type { Source, TurnConsent } from '../turn/turn.js';
import type { WorkDay } from '../work-day/work-day.js';

/** Who asks for a turn. */
export interface Booker {
  source: Source;
  /** The person of the business; null: the customer. */
  userId: string | null;
}

/** A booking as it was read. */
export interface Wish {
  name: string;
  firstName: string;
  phone: string | null;
  phoneCountry: string | null;
  partySize: number | null;
  resource: string | null;
  note: string | null;
  consent: TurnConsent;
}

/** While nobody knows the prices, any country will do; numbers of none, such as satellite phones, will not. */
const aCountry = { has: isCountry };

/** What the two boxes say; kept with who ticks them. */
export const consentWording = (businessName: string): { review: string; marketing: string } => ({
  review: 'Text me once to ask how it was',
  marketing: `News and offers from ${businessName} by text`,
});

/**
 * Reads what somebody asks for, by the settings. Staff may leave the phone out, and write one that cannot be texted: the
 * person is called by name. @throws 400 naming the fields.
 */
export function readWish(
  input: BookTurnInput,
  {
    settings,
    country,
    businessName,
    now,
    by,
    priced,
  }: {
    settings: Settings;
    country: string;
    businessName: string;
    now: Date;
    by: Booker;
    /** Countries that a customer's phone may be of; null: any. */
    priced: ReadonlySet<string> | null;
  },
): Wish {
  const wrong: FieldError[] = [];
  const isStaff = by.source === 'staff';
  const typed = (input.phone ?? '').trim();
  const phone = typed === '' ? null : parsePhone(typed, input.phoneCountry ?? country);
  const needsPhone = !isStaff && settings.askPhone === 'required';
  const willDo = phone !== null && (isStaff || (isTextable(phone) && (priced ?? aCountry).has(phone.country)));
  if (typed === '' ? needsPhone : !willDo) wrong.push({ field: 'phone', message: 'Invalid phone number.' });
  const partySize = input.partySize ?? null;
  const resource = input.resource ?? null;
  wrong.push(...wrongOf(input, settings));
  if (wrong.length > 0) throw invalidInput(...wrong);
  const firstName = (input.firstName ?? '').trim();
  const lastName = (input.lastName ?? '').trim();
  const wording = consentWording(businessName);
  const at = now.toISOString();
  return {
    name: lastName === '' ? firstName : `${firstName} ${lastName}`,
    firstName,
    phone: phone?.e164 ?? null,
    phoneCountry: phone?.country ?? null,
    partySize,
    resource,
    note: (input.note ?? '').trim() || null,
    consent: {
      ...(input.consent?.review === true && { review: { wording: wording.review, at } }),
      ...(input.consent?.marketing === true && { marketing: { wording: wording.marketing, at } }),
    },
  };
}

/** Why nobody may join now, of guests or of staff; null where they may, as far as there is room. */
export function whyNotTaken(
  { state, paused }: WorkDay,
  settings: Settings,
  { name, isGuest }: { name: string; isGuest: boolean },
): ProductError | null {
  if (state !== 'open' || (isGuest && !settings.enabled)) return isClosed(name);
  return paused ? new ProductError('waiting-list-paused') : null;
}

export const isClosed = (businessName: string): ProductError =>
  new ProductError('waiting-list-closed', `${businessName || 'The list'} is not taking turns now.`);

/** As many wait as may. `retryAfterMinutes`: when the next is called, as far as it is known. */
export const listIsFull = (waiting: number, retryAfterMinutes: number): ProductError =>
  new ProductError(
    'waiting-list-full',
    `The list is full (${waiting} waiting). Try again in about ${retryAfterMinutes} minutes.`,
    [],
    { waiting, retryAfterMinutes },
  );
