import type { Tx } from '@bellbird/database';
import type { FrozenPerson } from '@bellbird/events';
import { recordDecisions } from '../../consent/record-decisions.js';
import { refreshFilterRows } from '../../contact/refresh-filter-rows.js';
import { takeUpPerson } from '../../contact/take-up-person.js';

/**
 * Keeps the numbers of a page that are nobody's as contacts, in the page's transaction, and says on the page who they are
 * now. What was decided for a number by who had it before holds for the new contact, too.
 */
export async function saveAsContacts(tx: Tx, tenantId: string, people: FrozenPerson[], now: Date): Promise<void> {
  const saved: string[] = [];
  for (const person of people) {
    if (person.contactId !== null) continue;
    const names = { firstName: null, lastName: null };
    person.contactId = await takeUpPerson(tx, tenantId, { phone: person.address, ...names }, now);
    await recordDecisions(tx, tenantId, person.address, []);
    saved.push(person.contactId);
  }
  await refreshFilterRows(tx, tenantId, saved);
}
