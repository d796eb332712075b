import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { formatMoney, isLess } from '../../../../lib/format/money';
import { TextAreaField, TextField } from '../../../../ui/form/fields/plain-fields';
import { useForm } from '../../../../ui/form/state/use-form';
import { notify } from '../../../../ui/toast/notify';
import { GiveCreditDocument } from '../merchants.generated';
import { merchantsTexts as t } from '../merchants.texts';
import { reasonRule, type ActProps } from './act';
import { ActForm } from './act-form';

const nothing = /^-?0+(\.0+)?$/;
const written = /^-?\d{1,4}(\.\d{1,2})?$/;
const amountRule = (typed: string): string | undefined => {
  const amount = typed.trim();
  if (!written.test(amount) || nothing.test(amount)) return t.amountWrong;
  return isLess('1000', amount.replace('-', '')) ? t.amountWrong : undefined;
};
/** Above this it is typed twice. */
const isMuch = (typed: string): boolean =>
  amountRule(typed) === undefined && isLess('100', typed.trim().replace('-', ''));

/** Gives a business credit, or takes it; the same again, after an answer that was lost, is the same credit. */
export function CreditForm({ row, onClose, onChange }: ActProps) {
  const client = useApolloClient();
  const keys = useRef(new Map<string, string>());
  const form = useForm({
    initial: { amount: '', again: '', reason: '' },
    rules: {
      amount: amountRule,
      again: (typed, { amount }) => (!isMuch(amount) || typed.trim() === amount.trim() ? undefined : t.againWrong),
      reason: reasonRule,
    },
    submit: async ({ amount, reason }) => {
      const input = { amount: amount.trim(), reason: reason.trim() };
      const asked = JSON.stringify(input);
      const key = keys.current.get(asked) ?? crypto.randomUUID();
      keys.current.set(asked, key);
      const { data } = await client.mutate({
        mutation: GiveCreditDocument,
        variables: { id: row.id, input },
        context: { headers: { 'idempotency-key': key } },
      });
      const given = data!.giveCredit!;
      notify({ kind: 'success', title: t.given(formatMoney(given.amount), formatMoney(given.balance)) });
      onClose();
      onChange();
    },
  });
  return (
    <ActForm title={t.creditTitle(row.name)} form={form} submit={t.credit} onCancel={onClose}>
      <TextField label={t.amount} help={t.amountHelp} inputMode="decimal" bind={form.field('amount')} />
      {isMuch(form.values.amount) && <TextField label={t.again} inputMode="decimal" bind={form.field('again')} />}
      <TextAreaField label={t.reason} rows={3} bind={form.field('reason')} />
    </ActForm>
  );
}
