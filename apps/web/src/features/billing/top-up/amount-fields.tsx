import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { billingTexts as t } from '../billing.texts';
import { offeredAmounts } from './amount';
import type { TopUpFormState } from './use-top-up-form';

/** How much: one of the usual amounts, or another. */
export function AmountFields({ form, onChange }: { form: TopUpFormState; onChange: () => void }) {
  const offer = (amount: string): void => (form.set({ amount }), form.setErrors({}), onChange());
  return (
    <Box as="fieldset" display="grid" gap="3" minW="0">
      <Heading as="h2" textStyle="section">
        {t.howMuch}
      </Heading>
      <Flex wrap="wrap" gap="2" role="group" aria-label={t.amounts}>
        {offeredAmounts.map((offered) => (
          <Button
            key={offered}
            size="lg"
            variant={form.amount === offered ? 'tint' : 'outline'}
            aria-pressed={form.amount === offered}
            flex="1 1 54px"
            px="0"
            borderColor={form.amount === offered ? 'solid' : 'lineStrong'}
            onClick={() => offer(offered)}
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
        <Span aria-hidden pos="absolute" top={{ base: '35px', md: '8' }} insetStart="3" color="textThird">
          {t.dollar}
        </Span>
      </Box>
    </Box>
  );
}
