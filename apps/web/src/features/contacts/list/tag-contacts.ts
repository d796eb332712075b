import type { ApolloClient } from '@apollo/client';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { TagContactsDocument, UntagContactsDocument, type TagsChangedFragment } from '../contact-changes.generated';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';

/** The call whose answer was lost: asked for again it is the same call, so that its undo takes back all that it did. */
let open: { what: string; key: string } | null = null;

async function once<T>(what: string, call: (key: string) => Promise<T>): Promise<T> {
  const { key } = open?.what === what ? open : (open = { what, key: newCallKey() });
  try {
    const answer = await call(key);
    open = null;
    return answer;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem.isFault && problem.code !== 'in-progress') open = null;
    throw error;
  }
}

/** Puts tags on the chosen people; a toast takes them off those who did not have them before, and nobody else. @throws what the server refuses. */
export async function tagContacts(
  client: ApolloClient,
  chosen: Chosen,
  tags: readonly { id: string; name: string }[],
): Promise<void> {
  const variables = { selection: selectionOf(chosen), tags: tags.map(({ id }) => id) };
  const { affected, job, changed } = await once(JSON.stringify(variables), async (key) => {
    const { data } = await client.mutate({
      mutation: TagContactsDocument,
      variables,
      context: { headers: { 'idempotency-key': key } },
    });
    return data!.tagContacts!;
  });
  const names = tags.map(({ name }) => name).join(', ');
  if (job !== null) return void notify({ kind: 'async', title: t.tagging(chosen.count, names), text: t.taggingText });
  // Where all have them, there is nothing to undo.
  if (affected === 0) return void notify({ kind: 'success', title: t.tagged(chosen.count, names) });
  offerUndo(t.tagged(chosen.count, names), () => void takeOff(client, affected, changed));
}

async function takeOff(client: ApolloClient, affected: number, changed: TagsChangedFragment['changed']): Promise<void> {
  try {
    for (const { tag, contacts } of changed) {
      await client.mutate({
        mutation: UntagContactsDocument,
        variables: { selection: { data: contacts }, tags: [tag] },
        context: { headers: { 'idempotency-key': newCallKey() } },
      });
    }
    notify({ kind: 'success', title: t.untagged(affected) });
  } catch (error) {
    notifyProblem(problemOf(error), { label: t.tryAgain, run: () => void takeOff(client, affected, changed) });
  }
  await client.refetchQueries({ include: [ContactListDocument] });
}
