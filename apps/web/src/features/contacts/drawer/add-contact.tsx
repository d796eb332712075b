import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contactPath } from '../../../lib/paths';
import { notify } from '../../../ui/toast/notify';
import { CreateContactDocument } from '../contact-changes.generated';
import type { ContactFields } from '../contact-fields';
import { ContactListDocument } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { nameOf } from '../list/contact-columns';
import { ContactForm } from './contact-form';
import { newContact } from './contact-values';

/** A new contact. What is typed survives closing and reload until it is saved. */
export function AddContact({ fields }: { fields: ContactFields }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // Somebody who texted and is nobody's contact yet.
  const phone = (state as { phone?: unknown } | null)?.phone;
  const [create] = useMutation(CreateContactDocument, { refetchQueries: [ContactListDocument] });
  return (
    <ContactForm
      title={t.addTitle}
      contact={null}
      {...(typeof phone === 'string' && { phone })}
      fields={fields}
      problem={null}
      onSave={async (typed) => {
        const { data } = await create({ variables: { input: newContact(typed, fields) } });
        const made = data?.createContact;
        if (!made) return;
        notify({ kind: 'success', title: t.saved(nameOf(made)), ...(made.warning !== null && { text: made.warning }) });
        await navigate(contactPath(made.id) + search, { replace: true, state: { keepScroll: true } });
      }}
    />
  );
}
