import { Flex } from '@chakra-ui/react/flex';
import type { FieldBinding } from '../form/state/use-form';
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
    // On the smallest phone the days would be cut beside each other.
    <Flex wrap="wrap" gap="2" align="flex-start" css={{ '& > *': { flex: { base: '1 1 9.5rem', md: '1 1 0' } } }}>
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
