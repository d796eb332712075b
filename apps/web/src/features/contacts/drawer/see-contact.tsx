import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { contactPath } from '../../../lib/paths';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import type { ContactFields } from '../contact-fields';
import { ContactListDocument } from '../contact-row.generated';
import { nameOf } from '../list/contact-columns';
import { moveToBin } from '../list/move-to-bin';
import { ContactForm } from './contact-form';
import { ContactView } from './contact-view';
import { useSaveContact, type SeenContact } from './use-save-contact';

/** A contact to see and to change. */
export function SeeContact({
  contact,
  fields,
  reload,
}: {
  contact: SeenContact;
  fields: ContactFields;
  reload: () => Promise<SeenContact | null>;
}) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { editing, edit, save, cancel } = useSaveContact(contact, fields, reload);
  useReopenedForm(contactPath(contact.id), edit);

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
        onCancel={cancel}
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
