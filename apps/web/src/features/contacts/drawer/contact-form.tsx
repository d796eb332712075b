import { Button } from '../../../ui/button';
import { RowForm } from '../../../ui/list-page/row/row-form';
import { contactsTexts as t } from '../contacts.texts';
import { ContactInputs } from './contact-inputs';
import { useContactForm, type ContactFormOptions } from './use-contact-form';

interface ContactFormProps extends ContactFormOptions {
  title: string;
  onCancel?: () => void;
}

/** A contact's form, for a new one and to change one. */
export function ContactForm({ title, onCancel, ...options }: ContactFormProps) {
  const form = useContactForm(options);
  const { contact, fields } = options;
  return (
    <RowForm
      title={title}
      listPath="/contacts"
      {...(contact && { rowId: contact.id })}
      form={form}
      save={t.save}
      conflict={form.theirs && { theirs: form.theirs }}
      isAsked
      aside={onCancel && <Button onClick={onCancel}>{t.backToView}</Button>}
    >
      <ContactInputs form={form} fields={fields} />
    </RowForm>
  );
}
