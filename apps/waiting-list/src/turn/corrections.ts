import { invalidField, invalidInput } from '@bellbird/errors';
import { contactTexts, isPersonName } from '@bellbird/field-rules';
import { parsePhone } from '@bellbird/phone';
import type { Business } from '../business/business.js';
import type { TurnChange } from '../schema.generated.js';
import { wrongOf, type Settings } from '../settings/settings.js';
import type { Turn } from './turn.js';

/** What is put right of a turn: name, phone, party, resource and note, as they were given. @throws 400 naming the field. */
export function correctionsOf(
  input: TurnChange,
  turn: Turn,
  { business, settings }: { business: Business; settings: Settings },
): Partial<Turn> {
  const wrong = wrongOf(input, settings);
  if (wrong.length > 0) throw invalidInput(...wrong);
  return {
    ...(input.name !== undefined && nameOf(input.name?.trim() ?? '')),
    ...(input.note !== undefined && { note: input.note?.trim() || null }),
    ...(input.partySize !== undefined && { partySize: input.partySize }),
    ...(input.resource !== undefined && { resource: input.resource }),
    ...(input.phone !== undefined && phoneOf(input.phone, turn, business)),
  };
}

function nameOf(name: string): Partial<Turn> {
  const [firstName = '', ...rest] = name.split(' ');
  if (![firstName, ...(rest.length > 0 ? [rest.join(' ')] : [])].every(isPersonName))
    throw invalidField('name', contactTexts.firstName.wrong);
  return { name, firstName };
}

/** Whose it is, is asked anew of another one; what was agreed to and stopped was so for the old. */
function phoneOf(given: string | null, turn: Turn, { country }: Business): Partial<Turn> {
  const phone = given === null ? null : parsePhone(given, country);
  if (given !== null && phone === null) throw invalidField('phone', 'Invalid phone number.');
  const isOther = (phone?.e164 ?? null) !== turn.phone;
  return {
    phone: phone?.e164 ?? null,
    phoneCountry: phone?.country ?? null,
    ...(isOther && { contactId: null, ofContact: {}, contactSought: false, consent: {}, textsOff: false }),
  };
}
