import { Flex } from '@chakra-ui/react/flex';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { IconButton } from '../button';
import { Framed, type FieldWords } from '../form/fields/framed';
import type { FieldBinding } from '../form/state/use-form';
import { dateTexts as t } from './date.texts';
import { isDay, stepDay, within, type Day, type DayBounds, type DayNote } from './day';
import { dayFault, printDay, readDay } from './read-day';
import { TypedInput, type Typing } from './typed-input';

const MonthPopover = lazy(async () => ({
  default: (await fetchCode(() => import('./month-popover'))).MonthPopover,
}));

export interface DateFieldProps extends FieldWords, DayBounds {
  /** The day as "2026-11-24"; "" for none. */
  bind: FieldBinding<string>;
  /** The business's day (`useToday`). */
  today: Day;
  /** Of closed days and holidays. */
  note?: (day: Day) => DayNote | undefined;
  /** Where there is no day yet, the calendar opens at this one. */
  opensAt?: Day;
}

const steps = ['days', 'months', 'years'] as const;
const parts = [
  [0, 2],
  [3, 5],
  [6, 10],
] as const;

/** A day: typed as DD-MM-YYYY whatever the browser's language, or chosen from a month's page. */
export function DateField({ label, help, optional, aside, bind, today, min, max, note, opensAt }: DateFieldProps) {
  const [isTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const typing = useMemo<Typing>(
    () => ({
      pattern: t.dayPattern,
      read: (text) => readDay(text, today, { min, max }),
      print: (value) => (isDay(value) ? printDay(value) : value),
      parts,
      step: (value, part, by) => within(value === null ? today : stepDay(value, { [steps[part]!]: by }), { min, max }),
    }),
    [today, min, max],
  );
  const close = (): void => {
    setOpen(false);
    // Where the focus was in the calendar it goes back; whoever pressed elsewhere keeps theirs.
    setTimeout(() => document.activeElement === document.body && opener.current?.focus(), 50);
  };
  const error = bind.error ?? (isTyped ? undefined : dayFault(bind.value, { min, max }));
  return (
    <Framed label={label} help={help} error={error} {...(optional && { optional })} aside={aside}>
      {(ties) => (
        <Flex align="center" w="full" pos="relative">
          <TypedInput
            bind={bind}
            ties={ties}
            typing={typing}
            isTyped={isTyped}
            onTyped={setTyped}
            onOpen={() => setOpen(true)}
            paddingEnd="11"
          />
          <IconButton
            ref={opener}
            label={t.openMonth(label)}
            variant="ghost"
            size="sm"
            pos="absolute"
            insetEnd={{ base: 0, md: '3px' }}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            <CalendarDays />
          </IconButton>
          {isOpen && (
            <Suspense fallback={null}>
              <MonthPopover
                anchor={opener}
                label={label}
                chosen={isDay(bind.value) ? bind.value : null}
                first={within(isDay(bind.value) ? bind.value : (opensAt ?? today), { min, max })}
                today={today}
                min={min}
                max={max}
                {...(note && { note })}
                onChoose={(day) => {
                  setTyped(false);
                  bind.onChange(day);
                  close();
                }}
                onClose={close}
              />
            </Suspense>
          )}
        </Flex>
      )}
    </Framed>
  );
}
