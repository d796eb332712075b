import { invalidInput, type FieldError } from '@bellbird/errors';
import { parsePhone } from '@bellbird/phone';
import type { TypedPhone } from '../campaign/campaign.js';

/**
 * Numbers as they were typed, read for the business's country; a landline is one, and is left out later. @throws 400
 * naming each that is none, `phones[3]`.
 */
export function readPhones(phones: readonly string[] | undefined, country: string): TypedPhone[] {
  const wrong: FieldError[] = [];
  const read = (phones ?? []).flatMap((typed, at) => {
    const phone = parsePhone(typed, country);
    if (phone === null) wrong.push({ field: `phones[${at}]`, message: 'Invalid phone number.' });
    return phone === null ? [] : [{ phone: phone.e164, country: phone.country }];
  });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return read;
}
