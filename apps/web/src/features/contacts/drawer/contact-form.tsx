import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contactTextNames, contactTexts } from '@bellbird/field-rules';
import { contactFieldTexts } from '../../../lib/contacts/contact.texts';
import { marketingLooks, marketingStatuses, type MarketingStatus } from '../../../lib/contacts/marketing-look';
import { problemAt, problemBeside, problemOf, type Problem } from '../../../lib/graph/problem';
import { contactPath } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useKeptForm } from '../../../ui/form/use-kept-form';
import { RowForm } from '../../../ui/list-page/row/row-form';
import { Notice } from '../../../ui/notice';
import type { ContactFields } from '../contact-fields';
import type { ContactRowFragment } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { TagPicker } from '../tag-picker';
import { formValues, rulesOf, tagsValue, typedOf, valuesOf, type ContactValues, type Kept } from './contact-values';
import { CustomFieldInput } from './custom-field-input';

interface ContactFormProps {
  title: string;
  contact: ContactRowFragment | null;
  fields: ContactFields;
  /** What an earlier try of the same came to. */
  problem: Problem | null;
  onSave: (typed: Kept) => Promise<void>;
  onCancel?: () => void;
}

const { label } = contactFieldTexts;
/** Those that have no place of their own in the form. */
const otherTexts = contactTextNames.filter((text) => !['name', 'firstName', 'lastName', 'email'].includes(text));

const marketingOptions = marketingStatuses.map((value) => ({ value, label: marketingLooks[value].label }));

/** What a member of the form is called; nothing for tags, which are ids. */
function labelOf(name: string, { custom }: ContactFields): string | undefined {
  const known: Readonly<Record<string, string>> = { ...label, phone: t.phone, marketingStatus: t.marketing };
  return known[name] ?? custom.find(({ key }) => name === `attributes.${key}`)?.name;
}

/** A contact's form, for a new one and to change one. Errors of the server land at their field; a number that is taken leads to who has it. */
export function ContactForm({ title, contact, fields, problem, onSave, onCancel }: ContactFormProps) {
  const { search } = useLocation();
  // A problem of what has no field here (its tags; a custom field that is gone) is said over the form.
  const known = valuesOf(contact, fields);
  const atFields = problem?.fields.filter(({ field }) => field in known) ?? [];
  const isConflict = problem?.code === 'version-conflict';
  const overForm = problem && !isConflict ? problemBeside(problem, new Set(Object.keys(known))) : null;
  const [existing, setExisting] = useState<string | null>(null);
  const form = useKeptForm<ContactValues>({
    address: contactPath(contact?.id ?? 'new'),
    initial: formValues({ values: known, tags: contact?.tags ?? [] }),
    rules: rulesOf(fields),
    submit: async (values) => {
      setExisting(null);
      try {
        await onSave(typedOf(values));
      } catch (error) {
        const found = problemOf(error);
        if (found.code === 'duplicate-phone') {
          if (typeof found.details['existingId'] === 'string') setExisting(found.details['existingId']);
          throw problemAt(found, 'phone', t.duplicate);
        }
        throw found.code === 'wrong-state' && values['marketingStatus'] !== contact?.marketingStatus
          ? problemAt(found, 'marketingStatus')
          : found;
      }
    },
  });
  useEffect(() => {
    form.setErrors(Object.fromEntries(atFields.map(({ field, message }) => [field, message])));
    // Once, for what stood when the form came back.
  }, [problem]);
  const theirs = form.theirsAs(
    (name) => labelOf(name, fields),
    (name, value) => (name === 'marketingStatus' ? marketingLooks[value as MarketingStatus].label : value),
  );
  const { tags } = typedOf(form.values);
  const status = form.values['marketingStatus'] as MarketingStatus;
  return (
    <RowForm
      title={title}
      listPath="/contacts"
      {...(contact && { rowId: contact.id })}
      form={{ ...form, problem: form.problem ?? overForm }}
      save={t.save}
      conflict={theirs && { theirs }}
      isAsked
      aside={
        onCancel && (
          <Button minH={{ base: '44px', md: '36px' }} onClick={onCancel}>
            {t.backToView}
          </Button>
        )
      }
    >
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
      <Box>
        <TextField
          label={t.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          help={t.phoneHelp}
          bind={form.field('phone')}
        />
        {existing !== null && (
          <Box mt="8px">
            <Notice
              role="alert"
              tone="amber"
              icon={TriangleAlert}
              actions={
                <ButtonLink size="sm" to={contactPath(existing) + search} state={{ keepScroll: true }}>
                  {t.openExisting}
                </ButtonLink>
              }
            >
              {t.duplicateHelp}
            </Notice>
          </Box>
        )}
      </Box>
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
    </RowForm>
  );
}
