import { parseTemplate, placeholdersUsed } from '@bellbird/sms-text';
import { messageFields, toView } from '../../../domain/message/fields';

const ofPerson: readonly string[] = ['name', 'firstName', 'lastName', 'email', 'phoneSignificant', 'businessName'];
const own = 'attributes.';

/** Whether a template can stand in a reply: of what is made as a campaign is sent, such as its links, there is nothing yet to show. */
export const fitsReply = (message: string): boolean =>
  placeholdersUsed(parseTemplate(message)).every((key) => ofPerson.includes(key) || key.startsWith(own));

/** A template as people read it in a list: its fields by name, the business's own by their keys. */
export function shownTemplate(message: string): string {
  const keys = placeholdersUsed(parseTemplate(message)).flatMap((key) =>
    key.startsWith(own) ? [key.slice(own.length)] : [],
  );
  return toView(message, messageFields(keys.map((key) => ({ key, name: key }))));
}
