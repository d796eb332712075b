import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { formatWeekday } from '../../../lib/format/weekday';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { SectionCard } from '../../../ui/detail/section-card';
import { SelectField } from '../../../ui/form/fields/plain-fields';
import { useRows } from '../../../ui/form/state/use-rows';
import { nextStretch, type HoursFields, type Observe, type Stretch } from './hours-values';
import type { OpeningHoursFragment } from './opening-hours.generated';
import { otherDaysTexts } from './other-days.texts';
import { Stretches } from './stretches';

const t = otherDaysTexts;
const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const mostShown = 7;

/** Which state's public holidays are kept and how, and what that makes of each that comes. */
export default function HolidaysCard({
  form,
  upcoming,
  savedState,
}: {
  form: HoursFields;
  upcoming: OpeningHoursFragment['upcoming'];
  /** The state that `upcoming` is of. */
  savedState: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const { rows, add, remove } = useRows<Stretch>(form, 'holidayHours');
  const { state, observe, holidayHours } = form.values;
  const choose = (next: Observe): void => {
    form.set({ observe: next });
    if (next === 'hours' && holidayHours.length === 0) add(nextStretch([]));
  };
  const shown = isWhole ? upcoming : upcoming.slice(0, mostShown);
  return (
    <SectionCard title={t.holidays}>
      <SelectField
        label={t.state}
        bind={form.field('state')}
        options={[{ value: '', label: t.noState }, ...states.map((value) => ({ value, label: value }))]}
      />
      {state !== '' && (
        <Box my="3">
          <Segmented
            label={t.asRule}
            isWide
            value={observe}
            onChange={choose}
            options={(['closed', 'open', 'hours'] as const).map((value) => ({ value, label: t.observe[value] }))}
          />
          {observe === 'hours' && (
            <Box mt="3">
              <Stretches
                name={t.holidayHours}
                rows={rows}
                bind={(place, end) => form.field(`holidayHours.${place}.${end}`)}
                onRemove={rows.length > 1 ? remove : undefined}
              />
            </Box>
          )}
        </Box>
      )}
      {state === '' || state !== savedState ? (
        <Text mt="3" color="textSecond">
          {state === '' ? t.noHolidays : t.afterSaving}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" mx={{ base: '-4', md: '-5' }}>
          {shown.map(({ date, name, effect, confirmed }) => (
            <Flex
              as="li"
              key={`${date} ${name}`}
              justify="space-between"
              gap="3"
              px={{ base: '4', md: '5' }}
              py="2"
              borderTopWidth="1px"
            >
              <Box>
                <Span display="block" fontWeight="500">
                  {name}
                </Span>
                <Span fontSize="small" color="textSecond" fontVariantNumeric="tabular-nums">
                  {formatWeekday(date)}
                  {!confirmed && ` · ${t.notConfirmed}`}
                </Span>
              </Box>
              <Span color="textSecond">{t.effect[effect as keyof typeof t.effect]}</Span>
            </Flex>
          ))}
        </Box>
      )}
      {state !== '' && state === savedState && upcoming.length > shown.length && (
        <Button variant="link" mt="3" onClick={() => setWhole(true)}>
          {t.showMore(upcoming.length - shown.length)}
        </Button>
      )}
    </SectionCard>
  );
}
