import type { Keys } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { compileTemplate, placeholdersUsed } from '@bellbird/sms-text';
import { businessOf } from '../opt-out/business.js';
import { makeOptOutToken, optOutLink, sampleOptOutLink } from '../opt-out/opt-out-token.js';
import { personColumns, textFor, type PersonRow } from './person.js';

export interface Links {
  optOutKeys: Keys;
  publicUrl: string;
}

/** A text as one contact would read it; without a contact every placeholder gives way to its fallback. Null where there is no such contact. */
export async function renderForContact(
  tx: Tx,
  tenantId: string,
  wanted: { contactId: string | null; message: string; businessName: string },
  links: Links,
): Promise<string | null> {
  const { contactId, message, businessName } = wanted;
  const usesOptOutLink = placeholdersUsed(message).includes('optOutLink');
  const campaign = { render: compileTemplate(message), businessName, usesOptOutLink };
  if (contactId === null)
    return textFor(nobody, { ...campaign, optOutLinkFor: () => sampleOptOutLink(links.publicUrl) });
  const columns = Object.entries(personColumns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
  const [person] = await tx.query<PersonRow>(`select ${columns} from contact c where c.tenant_id = $1 and c.id = $2`, [
    tenantId,
    contactId,
  ]);
  if (person === undefined) return null;
  const business = usesOptOutLink ? await businessOf(tx, tenantId) : null;
  return textFor(person, {
    ...campaign,
    optOutLinkFor: (id) =>
      business === null ? '' : optOutLink(links.publicUrl, id, makeOptOutToken(links.optOutKeys[0], business, id)),
  });
}

const nobody: PersonRow = {
  id: '',
  name: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: '',
  phoneSignificant: '',
  phoneCountry: '',
  phoneKind: 1,
  status: 2,
  attributes: {},
  inTrash: false,
};
