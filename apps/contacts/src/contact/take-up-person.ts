import { newId, type Tx } from '@bellbird/database';
import { contactTexts, type ContactTextName } from '@bellbird/field-rules';
import { parsePhone } from '@bellbird/phone';
import { contacts } from './contact-row.js';
import { composedName } from './names.js';
import { rowOfPhone } from './phone-kinds.js';

/** Somebody who told us who they are, without staff. */
export interface Person {
  /** E.164. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * The contact of a phone: the live one there is, else a new one. What staff wrote of a contact stays; one without any name
 * gets the person's. Names that no contact may have are left out. Answers the id; filter rows are the caller's to refresh.
 */
export async function takeUpPerson(tx: Tx, tenantId: string, person: Person, now: Date): Promise<string> {
  const phone = parsePhone(person.phone, '');
  if (phone === null) throw new Error('A phone that was checked before is none.');
  const firstName = fitting('firstName', person.firstName);
  const lastName = fitting('lastName', person.lastName);
  const names = { firstName, lastName, name: fitting('name', composedName(person.firstName, person.lastName)) };
  const id = newId();
  const stamps = { createdAt: now, updatedAt: now };
  if (await contacts.insertIfNew(tx, { tenantId, id, ...names, ...rowOfPhone(phone), ...stamps })) return id;
  const [known] = await tx.query<{ id: string; nameless: boolean }>(
    `select id, coalesce(name, first_name, last_name) is null as nameless from contact
      where tenant_id = $1 and phone = $2 and trashed_at is null for update`,
    [tenantId, phone.e164],
  );
  // Moved or deleted by staff between the two statements: the event comes again.
  if (known === undefined) throw new Error('A contact of this phone was there and is gone.');
  if (known.nameless && names.name !== null)
    await tx.execute(
      `update contact set first_name = $3, last_name = $4, name = $5, version = version + 1, updated_at = $6
        where tenant_id = $1 and id = $2`,
      [tenantId, known.id, firstName, lastName, names.name, now],
    );
  return known.id;
}

function fitting(text: ContactTextName, given: string | null): string | null {
  const trimmed = given?.trim() ?? '';
  return trimmed !== '' && contactTexts[text].fits(trimmed) ? trimmed : null;
}
