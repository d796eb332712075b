import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { Text } from '@chakra-ui/react/text';
import { Plus } from 'lucide-react';
import { clock } from '../../../lib/clock';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { IconTile } from '../../../ui/marks/icon-tile';
import type { SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { isExpired } from '../card-form/card-checks';
import { CardFields, type CardValues } from '../card-form/card-fields';
import { CardFormPending } from '../card-form/card-form-pending';
import type { CardForm } from '../card-form/use-card-provider';
import { CardLine, DefaultMark } from '../cards/saved-card';
import { newCard } from './use-top-up-form';

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
  cardForm: CardForm;
  isNew: boolean;
}) {
  const fill = (values: Partial<CardValues>): void => (form.set(values), form.setErrors({}));
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
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
                <Flex flex="1" justify="space-between" align="center" gap="2">
                  <CardLine card={card} />
                  {card.isDefault && <DefaultMark />}
                </Flex>
              </Choice>
            ))}
            <Choice value={newCard} isFirst={false}>
              <Flex gap="3" align="center">
                <IconTile icon={Plus} tone="brand" size={36} />
                <Text fontWeight="500">{t.newCard}</Text>
              </Flex>
            </Choice>
          </Box>
        </RadioGroup.Root>
      )}
      {isNew && <CardFormPending {...cardForm} />}
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
      gap="3"
      w="full"
      px="3.5"
      py="2.5"
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
