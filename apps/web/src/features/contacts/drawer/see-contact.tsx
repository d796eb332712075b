import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Problem, problemOf } from '../../../lib/graph/problem';
import { notify } from '../../../ui/toast/notify';
import { UpdateContactDocument } from '../contact-changes.generated';
import type { ContactFields } from '../contact-fields';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { nameOf } from '../list/contact-columns';
import { moveToBin } from '../list/move-to-bin';
import type { ContactToSeeQuery } from './contact.generated';
import { ContactForm } from './contact-form';
import { ContactView } from './contact-view';
import { changesOf, foreseen, type Kept } from './contact-values';

type Seen = NonNullable<ContactToSeeQuery['contact']>;

/**
 * A contact to see and to change. A change is shown at once; when the server refuses it, the old values come back with
 * the reason, and the form with what was typed.
 */
export function SeeContact({ contact, fields, reload }: { contact: Seen; fields: ContactFields; reload: () => Promise<void> }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<{ kept: Kept | null; problem: Problem | null } | null>(null);
  const [update] = useMutation(UpdateContactDocument);

  async function save(typed: Kept): Promise<void> {
    const input = changesOf(contact, typed, fields);
    const next = foreseen(contact, input);
    const sent = update({ variables: { id: contact.id, input }, ...(next && { optimisticResponse: { updateContact: { ...next, __typename: 'Contact' } as never } }) });
    if (next === null) {
      const { data } = await sent.catch((error: unknown) => refused(error, typed));
      done(data?.updateContact?.warning ?? null);
      return;
    }
    setEditing(null);
    sent.then(({ data }) => done(data?.updateContact?.warning ?? null), (error: unknown) => refused(error, typed).catch((reason: unknown) => {
      const problem = problemOf(reason);
      notify({ kind: problem.isFault ? 'error' : 'warning', title: t.rolledBack, text: t.rolledBackText(problem.message) });
      setEditing({ kept: typed, problem });
    }));
  }
  function done(warning: string | null): void {
    setEditing(null);
    notify({ kind: 'success', title: t.saved(nameOf(contact)), ...(warning !== null && { text: warning }) });
    void client.refetchQueries({ include: [ContactListDocument] });
  }
  /** Somebody else was quicker: what they saved is loaded, what was typed stays in the form. */
  async function refused(error: unknown, typed: Kept): Promise<never> {
    const problem = problemOf(error);
    if (problem.code === 'version-conflict') {
      await reload();
      setEditing({ kept: typed, problem });
    }
    throw problem;
  }

  if (editing !== null && contact.trashedAt === null) {
    return <ContactForm key={`${contact.version} ${editing.problem?.code ?? ''}`} title={nameOf(contact)} contact={contact} fields={fields} kept={editing.kept} problem={editing.problem} onSave={save} onCancel={() => setEditing(null)} />;
  }
  return (
    <ContactView
      contact={contact} fields={fields} reload={reload} onEdit={() => setEditing({ kept: null, problem: null })}
      onBin={async () => {
        await moveToBin(client, { ids: [contact.id], count: 1 }, () => void navigate('/contacts/trash'));
        await navigate(`/contacts${location.search}`, { state: { keepScroll: true } });
        await client.refetchQueries({ include: [ContactListDocument] });
      }}
    />
  );
}
