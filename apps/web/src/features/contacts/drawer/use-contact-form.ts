import { useEffect, useState } from 'react';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { marketingLooks, type MarketingStatus } from '../../../domain/contacts/marketing-look';
import { problemAt, problemBeside, problemOf, type Problem } from '../../../lib/graph/problem';
import { contactPath } from '../../../lib/paths';
import type { FieldBinding, Rules } from '../../../ui/form/state/use-form';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import type { ContactFields } from '../contact-fields';
import type { ContactRowFragment } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { rulesOf, valuesOf, type ContactValues } from './contact-values';

export interface ContactFormOptions {
  contact: ContactRowFragment | null;
  fields: ContactFields;
  /** What a new one begins with. */
  phone?: string;
  /** What an earlier try of the same came to. */
  problem: Problem | null;
  onSave: (typed: ContactValues) => Promise<void>;
}

/** A contact's form: the server's refusals land at the field they mean, and of a number that is taken one learns who has it. */
export function useContactForm({ contact, fields, phone, problem, onSave }: ContactFormOptions) {
  const known = { ...valuesOf(contact, fields), ...(phone !== undefined && { phone }) };
  // A problem of what has no field here (its tags; a custom field that is gone) is said over the form.
  const shown = new Set(Object.keys(known).filter((name) => name !== 'tags'));
  const [takenBy, setTakenBy] = useState<string | null>(null);
  const form = useKeptForm<ContactValues>({
    address: contactPath(contact?.id ?? 'new'),
    initial: known,
    // Its texts alone have rules.
    rules: rulesOf(fields) as Rules<ContactValues>,
    submit: async (values) => {
      setTakenBy(null);
      try {
        await onSave(values);
      } catch (error) {
        const found = problemOf(error);
        const { existingId } = found.details;
        if (found.code === 'duplicate-phone' && typeof existingId === 'string') setTakenBy(existingId);
        throw refusalOf(found, values['marketingStatus'] !== contact?.marketingStatus);
      }
    },
  });
  useEffect(() => {
    const atFields = problem?.fields.filter(({ field }) => shown.has(field)) ?? [];
    form.setErrors(Object.fromEntries(atFields.map(({ field, message }) => [field, message])));
    // Once, for what stood when the form came back.
  }, [problem]);
  const isConflict = problem?.code === 'version-conflict';
  const overForm = problem && !isConflict ? problemBeside(problem, shown) : null;
  const theirs = form.theirsAs(
    (name) => labelOf(name, fields),
    (name, value) => (name === 'marketingStatus' ? marketingLooks[value as MarketingStatus].label : value),
  );
  /** The field of one of the texts. */
  const text = (name: string): FieldBinding<string> => form.field(name) as FieldBinding<string>;
  return { ...form, text, problem: form.problem ?? overForm, theirs, takenBy };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

/** The same at its field, for codes that mean one though the API names none. */
function refusalOf(found: Problem, isStatusChanged: boolean): Problem {
  if (found.code === 'duplicate-phone') return problemAt(found, 'phone', t.duplicate);
  return found.code === 'wrong-state' && isStatusChanged ? problemAt(found, 'marketingStatus') : found;
}

/** What a member of the form is called; nothing for tags, which are ids. */
function labelOf(name: string, { custom }: ContactFields): string | undefined {
  const own: Readonly<Record<string, string>> = {
    ...contactFieldTexts.label,
    phone: t.phone,
    marketingStatus: t.marketing,
  };
  return own[name] ?? custom.find(({ key }) => name === `attributes.${key}`)?.name;
}
