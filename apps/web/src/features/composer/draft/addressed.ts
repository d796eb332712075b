import type { Draft } from './draft';

const contactId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Whether an entry of the field is a contact's id, and no number. */
export const isContact = (entry: string): boolean => contactId.test(entry);

/** The members of a draft that say whom a quick text is for: in the order of the field, and apart as the server takes them. */
export const addressed = (to: readonly string[]): Pick<Draft, 'to' | 'contactIds' | 'phones'> => ({
  to,
  contactIds: to.filter(isContact),
  phones: to.filter((entry) => !isContact(entry)),
});
