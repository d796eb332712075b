import { useApolloClient } from '@apollo/client/react';
import { Segmented } from '../../../ui/choice/segmented';
import { TextAreaField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { notify } from '../../../ui/toast/notify';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import { AllowSupportDocument } from './support.generated';

const t = securityTexts.support;
const choices = ['1', '24', '72'] as const;

/** Lets support look, for some hours and a reason. */
export function AllowForm({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  const client = useApolloClient();
  const form = useForm<{ hours: (typeof choices)[number]; reason: string }>({
    initial: { hours: '24', reason: '' },
    rules: {
      reason: (typed) => {
        const { length } = typed.trim();
        return length >= 3 && length <= 500 ? undefined : t.reasonShort;
      },
    },
    submit: async ({ hours, reason }) => {
      const input = { hours: Number(hours), reason: reason.trim() };
      await client.mutate({ mutation: AllowSupportDocument, variables: { input } });
      notify({ kind: 'success', title: t.allowed });
      onClose();
      onChange();
    },
  });
  return (
    <InlineForm form={form} submit={t.submit} onCancel={onClose}>
      <Segmented
        label={t.hoursLabel}
        isWide
        value={form.values.hours}
        onChange={(hours) => form.set({ hours })}
        options={choices.map((value) => ({ value, label: t.hours[value] }))}
      />
      <TextAreaField label={t.reason} rows={3} bind={form.field('reason')} />
    </InlineForm>
  );
}
