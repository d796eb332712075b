import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { contactTextNames, contactTexts } from '@bellbird/field-rules';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { marketingLooks, marketingStatuses, type MarketingStatus } from '../../../domain/contacts/marketing-look';
import { SelectField, TextField } from '../../../ui/form/fields';
import type { ContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { TagPicker } from '../tag-picker';
import { tagsValue, typedOf } from './contact-values';
import { CustomFieldInput } from './custom-field-input';
import { PhoneInput } from './phone-input';
import type { ContactFormState } from './use-contact-form';

const { label } = contactFieldTexts;
/** Those that have no place of their own in the form. */
const otherTexts = contactTextNames.filter((text) => !['name', 'firstName', 'lastName', 'email'].includes(text));
const marketingOptions = marketingStatuses.map((value) => ({ value, label: marketingLooks[value].label }));

/** All that one types of a contact: what everybody has, their tags, the business's own fields. */
export function ContactInputs({ form, fields }: { form: ContactFormState; fields: ContactFields }) {
  const { tags } = typedOf(form.values);
  const status = form.values['marketingStatus'] as MarketingStatus;
  return (
    <>
      <SimpleGrid columns={2} gap="12px">
        <TextField label={label.firstName} autoComplete="off" maxLength={50} bind={form.field('firstName')} />
        <TextField label={label.lastName} autoComplete="off" maxLength={50} bind={form.field('lastName')} />
      </SimpleGrid>
      <TextField
        label={t.fullName}
        optional
        help={t.fullNameHelp}
        autoComplete="off"
        maxLength={200}
        bind={form.field('name')}
      />
      <PhoneInput bind={form.field('phone')} takenBy={form.takenBy} />
      <TextField label={label.email} type="email" optional autoComplete="off" bind={form.field('email')} />
      {otherTexts.map((text) => (
        <TextField
          key={text}
          label={label[text]}
          optional
          autoComplete="off"
          maxLength={contactTexts[text].longest}
          bind={form.field(text)}
        />
      ))}
      <SelectField
        label={t.marketing}
        options={marketingOptions}
        help={t.marketingHelp[status]}
        bind={form.field('marketingStatus')}
      />
      <TagPicker
        label={t.tagsLabel}
        help={t.tagsHelp}
        ids={tags}
        tags={fields.tags}
        onChange={(ids) => form.set(tagsValue(ids))}
      />
      {fields.custom.map((field) => (
        <CustomFieldInput key={field.key} field={field} bind={form.field(`attributes.${field.key}`)} />
      ))}
    </>
  );
}
