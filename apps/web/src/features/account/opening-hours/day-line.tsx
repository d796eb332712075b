import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Coffee, Copy } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button';
import { Switch } from '../../../ui/choice/switch';
import { useRows } from '../../../ui/form/state/use-rows';
import { accountTexts } from '../account.texts';
import { HoursBar } from './hours-bar';
import { mostStretches, nextStretch, type Day, type HoursFields, type Stretch } from './hours-values';
import { Stretches } from './stretches';

const t = accountTexts.hours;

/** A weekday: open or not, its hours, the breaks between them, and a picture of the day. */
export function DayLine({ form, day, onCopy }: { form: HoursFields; day: Day; onCopy: () => void }) {
  const name = t.days[day];
  const { rows, add, remove } = useRows<Stretch>(form, day);
  const hours = form.values[day];
  const isOpen = hours.length > 0;
  return (
    <Box p={{ base: '12px 16px', md: '14px 20px' }} borderTopWidth="1px">
      <Grid templateColumns={{ base: '1fr auto', md: '160px 1fr auto' }} gap="4px 12px" alignItems="start">
        <Switch
          label={t.isOpen(name)}
          isOn={isOpen}
          onChange={(isOn) => form.set({ [day]: isOn ? [nextStretch([])] : [] })}
        >
          {name}
        </Switch>
        <Box gridColumn={{ base: '1 / -1', md: '2' }} gridRow={{ base: '2', md: '1' }}>
          {isOpen ? (
            <Stretches
              name={name}
              rows={rows}
              bind={(place, end) => form.field(`${day}.${place}.${end}`)}
              onRemove={rows.length > 1 ? remove : undefined}
            />
          ) : (
            <Span display="flex" alignItems="center" h="9" color="textSecond">
              {t.closedAllDay}
            </Span>
          )}
          <Box aria-live="polite" color="red" fontSize="small">
            {form.errors[day]}
          </Box>
        </Box>
        <Flex justify="flex-end">
          {isOpen && hours.length < mostStretches && (
            <Button variant="ghost" aria-label={t.addBreakOn(name)} onClick={() => add(nextStretch(hours))}>
              <Coffee aria-hidden />
              <Span hideBelow="md">{t.addBreak}</Span>
            </Button>
          )}
          <IconButton label={t.copy(name)} onClick={onCopy}>
            <Copy />
          </IconButton>
        </Flex>
      </Grid>
      {isOpen && <HoursBar hours={hours} />}
    </Box>
  );
}
