import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { CreditCard, Plus } from 'lucide-react';
import { clock } from '../../../lib/clock';
import type { FieldBinding } from '../../../ui/form/use-form';
import { IconTile } from '../../../ui/icon-tile';
import { Notice } from '../../../ui/notice';
import { ErrorState } from '../../../ui/states/state-panel';
import type { SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { isExpired } from '../cards/card-checks';
import { CardFields, type CardValues } from '../cards/card-fields';
import { CardLine } from '../cards/saved-card';
import type { LoadedProvider } from '../cards/use-card-provider';

export const newCard = 'new';

interface PaymentForm {
  values: { card: string };
  field: (name: 'number' | 'expiry' | 'code' | 'card') => FieldBinding<string>;
  set: (values: Partial<CardValues & { card: string }>) => void;
  setErrors: (errors: Record<string, string>) => void;
}

/** Saved cards to pick from, and the form of a new one. */
export function PayWith({
  saved,
  form,
  cardForm,
  isNew,
}: {
  saved: readonly SavedCardFragment[];
  form: PaymentForm;
  cardForm: LoadedProvider & { again: () => void };
  isNew: boolean;
}) {
  const fill = (values: Partial<CardValues>): void => (form.set(values), form.setErrors({}));
  return (
    <Box display="grid" gap="12px">
      <Heading as="h2" id="pay-with" textStyle="section">
        {t.payWith}
      </Heading>
      {saved.length > 0 && (
        <RadioGroup.Root
          aria-labelledby="pay-with"
          value={isNew ? newCard : form.values.card}
          onValueChange={({ value }) => (form.set({ card: value! }), form.setErrors({}))}
        >
          <Box borderWidth="1px" borderColor="lineStrong" borderRadius="control" overflow="hidden">
            {saved.map((card, at) => (
              <Choice key={card.id} value={card.id} isFirst={at === 0} isOff={isExpired(card, clock.now())}>
                <Flex flex="1" justify="space-between" align="center" gap="8px">
                  <CardLine card={card} />
                  {card.isDefault && (
                    <Text
                      fontSize="12px"
                      fontWeight="500"
                      color="textSecond"
                      px="8px"
                      py="2px"
                      borderRadius="tag"
                      bg="greyTint"
                    >
                      {t.defaultCard}
                    </Text>
                  )}
                </Flex>
              </Choice>
            ))}
            <Choice value={newCard} isFirst={false}>
              <Flex gap="12px" align="center">
                <IconTile icon={Plus} tone="brand" size={36} />
                <Text fontWeight="500">{t.newCard}</Text>
              </Flex>
            </Choice>
          </Box>
        </RadioGroup.Root>
      )}
      {isNew && cardForm.isLoading && (
        <Box display="grid" gap="16px">
          <Skeleton h="60px" />
          <Skeleton h="60px" />
        </Box>
      )}
      {isNew && cardForm.problem !== null && (
        <ErrorState title={t.formError} problem={cardForm.problem} onRetry={cardForm.again} />
      )}
      {isNew && !cardForm.isLoading && cardForm.problem === null && cardForm.provider === null && (
        <Notice icon={CreditCard} tone="grey">
          {t.noForm}
        </Notice>
      )}
      {isNew && cardForm.provider !== null && (
        <CardFields
          number={form.field('number')}
          expiry={form.field('expiry')}
          code={form.field('code')}
          provider={cardForm.provider}
          set={fill}
        />
      )}
    </Box>
  );
}

function Choice({
  value,
  isFirst,
  isOff = false,
  children,
}: {
  value: string;
  isFirst: boolean;
  isOff?: boolean;
  children: React.ReactNode;
}) {
  return (
    <RadioGroup.Item
      value={value}
      disabled={isOff}
      display="flex"
      alignItems="center"
      gap="12px"
      w="full"
      px="14px"
      py="10px"
      minH="56px"
      cursor="pointer"
      borderTopWidth={isFirst ? 0 : '1px'}
      _checked={{ bg: 'brandTint' }}
    >
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator borderColor="lineField" />
      <RadioGroup.ItemText flex="1" minW="0">
        {children}
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
