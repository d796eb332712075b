import type { ApolloClient } from '@apollo/client';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { notify } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { ContactsToTagDocument, UpdateContactDocument } from '../contact-changes.generated';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';

/** The API changes the tags of one contact at a time; so many are done while a person waits. */
export const mostToTag = 500;
const atOnce = 6;

interface Tagged {
  id: string;
  before: readonly string[];
}

async function eachOf<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<T[]> {
  const left = [...all];
  const failed: T[] = [];
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one).catch(() => failed.push(one!));
  }));
  return failed;
}

/** Adds tags to the chosen people; a toast takes them away again from those who did not have them. */
export async function tagContacts(client: ApolloClient, chosen: Chosen, tags: readonly { id: string; name: string }[]): Promise<void> {
  const query = 'ids' in chosen ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }], limit: mostToTag } : { filters: chosen.filters, filtersMatch: chosen.filtersMatch, limit: mostToTag };
  const { data } = await client.query({ query: ContactsToTagDocument, variables: { query }, fetchPolicy: 'no-cache' });
  const added = tags.map(({ id }) => id);
  const todo = (data?.contacts?.data ?? []).filter((contact) => added.some((id) => !contact.tags.includes(id))).map((contact): Tagged => ({ id: contact.id, before: contact.tags }));
  const put = (id: string, ids: readonly string[]): Promise<void> => client.mutate({ mutation: UpdateContactDocument, variables: { id, input: { tags: [...ids] } } }).then(() => undefined);
  const failed = await eachOf(todo, ({ id, before }) => put(id, [...new Set([...before, ...added])]));
  if (failed.length > 0) notify({ kind: 'warning', title: t.notTagged, text: t.notTaggedText(failed.length) });
  const done = todo.filter((one) => !failed.includes(one));
  if (done.length === 0 && failed.length > 0) return;
  offerUndo(t.tagged(chosen.count - failed.length, tags.map(({ name }) => name).join(', ')), () => {
    void eachOf(done, ({ id, before }) => put(id, before)).then((left) => {
      notify({ kind: 'success', title: t.untagged(done.length - left.length) });
      return client.refetchQueries({ include: [ContactListDocument] });
    });
  });
}
