import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { contactTextNames, contactTexts } from '@bellbird/field-rules';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { marketingLooks, marketingStatuses, type MarketingStatus } from '../../../domain/contacts/marketing-look';
import { SelectField, TextField } from '../../../ui/form/fields/fields';
import type { ContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { TagPicker } from '../tag-picker';
import { CustomFieldInput } from './custom-field-input';
import { PhoneInput } from './phone-input';
import type { ContactFormState } from './use-contact-form';

const { label } = contactFieldTexts;
/** Those that have no place of their own in the form. */
const otherTexts = contactTextNames.filter((text) => !['name', 'firstName', 'lastName', 'email'].includes(text));
const marketingOptions = marketingStatuses.map((value) => ({ value, label: marketingLooks[value].label }));

/** All that one types of a contact: what everybody has, their tags, the business's own fields. */
export function ContactInputs({ form, fields }: { form: ContactFormState; fields: ContactFields }) {
  const status = form.values['marketingStatus'] as MarketingStatus;
  return (
    <>
      <SimpleGrid columns={2} gap="3">
        <TextField label={label.firstName} autoComplete="off" maxLength={50} bind={form.text('firstName')} />
        <TextField label={label.lastName} autoComplete="off" maxLength={50} bind={form.text('lastName')} />
      </SimpleGrid>
      <TextField
        label={t.fullName}
        optional
        help={t.fullNameHelp}
        autoComplete="off"
        maxLength={200}
        bind={form.text('name')}
      />
      <PhoneInput bind={form.text('phone')} takenBy={form.takenBy} />
      <TextField label={label.email} type="email" optional autoComplete="off" bind={form.text('email')} />
      {otherTexts.map((text) => (
        <TextField
          key={text}
          label={label[text]}
          optional
          autoComplete="off"
          maxLength={contactTexts[text].longest}
          bind={form.text(text)}
        />
      ))}
      <SelectField
        label={t.marketing}
        options={marketingOptions}
        help={t.marketingHelp[status]}
        bind={form.text('marketingStatus')}
      />
      <TagPicker
        label={t.tagsLabel}
        help={t.tagsHelp}
        ids={form.values.tags}
        tags={fields.tags}
        onChange={(ids) => form.set({ tags: ids })}
      />
      {fields.custom.map((field) => (
        <CustomFieldInput key={field.key} field={field} bind={form.text(`attributes.${field.key}`)} />
      ))}
    </>
  );
}
