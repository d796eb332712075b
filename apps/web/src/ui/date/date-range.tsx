import { Flex } from '@chakra-ui/react/flex';
import type { FieldBinding } from '../form/use-form';
import { DateField } from './date-field';
import { dateTexts as t } from './date.texts';
import { isDay, type Day, type DayBounds } from './day';

/** Two days, both included; each bounds the other, and both keep within what the whole may be. */
export function DateRange({
  from,
  to,
  today,
  min,
  max,
}: DayBounds & { from: FieldBinding<string>; to: FieldBinding<string>; today: Day }) {
  return (
    <Flex gap="8px" align="flex-start">
      <DateField label={t.from} bind={from} today={today} min={min} max={isDay(to.value) ? to.value : max} />
      <DateField
        label={t.to}
        bind={to}
        today={today}
        min={isDay(from.value) ? from.value : min}
        max={max}
        {...(isDay(from.value) && { opensAt: from.value })}
      />
    </Flex>
  );
}
