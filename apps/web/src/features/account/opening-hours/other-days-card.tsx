import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plus, Trash2 } from 'lucide-react';
import { useToday } from '../../../lib/use-today';
import { Button, IconButton } from '../../../ui/button';
import { Switch } from '../../../ui/choice/switch';
import { DateField } from '../../../ui/date/date-field';
import { SectionCard } from '../../../ui/detail/section-card';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { useRows } from '../../../ui/form/state/use-rows';
import { accountTexts } from '../account.texts';
import { nextStretch, type HoursFields, type OtherDay, type Stretch } from './hours-values';
import { otherDaysTexts } from './other-days.texts';
import { Stretches } from './stretches';

const t = otherDaysTexts;

/** Days unlike their weekday: a training, a break, a late night. */
export default function OtherDaysCard({ form }: { form: HoursFields }) {
  const { rows, add, remove } = useRows<OtherDay>(form, 'exceptions');
  return (
    <SectionCard
      title={t.others}
      actions={
        <Button onClick={() => add({ date: '', note: '', hours: [] })}>
          <Plus aria-hidden />
          {t.addDay}
        </Button>
      }
    >
      <Text color="textSecond">{t.othersText}</Text>
      <Text aria-live="polite" color="red" fontSize="small">
        {form.errors['exceptions']}
      </Text>
      {rows.map(({ key, place }) => (
        <OtherDayFields key={key} form={form} place={place} onRemove={() => remove(place)} />
      ))}
    </SectionCard>
  );
}

function OtherDayFields({ form, place, onRemove }: { form: HoursFields; place: number; onRemove: () => void }) {
  const today = useToday();
  const hours = form.values.exceptions[place]!.hours;
  const setHours = (next: Stretch[]): void =>
    form.set({
      exceptions: form.values.exceptions.map((day, at) => (at === place ? { ...day, hours: next } : day)),
    });
  return (
    <Box mt="3" pt="3" borderTopWidth="1px">
      <Flex gap="3" align="flex-start" mb="3">
        <Box flex="1">
          <DateField label={t.date} today={today} min={today} bind={form.field(`exceptions.${place}.date`)} />
        </Box>
        <IconButton label={t.removeDay} mt="6" onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </Flex>
      <TextField label={t.note} optional maxLength={200} bind={form.field(`exceptions.${place}.note`)} />
      <Switch label={t.dayIsOpen} isOn={hours.length > 0} onChange={(isOn) => setHours(isOn ? [nextStretch([])] : [])}>
        {hours.length > 0 ? t.dayIsOpen : accountTexts.hours.closedAllDay}
      </Switch>
      <Stretches
        name={t.dayIsOpen}
        rows={hours.map((_, at) => ({ key: String(at), place: at }))}
        bind={(at, end) => form.field(`exceptions.${place}.hours.${at}.${end}`)}
      />
    </Box>
  );
}
