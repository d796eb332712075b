import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CalendarPlus, X } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { dayOf, formatDate, formatTime, nameOfZone } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date/date-field';
import { dateTexts } from '../../../ui/date/date.texts';
import { isDay, weekdayOf, type Day } from '../../../ui/date/day';
import { TimeField } from '../../../ui/date/time-field';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { NoBreak } from '../../../ui/prose/no-break';
import { useComposerPart } from '../composer-store';
import type { Draft } from '../draft/draft';
import { dayNotes, windowOn } from './day-note';
import { OwnTime } from './own-time';
import { proposedLimit, quickPicks } from './schedule';
import { whenTexts as t } from './when.texts';

type TimeMember = keyof Draft & ('date' | 'time' | 'limitDate' | 'limitTime');

/** The day and time at which it goes out, and until when it may start. */
export function LaterFields() {
  const draft = useComposerPart('draft', 'messageType', 'date', 'time', 'limitDate', 'limitTime', 'isOwnTime');
  const { timeZone, now } = useComposerPart('page', 'timeZone', 'now');
  const { change } = useComposerPart('writing', 'change');
  const { schedule } = useComposerPart('timing', 'schedule');
  const { at, problem } = schedule;
  const today = dayOf(now, timeZone);
  const note = useMemo(() => dayNotes(draft, timeZone, now), [draft.messageType, timeZone, now]);
  const hours = draft.messageType === 'marketing' && isDay(draft.date) ? windowOn(draft.date, timeZone, now) : null;
  const hasLimit = draft.limitDate + draft.limitTime !== '';
  const bind = (member: TimeMember): FieldBinding<string> =>
    plainBind(member, draft[member], (value) => change({ [member]: value }));
  return (
    <>
      <Flex role="group" aria-label={t.quick} gap="2" wrap="wrap" mt="4">
        {quickPicks(draft, timeZone, now).map((pick) => (
          <Button
            key={pick.date + pick.time}
            size="sm"
            variant={pick.date === draft.date && pick.time === draft.time ? 'tint' : 'outline'}
            aria-pressed={pick.date === draft.date && pick.time === draft.time}
            onClick={() => change(pick)}
          >
            {t.quickPick(dayName(pick.date, today, dayOf(now, timeZone, 1)), pick.time)}
          </Button>
        ))}
      </Flex>
      <Pair>
        <DateField label={t.date} bind={bind('date')} today={today} min={today} note={note} />
        <TimeField
          label={t.time}
          bind={bind('time')}
          help={hours && t.hours(formatTime(hours.opens, timeZone), formatTime(hours.closes, timeZone))}
        />
      </Pair>
      {at && problem === null && (
        <Box role="status" mt="3" fontWeight="500">
          <NoBreak>
            {t.goesOut(
              formatDate(at.instant, timeZone),
              formatTime(at.instant, timeZone),
              draft.isOwnTime ? t.ownClock : nameOfZone(timeZone, at.instant),
            )}
          </NoBreak>
        </Box>
      )}
      {at?.isSkipped && (
        <Box mt="1" color="amber">
          {t.skipped(formatTime(at.instant, timeZone))}
        </Box>
      )}
      {at?.isTwice && (
        <Box mt="1" color="textSecond">
          {t.twice}
        </Box>
      )}
      <OwnTime />
      {hasLimit ? (
        <>
          <Pair>
            <DateField
              label={t.limitDate}
              bind={bind('limitDate')}
              today={today}
              {...(isDay(draft.date) && { opensAt: draft.date })}
            />
            <TimeField label={t.limitTime} bind={bind('limitTime')} />
          </Pair>
          <Box color="textThird" fontSize="small" mt="1.5">
            {draft.isOwnTime ? t.limitOwnHelp : t.limitHelp}
          </Box>
          <Button size="sm" variant="ghost" mt="1" ms="-2.5" onClick={() => change({ limitDate: '', limitTime: '' })}>
            <X aria-hidden />
            {t.removeLimit}
          </Button>
        </>
      ) : (
        at && (
          <Button size="sm" variant="ghost" mt="2" ms="-2.5" onClick={() => change(proposedLimit(at, timeZone))}>
            <CalendarPlus aria-hidden />
            {t.addLimit}
          </Button>
        )
      )}
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box display="grid" gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)" gap="3" maxW="440px" mt="3.5">
    {children}
  </Box>
);

const dayName = (day: Day, today: Day, tomorrow: Day): string =>
  day === today ? t.today : day === tomorrow ? t.tomorrow : dateTexts.weekdays[weekdayOf(day)]!;
