import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { clock } from '../../../lib/clock';
import { fetchCode } from '../../../lib/fetch-code';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { billingTexts as t } from '../billing.texts';
import {
  codeFault,
  digitsOf,
  expiryFault,
  formatCardNumber,
  formatExpiry,
  numberFault,
  readExpiry,
} from './card-checks';
import { CardFieldsRoom } from './card-fields-room';
import type { CardDetails, CardProvider } from './card-provider';
import { NumberIsSafe } from './number-is-safe';

/** Stripe's, of no use to who pays through another. */
const ProvidersCardFields = lazy(() => fetchCode(() => import('./providers-card-fields')));

export type CardValues = { number: string; expiry: string; code: string };
export const noCard: CardValues = { number: '', expiry: '', code: '' };

export const cardRules = {
  number: (value: string) => numberFault(value),
  expiry: (value: string) => expiryFault(value, clock.now()),
  code: (value: string, all: CardValues) => codeFault(value, all.number),
};

/** What our fields hold for this provider; null where the fields are its own. */
export const detailsFor = ({ fields }: CardProvider, { number, expiry, code }: CardValues): CardDetails | null =>
  fields === null ? { number: digitsOf(number), ...readExpiry(expiry)!, code: code.trim() } : null;

/** The rules of our own fields; the provider's are checked by it. */
export const rulesFor = (provider: CardProvider | null): Partial<typeof cardRules> =>
  provider?.fields == null ? cardRules : {};

/** Number, expiry and code, as browsers and wallets fill them. Nothing of it is kept anywhere. */
export function CardFields({
  number,
  expiry,
  code,
  provider,
  set,
}: {
  number: FieldBinding<string>;
  expiry: FieldBinding<string>;
  code: FieldBinding<string>;
  provider: CardProvider;
  set: (values: Partial<CardValues>) => void;
}) {
  if (provider.fields !== null)
    return (
      <Suspense fallback={<CardFieldsRoom />}>
        <ProvidersCardFields fields={provider.fields} number={number} expiry={expiry} code={code} />
      </Suspense>
    );
  return (
    <Box display="grid" gap="4">
      <TextField
        label={t.number}
        bind={{ ...number, onChange: (value) => number.onChange(formatCardNumber(value)) }}
        autoComplete="cc-number"
        inputMode="numeric"
        fontVariantNumeric="tabular-nums"
      />
      <Flex gap="4" align="flex-start">
        <TextField
          label={t.expiry}
          bind={{ ...expiry, onChange: (value) => expiry.onChange(formatExpiry(value, expiry.value)) }}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
          fontVariantNumeric="tabular-nums"
        />
        <TextField
          label={t.code}
          bind={code}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          fontVariantNumeric="tabular-nums"
        />
      </Flex>
      <NumberIsSafe />
      {provider.trialCards.length > 0 && (
        <Box p="3" borderRadius="control" bg="subtle" fontSize="small">
          <Text color="textSecond" mb="1.5">
            {t.trial}
          </Text>
          <Flex wrap="wrap" gap="4px 8px">
            {provider.trialCards.map((card) => (
              <Button
                key={card.number}
                size="sm"
                h="auto"
                maxW="full"
                py="1"
                flexWrap="wrap"
                onClick={() => set({ number: card.number, expiry: '12 / 30', code: '123' })}
              >
                <Span fontVariantNumeric="tabular-nums">{card.number}</Span>{' '}
                <Span color="textThird" fontWeight="400">
                  {t.trialCards[card.what]}
                </Span>
              </Button>
            ))}
          </Flex>
        </Box>
      )}
    </Box>
  );
}
