import type { Tx } from '@bellbird/database';
import { ofContactTexts } from '@bellbird/field-rules';
import { compileTemplate, placeholdersUsed } from '@bellbird/sms-text';
import { sampleOptOutLink } from '../../opt-out/opt-out-token.js';
import { personColumns, textFor, type PersonRow } from '../people/person.js';

/**
 * A text as one contact would read it; without a contact every placeholder gives way to its fallback. Null where there is
 * no such contact. Its opt-out link leads nowhere: with a real one staff could opt people in again in their name.
 */
export async function renderForContact(
  tx: Tx,
  tenantId: string,
  wanted: { contactId: string | null; message: string; businessName: string },
  { publicUrl }: { publicUrl: string },
): Promise<string | null> {
  const { contactId, message, businessName } = wanted;
  const campaign = {
    render: compileTemplate(message),
    businessName,
    usesOptOutLink: placeholdersUsed(message).includes('optOutLink'),
    optOutLinkFor: () => sampleOptOutLink(publicUrl),
    // Nothing is counted of what only staff see: their links stand there as they were written.
    links: [],
    linkFor: () => '',
    reviewLink: reviewLinkOf(publicUrl, tenantId, contactId),
  };
  if (contactId === null) return textFor(nobody, campaign, 0);
  const columns = Object.entries(personColumns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
  const [person] = await tx.query<PersonRow>(`select ${columns} from contact c where c.tenant_id = $1 and c.id = $2`, [
    tenantId,
    contactId,
  ]);
  return person === undefined ? null : textFor(person, campaign, 0);
}

/** Where a review link leads its reader. */
const reviewLinkOf = (publicUrl: string, tenantId: string, contactId: string | null): string =>
  `${publicUrl}/review/${tenantId}${contactId === null ? '' : `/${contactId}`}`;

const nobody: PersonRow = {
  id: '',
  ...ofContactTexts(() => null),
  phone: '',
  phoneSignificant: '',
  phoneCountry: '',
  phoneKind: 1,
  status: 2,
  onHold: false,
  attributes: {},
  inTrash: false,
};
