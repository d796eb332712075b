import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { ArrowRight, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CheckboxField, TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { BillingBalanceDocument, type SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { detailsFor, noCard, rulesFor } from '../cards/card-fields';
import type { CardProvider } from '../cards/card-provider';
import { keepCard } from '../cards/keep-card';
import type { LoadedProvider } from '../cards/use-card-provider';
import { offeredAmounts, readAmount, sumOf } from './amount';
import { newCard, PayWith } from './pay-with';

interface TopUpFormProps {
  saved: readonly SavedCardFragment[];
  form: LoadedProvider & { get: () => Promise<CardProvider | null>; again: () => void };
  /** Out of the address: what a campaign lacks. */
  asked: string | null;
  isPaying: boolean;
  /** What the last payment came to, where the eye is: at the button. */
  notice: ReactNode;
  pay: (wish: { amount: string; method: () => Promise<string> }) => Promise<void>;
  /** What an earlier payment came to is put away when a new one is being thought of. */
  onChange: () => void;
}

/** How much, and by which card. */
export function TopUpForm({ saved, form: cardForm, asked, isPaying, notice, pay, onChange }: TopUpFormProps) {
  const client = useApolloClient();
  const { data } = useQuery(BillingBalanceDocument);
  const usual = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  const isNew = (card: string): boolean => card === newCard || !saved.some(({ id }) => id === card);
  const cardRules = rulesFor(cardForm.provider);
  const form = useForm({
    initial: { amount: asked ?? '50.00', card: usual?.id ?? newCard, ...noCard, keep: true as boolean },
    rules: {
      amount: (amount) => {
        const read = readAmount(amount);
        return 'wrong' in read ? read.wrong : undefined;
      },
      number: (value, { card }) => (isNew(card) ? cardRules.number?.(value) : undefined),
      expiry: (value, { card }) => (isNew(card) ? cardRules.expiry?.(value) : undefined),
      code: (value, all) => (isNew(all.card) ? cardRules.code?.(value, all) : undefined),
    },
    submit: async (values) => {
      const read = readAmount(values.amount);
      if ('wrong' in read) return;
      if (!isNew(values.card)) return pay({ amount: read.amount, method: () => Promise.resolve(values.card) });
      // What the provider finds wrong with the card lands at its fields.
      const provider = (await cardForm.get())!;
      const made = await provider.createMethod(detailsFor(provider, values));
      return pay({ amount: read.amount, method: () => (values.keep ? save(provider, made) : Promise.resolve(made)) });
    },
  });

  /** Saved first: a payment that fails then is tried again with it, and nothing is typed twice. */
  async function save(provider: CardProvider, paymentMethod: string): Promise<string> {
    const { data: answer } = await keepCard(provider, client, paymentMethod);
    const { id } = answer!.addCreditCard!;
    form.set({ card: id, ...noCard });
    return id;
  }

  const read = readAmount(form.values.amount);
  const amount = 'amount' in read ? read.amount : null;
  const balance = data?.balanceInformation?.balance;
  const isBusy = isPaying || form.isSubmitting;
  const cannotPay = isNew(form.values.card) && !cardForm.isLoading && cardForm.provider === null;
  return (
    <Card asChild p={{ base: '16px', md: '24px' }}>
      <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)} onChange={onChange}>
        <Box display="grid" gap="24px">
          <Box as="fieldset" display="grid" gap="12px" minW="0">
            <Heading as="h2" textStyle="section">
              {t.howMuch}
            </Heading>
            <Flex wrap="wrap" gap="8px" role="group" aria-label={t.amounts}>
              {offeredAmounts.map((offered) => (
                <Button
                  key={offered}
                  size="lg"
                  variant={amount === offered ? 'tint' : 'outline'}
                  aria-pressed={amount === offered}
                  flex="1 1 54px"
                  px="0"
                  borderColor={amount === offered ? 'solid' : 'lineStrong'}
                  onClick={() => (form.set({ amount: offered }), form.setErrors({}), onChange())}
                >
                  {formatMoney(offered).replace('.00', '')}
                </Button>
              ))}
            </Flex>
            <Box pos="relative">
              <TextField
                label={t.ownAmount}
                help={t.ownAmountHelp}
                bind={form.field('amount')}
                inputMode="decimal"
                autoComplete="off"
                ps="26px"
                fontVariantNumeric="tabular-nums"
              />
              <Span aria-hidden pos="absolute" top={{ base: '35px', md: '32px' }} insetStart="12px" color="textThird">
                {t.dollar}
              </Span>
            </Box>
          </Box>
          <PayWith saved={saved} form={form} cardForm={cardForm} isNew={isNew(form.values.card)} />
          {isNew(form.values.card) && cardForm.provider !== null && (
            <CheckboxField bind={form.field('keep')}>{t.keepCard}</CheckboxField>
          )}
          {balance !== undefined && (
            <Flex
              p="12px 16px"
              borderRadius="control"
              bg="subtle"
              justify="space-between"
              align="center"
              gap="12px"
              fontVariantNumeric="tabular-nums"
            >
              <Box>
                <Text fontSize="13px" color="textSecond">
                  {t.balanceNow}
                </Text>
                <Text fontWeight="500">{formatMoney(balance)}</Text>
              </Box>
              <Span color="textThird">
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </Span>
              <Box textAlign="end">
                <Text fontSize="13px" color="textSecond">
                  {t.balanceAfter}
                </Text>
                <Text fontWeight="500">{amount === null ? '–' : formatMoney(sumOf(balance, amount))}</Text>
              </Box>
            </Flex>
          )}
          <FormProblem problem={form.problem} />
          {notice}
          <Button
            type="submit"
            variant="solid"
            size="lg"
            h={{ base: '52px', md: '44px' }}
            loading={isBusy}
            loadingText={t.paying}
            disabled={cannotPay}
          >
            <CreditCard aria-hidden />
            {amount === null ? t.payNothing : t.pay(formatMoney(amount))}
          </Button>
        </Box>
      </form>
    </Card>
  );
}
