import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { contactPath } from '../../../lib/paths';
import { keepRefused } from '../../../ui/form/state/kept';
import { notify } from '../../../ui/toast/notify';
import { UpdateContactDocument, type UpdateContactMutation } from '../contact-changes.generated';
import type { ContactFields } from '../contact-fields';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { nameOf } from '../list/contact-columns';
import { changesOf, foreseen, typedOverTheirs, valuesOf, type ContactValues } from './contact-values';
import type { ContactToSeeQuery } from './contact.generated';

export type SeenContact = NonNullable<ContactToSeeQuery['contact']>;

/** An edit that goes on: from what it began, and what the last of its tries came to. */
interface Editing {
  from: SeenContact;
  problem: Problem | null;
  tries: number;
}

/**
 * The edit of a contact. A change is shown at once where it can be foreseen; when the server refuses it, the old values
 * come back with the reason, and the form with what was typed.
 */
export function useSaveContact(contact: SeenContact, fields: ContactFields, reload: () => Promise<SeenContact | null>) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateContactDocument);
  const [editing, setEditing] = useState<Editing | null>(null);
  const open = useRef(editing);
  open.current = editing;
  const cancel = (): void => setEditing(null);

  async function save(edit: Editing, typed: ContactValues): Promise<void> {
    const { from } = edit;
    const input = changesOf(from, typed, fields);
    const next = foreseen(from, input);
    const sent = update({
      variables: { id: from.id, input },
      ...(next && { optimisticResponse: { updateContact: { ...next, __typename: 'Contact' } as never } }),
    }).then(({ data }) => data?.updateContact);
    if (next !== null) {
      cancel();
      sent.then(done, (error: unknown) => rolledBack(edit, typed, problemOf(error)));
      return;
    }
    const saved = await sent.catch(async (error: unknown) => {
      const problem = problemOf(error);
      if (isOvertaken(edit)) say(problem);
      else if (problem.code === 'version-conflict') await again(edit, typed, problem);
      throw problem;
    });
    if (!isOvertaken(edit)) cancel();
    done(saved);
  }

  /** A form that is open by now belongs to a later edit, and stays. */
  const isOvertaken = (edit: Editing): boolean => open.current !== null && open.current !== edit;

  function done(saved: UpdateContactMutation['updateContact'] | undefined): void {
    const warning = saved?.warning ?? null;
    notify({ kind: 'success', title: t.saved(nameOf(saved ?? contact)), ...(warning !== null && { text: warning }) });
    void client.refetchQueries({ include: [ContactListDocument] });
  }

  function say(problem: Problem): void {
    notify({
      kind: problem.isFault ? 'error' : 'warning',
      title: t.rolledBack,
      text: t.rolledBackText(problem.message),
    });
  }

  async function rolledBack(edit: Editing, typed: ContactValues, problem: Problem): Promise<void> {
    say(problem);
    // What cannot be read again now stays as it was when the edit began.
    await again(edit, typed, problem).catch(() => goOn(edit, edit.from, typed, problem));
  }

  /** Where somebody else was quicker what they saved is loaded; what was typed stays in the form. */
  async function again(edit: Editing, typed: ContactValues, problem: Problem): Promise<void> {
    const now = problem.code === 'version-conflict' ? await reload() : null;
    if (now === null) goOn(edit, edit.from, typed, problem);
    else goOn(edit, now, typedOverTheirs(typed, edit.from, now, fields), problem);
  }

  /** The drawer may be closed by now: then what was typed waits for whoever opens the form again. */
  function goOn(edit: Editing, now: SeenContact, typed: ContactValues, problem: Problem): void {
    if (isOvertaken(edit)) return;
    const { from, tries } = edit;
    keepRefused(contactPath(from.id), typed, valuesOf(now, fields), valuesOf(from, fields));
    setEditing({ from: now, problem, tries: tries + 1 });
  }

  return {
    editing,
    edit: (): void => setEditing({ from: contact, problem: null, tries: 0 }),
    save,
    cancel,
  };
}
