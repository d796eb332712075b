import type { FrozenPerson, LeaveOutReason } from '@bellbird/events';
import { outcomeFor, type PersonRow } from './people/person.js';
import type { CampaignText } from './text/campaign-text.js';
import { textOfPerson } from './text/variant.js';

export const mostPeopleOnPage = 1_000;
const mostBytesOnPage = 256 * 1_024;

/** Somebody who is to be decided on. */
export interface Candidate {
  person: PersonRow;
  /** Null: nobody's number, which was typed. */
  contactId: string | null;
  /** Their place among the typed numbers, from 1, where they are decided on as such. */
  typed: number | null;
  /** They stand in the campaign already. */
  isDuplicate: boolean;
}

export interface LeftOutPerson {
  contactId: string | null;
  typed: number | null;
  /** Which of the campaign's texts they would have got, from 1. */
  variant: number | null;
  reason: LeaveOutReason;
  name: string | null;
  phone: string;
}

export interface BuiltPage {
  people: FrozenPerson[];
  leftOut: LeftOutPerson[];
  /** How many were decided on: the next page goes on behind them. */
  decided: number;
}

/**
 * Decides on people in the order they come, until 1,000 stand on the page or it would be over 256 kB; whoever is behind
 * that is for the next page. `ordinal` is that of the last person of the page before.
 */
export function buildPage(candidates: readonly Candidate[], campaign: CampaignText, ordinal: number): BuiltPage {
  const page: BuiltPage = { people: [], leftOut: [], decided: 0 };
  let bytes = 0;
  for (const { person, contactId, typed, isDuplicate } of candidates) {
    const place = ordinal + page.people.length + 1;
    const { text, variant } = textOfPerson(campaign, { contactId, phone: person.phone });
    const outcome = outcomeFor(person, text, { isDuplicate, ordinal: place });
    if ('reason' in outcome) {
      const { name, phone } = person;
      page.leftOut.push({ contactId, typed, variant, reason: outcome.reason, name, phone });
    } else {
      const frozen: FrozenPerson = {
        ordinal: place,
        contactId,
        address: person.phone,
        country: person.phoneCountry,
        text: outcome.text,
        units: outcome.parts,
        name: person.name ?? '',
        variant,
      };
      const size = Buffer.byteLength(JSON.stringify(frozen)) + 1;
      if (page.people.length === mostPeopleOnPage || (page.people.length > 0 && bytes + size > mostBytesOnPage)) break;
      bytes += size;
      page.people.push(frozen);
    }
    page.decided += 1;
  }
  return page;
}
