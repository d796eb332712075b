import { Box } from '@chakra-ui/react/box';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { CheckboxField } from '../../../ui/form/fields/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { billingTexts as t } from '../billing.texts';
import { AmountFields } from './amount-fields';
import { BalanceChange } from './balance-change';
import { PayWith } from './pay-with';
import { useTopUpForm, type TopUpFormOptions } from './use-top-up-form';

interface TopUpFormProps extends TopUpFormOptions {
  isPaying: boolean;
  /** What the last payment came to, where the eye is: at the button. */
  notice: ReactNode;
  /** What an earlier payment came to is put away when a new one is being thought of. */
  onChange: () => void;
}

/** How much, and by which card. */
export function TopUpForm({ isPaying, notice, onChange, ...options }: TopUpFormProps) {
  const form = useTopUpForm(options);
  const { saved, cardForm } = options;
  const cannotPay = form.isNewCard && !cardForm.isLoading && cardForm.provider === null;
  return (
    <Card asChild p={{ base: '4', md: '6' }}>
      <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)} onChange={onChange}>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <AmountFields form={form} onChange={onChange} />
          <PayWith saved={saved} form={form} cardForm={cardForm} isNew={form.isNewCard} />
          {form.isNewCard && cardForm.provider !== null && (
            <CheckboxField bind={form.field('keep')}>{t.keepCard}</CheckboxField>
          )}
          <BalanceChange amount={form.amount} />
          <FormProblem problem={form.problem} />
          {notice}
          <Button
            type="submit"
            variant="solid"
            size="lg"
            h={{ base: '52px', md: '11' }}
            loading={isPaying || form.isSubmitting}
            loadingText={t.paying}
            disabled={cannotPay}
          >
            <CreditCard aria-hidden />
            {form.amount === null ? t.payNothing : t.pay(formatMoney(form.amount))}
          </Button>
        </Box>
      </form>
    </Card>
  );
}
