import { useApolloClient } from '@apollo/client/react';
import { TextAreaField, TextField } from '../../../../ui/form/fields/plain-fields';
import { useForm } from '../../../../ui/form/state/use-form';
import { notify } from '../../../../ui/toast/notify';
import { ReinstateMerchantDocument, SuspendMerchantDocument } from '../merchants.generated';
import { merchantsTexts as t } from '../merchants.texts';
import { reasonRule, type ActProps } from './act';
import { ActForm } from './act-form';

/** Pauses the sending of a business; its name is typed, as nobody means to do this to another. */
export function SuspendForm({ row, onClose, onChange }: ActProps) {
  const client = useApolloClient();
  const form = useForm({
    initial: { reason: '', name: '' },
    rules: { reason: reasonRule, name: (typed) => (typed.trim() === row.name ? undefined : t.nameWrong) },
    submit: async ({ reason }) => {
      const input = { reason: reason.trim() };
      await client.mutate({ mutation: SuspendMerchantDocument, variables: { id: row.id, input } });
      notify({ kind: 'success', title: t.suspended(row.name) });
      onClose();
      onChange();
    },
  });
  return (
    <ActForm
      title={t.suspendTitle(row.name)}
      text={t.suspendText}
      form={form}
      submit={t.suspend}
      isDanger
      onCancel={onClose}
    >
      <TextAreaField label={t.reason} rows={3} bind={form.field('reason')} />
      <TextField label={t.typeName(row.name)} bind={form.field('name')} autoComplete="off" />
    </ActForm>
  );
}

/** Lets a business send again. */
export function ReinstateForm({ row, onClose, onChange }: ActProps) {
  const client = useApolloClient();
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: reasonRule },
    submit: async ({ reason }) => {
      const input = { reason: reason.trim() };
      await client.mutate({ mutation: ReinstateMerchantDocument, variables: { id: row.id, input } });
      notify({ kind: 'success', title: t.reinstated(row.name) });
      onClose();
      onChange();
    },
  });
  return (
    <ActForm
      title={t.reinstateTitle(row.name)}
      text={t.reinstateText}
      form={form}
      submit={t.reinstate}
      onCancel={onClose}
    >
      <TextAreaField label={t.reason} rows={3} bind={form.field('reason')} />
    </ActForm>
  );
}
