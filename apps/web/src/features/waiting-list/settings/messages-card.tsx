import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useSenderOptions } from '../../../domain/senders/use-sender-options';
import { formatMoney } from '../../../lib/format/money';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { SectionCard } from '../../../ui/detail/section-card';
import { textKinds, visitCost, type TextKind } from './message-fields';
import { MessageRow } from './message-row';
import { NumberField } from './number-field';
import { listSettingsTexts } from './settings.texts';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.messages;

/** The five texts, what each costs, and when and from whom they go. One is open at a time. */
export function MessagesCard({
  form,
  price,
  origin,
  isUnready,
}: {
  form: SettingsFields;
  /** Of a part to the business's own country; null while it is not known. */
  price: string | null;
  /** Where links lead. */
  origin: string;
  /** Thank-and-review cannot go. */
  isUnready: boolean;
}) {
  const [open, setOpen] = useState<TextKind | null>(null);
  const { messages, callerId, name } = form.values;
  const senders = useSenderOptions(callerId) ?? [];
  const business = { name, origin };
  return (
    <SectionCard title={t.title}>
      <Text color="textSecond" mb="2">
        {t.lead(price && formatMoney(visitCost(messages, price, business)))}
      </Text>
      {textKinds.map((kind) => (
        <MessageRow
          key={kind}
          form={form}
          kind={kind}
          price={price}
          business={business}
          isUnready={isUnready && kind === 'thank-and-review'}
          testFrom={callerId || senders[0]?.value || null}
          isOpen={open === kind}
          onOpen={(isOpen) => setOpen(isOpen ? kind : null)}
        />
      ))}
      <Box borderTopWidth="1px" pt="4">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <NumberField form={form} name="almostReadyAhead" label={t.almostReadyAhead} />
          <NumberField form={form} name="thankAfterMinutes" label={t.thankAfter} help={t.thankAfterHelp} />
          <NumberField form={form} name="mostTextsAnHour" label={t.mostTexts} help={t.mostTextsHelp} />
          <ChoiceField
            label={t.sender}
            options={[{ value: '', label: t.usualSender }, ...senders]}
            bind={form.field('callerId')}
          />
        </Grid>
      </Box>
    </SectionCard>
  );
}
