import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { RowPending } from '../../../ui/list-page/row/row-form';
import { useContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { AddContact } from './add-contact';
import { ContactToSeeDocument } from './contact.generated';
import { SeeContact } from './see-contact';

/** `/contacts/:id` and `/contacts/new`, beside the list. */
export function Component() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const fields = useContactFields();
  const { data, error, loading, refetch } = useQuery(ContactToSeeDocument, { variables: { id }, skip: isNew });
  const contact = data?.contact;
  if (fields.isLoaded && isNew) return <AddContact fields={fields} />;
  if (isNew || contact == null || !fields.isLoaded) {
    const failed = error ?? (fields.isLoaded ? undefined : fields.error);
    return (
      <RowPending
        title={isNew ? t.addTitle : t.seeTitle}
        listPath="/contacts"
        rowId={isNew ? undefined : id}
        problem={failed ? problemOf(failed) : null}
        isGone={!isNew && !loading && !error && data !== undefined && contact === null}
        onRetry={() => {
          if (error) refetch().catch(() => undefined);
          if (fields.error) fields.reload();
        }}
      />
    );
  }
  return (
    <SeeContact
      key={id}
      contact={contact}
      fields={fields}
      reload={() => refetch().then((read) => read.data?.contact ?? null)}
    />
  );
}
