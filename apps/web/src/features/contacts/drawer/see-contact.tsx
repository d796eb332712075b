import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { contactPath } from '../../../lib/paths';
import { keepRefused } from '../../../ui/form/kept';
import { notify } from '../../../ui/toast/notify';
import { UpdateContactDocument, type UpdateContactMutation } from '../contact-changes.generated';
import type { ContactFields } from '../contact-fields';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { nameOf } from '../list/contact-columns';
import { moveToBin } from '../list/move-to-bin';
import { ContactForm } from './contact-form';
import { changesOf, foreseen, formValues, rebased, valuesOf, type Kept } from './contact-values';
import { ContactView } from './contact-view';
import type { ContactToSeeQuery } from './contact.generated';

type Seen = NonNullable<ContactToSeeQuery['contact']>;

/** An edit that goes on: from what it began, and what the last of its tries came to. */
interface Editing {
  from: Seen;
  problem: Problem | null;
  tries: number;
}

/**
 * A contact to see and to change. A change is shown at once; when the server refuses it, the old values come back with
 * the reason, and the form with what was typed.
 */
export function SeeContact({
  contact,
  fields,
  reload,
}: {
  contact: Seen;
  fields: ContactFields;
  reload: () => Promise<Seen | null>;
}) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit = (): void => setEditing({ from: contact, problem: null, tries: 0 });
  const { key, state } = useLocation();
  // Back into a form that was closed without saving.
  useEffect(() => {
    if ((state as { edit?: boolean } | null)?.edit) edit();
  }, [key]);
  const [update] = useMutation(UpdateContactDocument);

  async function save({ from, tries }: Editing, typed: Kept): Promise<void> {
    const input = changesOf(from, typed, fields);
    const next = foreseen(from, input);
    const sent = update({
      variables: { id: from.id, input },
      ...(next && { optimisticResponse: { updateContact: { ...next, __typename: 'Contact' } as never } }),
    });
    /** Somebody else was quicker: what they saved is loaded, what was typed stays in the form. */
    async function again(problem: Problem): Promise<void> {
      const now = problem.code === 'version-conflict' ? await reload() : null;
      goOn(now ?? from, now === null ? typed : rebased(from, now, typed, fields), problem);
    }
    /** The drawer may be closed by now: then what was typed waits for whoever opens the form again. */
    function goOn(now: Seen, values: Kept, problem: Problem): void {
      const [stands, before] = [now, from].map((seen) =>
        formValues({ values: valuesOf(seen, fields), tags: seen.tags }),
      );
      keepRefused(contactPath(from.id), formValues(values), stands!, before!);
      setEditing({ from: now, problem, tries: tries + 1 });
    }
    if (next === null) {
      const { data } = await sent.catch(async (error: unknown) => {
        const problem = problemOf(error);
        if (problem.code === 'version-conflict') await again(problem);
        throw problem;
      });
      setEditing(null);
      done(data?.updateContact);
      return;
    }
    setEditing(null);
    sent.then(
      ({ data }) => done(data?.updateContact),
      (error: unknown) => {
        const problem = problemOf(error);
        notify({
          kind: problem.isFault ? 'error' : 'warning',
          title: t.rolledBack,
          text: t.rolledBackText(problem.message),
        });
        // What cannot be read again now stays as it was when the edit began.
        return again(problem).catch(() => goOn(from, typed, problem));
      },
    );
  }
  /** The save has ended. A form that is open by now belongs to a later edit, and stays. */
  function done(saved: UpdateContactMutation['updateContact'] | undefined): void {
    const warning = saved?.warning ?? null;
    notify({ kind: 'success', title: t.saved(nameOf(saved ?? contact)), ...(warning !== null && { text: warning }) });
    void client.refetchQueries({ include: [ContactListDocument] });
  }

  if (editing !== null && contact.trashedAt === null) {
    // By the tries alone: what a colleague saves meanwhile must not take away what is being typed.
    return (
      <ContactForm
        key={editing.tries}
        title={nameOf(editing.from)}
        contact={editing.from}
        fields={fields}
        problem={editing.problem}
        onSave={(typed) => save(editing, typed)}
        onCancel={() => setEditing(null)}
      />
    );
  }
  return (
    <ContactView
      contact={contact}
      fields={fields}
      reload={() => reload().then(() => undefined)}
      onEdit={edit}
      onBin={async () => {
        await moveToBin(client, { ids: [contact.id], count: 1 }, () => void navigate('/contacts/trash'));
        await navigate(`/contacts${location.search}`, { state: { keepScroll: true } });
        await client.refetchQueries({ include: [ContactListDocument] });
      }}
    />
  );
}
