import { calledPerson } from '../../../domain/audience/person-words';
import { formatPhone } from '../../../lib/format/phone';
import { addressed } from '../draft/addressed';
import { quickTexts as t } from './quick.texts';

/** A contact's name, or a number as it was typed. */
export function shownName(
  entry: string,
  people: ReadonlyMap<string, { name: string | null; phoneInternational: string }>,
): string {
  const person = people.get(entry);
  if (person !== undefined) return calledPerson(person);
  return addressed([entry]).contactIds.length > 0 ? t.unnamed : formatPhone(entry);
}
