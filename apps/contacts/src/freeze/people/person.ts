import type { LeaveOutReason } from '@bellbird/events';
import { contactTextNames, ofContactTexts, type ContactTextName } from '@bellbird/field-rules';
import { snakeCase } from '@bellbird/resource-kit';
import { countParts, type TemplateValues } from '@bellbird/sms-text';
import { statusWord } from '../../contact/marketing-status.js';
import { longestText, reasonToLeaveOut } from '../left-out/left-out.js';
import type { CampaignText } from '../text/campaign-text.js';

/** A chosen contact as it is read from the table. */
export interface PersonRow extends Record<ContactTextName, string | null> {
  id: string;
  phone: string;
  phoneSignificant: string;
  phoneCountry: string;
  phoneKind: number;
  status: number;
  onHold: boolean;
  attributes: Record<string, unknown>;
  inTrash: boolean;
}

/** Expressions over the table `contact c` that make a PersonRow, by member. */
export const personColumns: Readonly<Record<keyof PersonRow, string>> = {
  id: 'c.id',
  ...ofContactTexts((name) => `c.${snakeCase(name)}`),
  phone: 'c.phone',
  phoneSignificant: 'c.phone_significant',
  phoneCountry: 'c.phone_country',
  phoneKind: 'c.phone_kind',
  status: 'c.status',
  onHold: 'c.on_hold',
  attributes: 'c.attributes',
  inTrash: '(c.trashed_at is not null)',
};

export type Outcome = { reason: LeaveOutReason } | { text: string; parts: number };

/**
 * The text of a person and its parts, or why there is none. The one rule for quotes and for freezing. `isDuplicate`: they
 * stand in the campaign already. `ordinal`: the place that they would have in it.
 */
export function outcomeFor(
  person: PersonRow,
  campaign: CampaignText,
  { isDuplicate, ordinal }: { isDuplicate: boolean; ordinal: number },
): Outcome {
  const reason = reasonToLeaveOut(
    {
      inTrash: person.inTrash,
      phone: person.phone,
      textable: person.phoneKind === 1,
      country: person.phoneCountry,
      status: statusWord(person.status),
      onHold: person.onHold,
      isDuplicate,
    },
    campaign.rules,
  );
  if (reason !== null) return { reason };
  const text = textFor(person, campaign, ordinal);
  if (text.length > longestText) return { reason: 'tooLong' };
  return { text, parts: countParts(text).parts };
}

export function textFor(
  person: Omit<PersonRow, 'inTrash' | 'status' | 'onHold' | 'phoneKind'>,
  { render, businessName, optOutLinkFor, usesOptOutLink, links, linkFor, reviewLink }: Omit<CampaignText, 'rules'>,
  ordinal: number,
): string {
  const values: { -readonly [key in keyof TemplateValues]: TemplateValues[key] } = {
    phoneSignificant: person.phoneSignificant,
    businessName,
    attributes: person.attributes,
    optOutLink: usesOptOutLink ? optOutLinkFor(person.id) : '',
    reviewLink,
  };
  for (const name of contactTextNames) values[name] = person[name];
  for (const link of links) values[`link.${link}`] = linkFor(link, ordinal);
  return render(values);
}
