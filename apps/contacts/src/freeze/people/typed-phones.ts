import type { Tx } from '@bellbird/database';
import { ofContactTexts } from '@bellbird/field-rules';
import { parsePhone } from '@bellbird/phone';
import { isOnHold, statusOf, type Consent, type ConsentScope, type PhoneConsent } from '../../consent/consent.js';
import { statusCodes } from '../../contact/marketing-status.js';
import { phoneKindCodes } from '../../contact/phone-kinds.js';
import type { AudienceSource } from '../audience/audience-source.js';
import type { Candidate } from '../build-page.js';
import type { PersonRow } from './person.js';
import { readPersons } from './read-persons.js';

/** A number that was typed, E.164, with the country that it was read for. */
export interface TypedPhone {
  phone: string;
  country: string;
}

/**
 * Who a typed number is: a live contact, or nobody (null; one in the trash is nobody). `isDuplicate`: the same number was
 * typed before, or its contact is chosen otherwise.
 */
export interface Typed {
  contactId: string | null;
  isDuplicate: boolean;
}

/** Who the typed numbers are, in their order. `sources`: who is chosen otherwise. */
export async function resolveTyped(
  tx: Tx,
  tenantId: string,
  phones: readonly TypedPhone[],
  sources: readonly AudienceSource[],
): Promise<Typed[]> {
  if (phones.length === 0) return [];
  const rows = await tx.query<{ id: string; phone: string }>(
    'select id, phone from contact where tenant_id = $1 and phone = any($2::text[]) and trashed_at is null',
    [tenantId, phones.map(({ phone }) => phone)],
  );
  const byPhone = new Map(rows.map(({ id, phone }) => [phone, id]));
  const chosen = await chosenAmong(tx, sources, [...byPhone.values()]);
  const before = new Set<string>();
  return phones.map(({ phone }) => {
    const contactId = byPhone.get(phone) ?? null;
    const isDuplicate = before.has(phone) || (contactId !== null && chosen.has(contactId));
    before.add(phone);
    return { contactId, isDuplicate };
  });
}

/** The contacts that are sent to because their number was typed. */
export const typedContactIds = (typed: readonly Typed[]): string[] =>
  typed.flatMap(({ contactId, isDuplicate }) => (contactId === null || isDuplicate ? [] : [contactId]));

async function chosenAmong(
  tx: Tx,
  sources: readonly AudienceSource[],
  contactIds: readonly string[],
): Promise<Set<string>> {
  const chosen = new Set<string>();
  if (contactIds.length === 0) return chosen;
  for (const { from, id, where, parameters } of sources) {
    const values = [...parameters.values];
    const among = `${id} = any($${values.push(contactIds)}::uuid[])`;
    const rows = await tx.query<{ id: string }>(
      `select ${id} as id from ${from} where ${[...where, among].join(' and ')}`,
      values,
    );
    for (const row of rows) chosen.add(row.id);
  }
  return chosen;
}

/**
 * People who are nobody's contacts, by their numbers, as a text is decided on and rendered for them: without names, and
 * with consent to nothing but what they asked for. What they decided about texts holds all the same.
 */
export async function unnamedPersons(
  tx: Tx,
  tenantId: string,
  phones: readonly TypedPhone[],
): Promise<Map<string, PersonRow>> {
  const rows = await tx.query<{ phone: string; scope: ConsentScope } & Consent>(
    'select phone, scope, state, decided_at as "decidedAt", source from consent where tenant_id = $1 and phone = any($2::text[])',
    [tenantId, phones.map(({ phone }) => phone)],
  );
  const consents = new Map<string, PhoneConsent>();
  for (const { phone, scope, ...consent } of rows) consents.set(phone, { ...consents.get(phone), [scope]: consent });
  return new Map(phones.map((typed) => [typed.phone, nobodyOf(typed, consents.get(typed.phone) ?? {})]));
}

function nobodyOf({ phone, country }: TypedPhone, consent: PhoneConsent): PersonRow {
  const parsed = parsePhone(phone, country);
  const isOut = statusOf(consent) === 'unsubscribed';
  return {
    ...ofContactTexts(() => null),
    id: '',
    phone,
    phoneSignificant: parsed?.significant ?? '',
    phoneCountry: parsed?.country ?? country,
    phoneKind: phoneKindCodes[parsed?.kind ?? 'other'],
    status: statusCodes[isOut ? 'unsubscribed' : 'transactional-only'],
    onHold: isOnHold(consent),
    attributes: {},
    inTrash: false,
  };
}

/** Typed numbers beside the contacts that are walked, from the `done`-th on: nobody's, and those that are there already. */
export async function typedCandidates(
  tx: Tx,
  tenantId: string,
  phones: readonly TypedPhone[],
  typed: readonly Typed[],
  done: number,
): Promise<Candidate[]> {
  const rest = typed
    .map(({ contactId, isDuplicate }, at) => ({ ...phones[at]!, contactId, isDuplicate, typed: at + 1 }))
    .filter(({ contactId, isDuplicate }) => contactId === null || isDuplicate)
    .slice(done);
  if (rest.length === 0) return [];
  const unnamed = await unnamedPersons(tx, tenantId, rest);
  const contacts = await readPersons(
    tx,
    tenantId,
    rest.flatMap(({ contactId }) => contactId ?? []),
  );
  const byId = new Map(contacts.map((person) => [person.id, person]));
  return rest.map(({ phone, contactId, isDuplicate, typed: place }) => {
    const contact = contactId === null ? undefined : byId.get(contactId);
    return {
      person: contact ?? unnamed.get(phone)!,
      contactId: contact?.id ?? null,
      typed: place,
      isDuplicate,
    };
  });
}
