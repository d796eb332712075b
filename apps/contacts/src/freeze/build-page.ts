import { byPosition, type FrozenPerson, type LeaveOutReason } from '@bellbird/events';
import { outcomeFor, type CampaignText, type PersonRow } from './person.js';

export const mostPeopleOnPage = 1_000;
const mostBytesOnPage = 256 * 1_024;

export interface LeftOutPerson {
  contactId: string;
  reason: LeaveOutReason;
  name: string | null;
  phone: string;
}

export interface BuiltPage {
  people: FrozenPerson[];
  leftOut: LeftOutPerson[];
  /** The last contact that was decided on: where the next page goes on. */
  lastContactId: string | null;
}

/**
 * Decides on people in the order they come, until 1,000 stand on the page or it would be over 256 kB; whoever is behind
 * that is for the next page. `ordinal` is that of the last person of the page before.
 */
export function buildPage(persons: readonly PersonRow[], campaign: CampaignText, ordinal: number): BuiltPage {
  const page: BuiltPage = { people: [], leftOut: [], lastContactId: null };
  let bytes = 0;
  for (const person of persons) {
    const outcome = outcomeFor(person, campaign);
    if ('reason' in outcome) {
      page.leftOut.push({ contactId: person.id, reason: outcome.reason, name: person.name, phone: person.phone });
    } else {
      const frozen: FrozenPerson = {
        ordinal: ordinal + page.people.length + 1,
        contactId: person.id,
        address: person.phone,
        country: person.phoneCountry,
        text: outcome.text,
        units: outcome.parts,
        name: person.name ?? '',
      };
      const size = Buffer.byteLength(JSON.stringify(byPosition(frozen))) + 1;
      if (page.people.length === mostPeopleOnPage || (page.people.length > 0 && bytes + size > mostBytesOnPage)) break;
      bytes += size;
      page.people.push(frozen);
    }
    page.lastContactId = person.id;
  }
  return page;
}
