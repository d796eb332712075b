import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../../lib/graph/problem';
import type { Chosen, ListQuery } from '../../../ui/list-page/list-declaration';
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
  tags: readonly string[];
  version: number;
}
/** A contact that was changed, and the tags it did not have before. */
interface Changed extends Tagged {
  ids: readonly string[];
}

async function eachOf<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<T[]> {
  const left = [...all];
  const failed: T[] = [];
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one).catch(() => failed.push(one!));
  }));
  return failed;
}

const withAll = (has: readonly string[], ids: readonly string[]): string[] => [...has, ...ids.filter((id) => !has.includes(id))];
const without = (has: readonly string[], ids: readonly string[]): string[] => has.filter((id) => !ids.includes(id));
const mostTries = 4;

async function read(client: ApolloClient, query: ListQuery): Promise<readonly Tagged[]> {
  const { data } = await client.query({ query: ContactsToTagDocument, variables: { query }, fetchPolicy: 'no-cache' });
  return data?.contacts?.data ?? [];
}
const byIds = (ids: readonly string[]): ListQuery => ({ filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: mostToTag });

/**
 * Puts a contact's tags, which the API takes as a whole, by the version they were read with: where somebody else was
 * quicker, theirs are read and changed instead. Null where there is nothing to change, or nobody any more.
 */
async function change(client: ApolloClient, contact: Tagged, to: (tags: readonly string[]) => string[]): Promise<{ before: Tagged; after: Tagged } | null> {
  let before: Tagged | undefined = contact;
  for (let tries = 1; before !== undefined; tries += 1) {
    const { id, version, tags }: Tagged = before;
    const next = to(tags);
    if (next.length === tags.length) return null;
    try {
      const { data } = await client.mutate({ mutation: UpdateContactDocument, variables: { id, input: { tags: next, version } } });
      return { before, after: data?.updateContact ?? { id, tags: next, version: version + 1 } };
    } catch (error) {
      if (problemOf(error).code !== 'version-conflict' || tries === mostTries) throw error;
      [before] = await read(client, byIds([id]));
    }
  }
  return null;
}

/** Adds tags to the chosen people; a toast takes them away again from those who did not have them, and nothing else. */
export async function tagContacts(client: ApolloClient, chosen: Chosen, tags: readonly { id: string; name: string }[]): Promise<void> {
  const added = tags.map(({ id }) => id);
  const found = await read(client, 'ids' in chosen ? byIds(chosen.ids) : { filters: chosen.filters, filtersMatch: chosen.filtersMatch, limit: mostToTag });
  const changed: Changed[] = [];
  const failed = await eachOf(found, async (contact) => {
    const did = await change(client, contact, (has) => withAll(has, added));
    if (did !== null) changed.push({ ...did.after, ids: without(added, did.before.tags) });
  });
  if (failed.length > 0) notify({ kind: 'warning', title: t.notTagged, text: t.notTaggedText(failed.length) });
  const title = t.tagged(chosen.count - failed.length, tags.map(({ name }) => name).join(', '));
  // Where all have them, there is nothing to undo.
  if (changed.length === 0) return failed.length > 0 ? undefined : void notify({ kind: 'success', title });
  offerUndo(title, () => {
    void eachOf(changed, (contact) => change(client, contact, (has) => without(has, contact.ids)).then(() => undefined)).then((left) => {
      notify({ kind: 'success', title: t.untagged(changed.length - left.length) });
      return client.refetchQueries({ include: [ContactListDocument] });
    });
  });
}
