import { lookAsSupport } from '../../../../lib/session/look-as-support';
import { TextAreaField } from '../../../../ui/form/fields/plain-fields';
import { useForm } from '../../../../ui/form/state/use-form';
import { merchantsTexts as t } from '../merchants.texts';
import { reasonRule, type ActProps } from './act';
import { ActForm } from './act-form';

/** Looks at the business as its support: the session of this browser becomes that, until *Leave*. */
export function LookForm({ row, onClose }: ActProps) {
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: reasonRule },
    submit: async ({ reason }) => {
      await lookAsSupport(row.id, reason.trim());
      // With a page of its own: nothing that was asked for as an admin stays.
      window.location.assign('/home');
    },
  });
  return (
    <ActForm title={t.lookTitle(row.name)} text={t.lookText} form={form} submit={t.look} onCancel={onClose}>
      <TextAreaField label={t.reason} rows={3} bind={form.field('reason')} />
    </ActForm>
  );
}
