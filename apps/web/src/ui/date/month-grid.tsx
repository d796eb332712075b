import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dateTexts as t } from './date.texts';
import { weeksOf, type Day, type DayBounds, type DayNote } from './day';
import { dayByKey } from './month-keys';
import { sayDay } from './read-day';

const Cell = chakra('td', {
  base: {
    position: 'relative',
    h: { base: '11', md: '38px' },
    textAlign: 'center',
    fontSize: 'sm',
    borderRadius: 'tag',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&[data-other]': { color: 'textThird' },
    '&[data-noted]': { color: 'amber', bg: 'amberTint' },
    '&[aria-disabled=true]': { color: 'textThird', cursor: 'not-allowed', opacity: 0.6 },
    '&[data-noted][aria-disabled=true]': { bg: 'subtle', opacity: 1, textDecoration: 'line-through' },
    '&[aria-current=date]': { fontWeight: '600', boxShadow: 'inset 0 0 0 1px {colors.lineField}' },
    '&[aria-selected=true]': { bg: 'solid', color: 'onSolid', fontWeight: '600' },
    '&:focus-visible': { outline: '2px solid {colors.solid}', outlineOffset: '1px' },
  },
});

export interface MonthProps extends DayBounds {
  label: string;
  chosen: Day | null;
  today: Day;
  note?: (day: Day) => DayNote | undefined;
  onChoose: (day: Day) => void;
}

/** The days of the month in which `day` is; that day alone is in the order of the tab key, the arrows move it. */
export function MonthGrid({
  day,
  onMove,
  labelledBy,
  chosen,
  today,
  min,
  max,
  note,
  onChoose,
}: Omit<MonthProps, 'label'> & { day: Day; onMove: (day: Day) => void; labelledBy: string }) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [day]);

  const isShut = (each: Day): boolean =>
    (min !== undefined && each < min) || (max !== undefined && each > max) || note?.(each)?.isClosed === true;
  const choose = (each: Day): void => {
    if (!isShut(each)) return onChoose(each);
    // Its reason is told below, as that of any day that has the focus.
    onMove(each);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice ? day : dayByKey(event.key, event.shiftKey, day, { min, max });
    if (next === null) return;
    event.preventDefault();
    if (isChoice) return choose(day);
    hasMoved.current = true;
    onMove(next);
  };
  return (
    <chakra.table ref={grid} role="grid" aria-labelledby={labelledBy} w="full" mt="1" onKeyDown={press}>
      <thead>
        <tr>
          {t.weekdays.map((name) => (
            <chakra.th key={name} scope="col" abbr={name} h="7" color="textThird" fontSize="xs" fontWeight="500">
              <span aria-hidden>{name.slice(0, 2)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => {
              const said = note?.(each)?.words;
              return (
                <Cell
                  key={each}
                  role="gridcell"
                  tabIndex={each === day ? 0 : -1}
                  aria-label={said === undefined ? sayDay(each) : t.dayAnd(sayDay(each), said)}
                  title={said}
                  aria-selected={each === chosen}
                  {...(each === today && { 'aria-current': 'date' as const })}
                  {...(isShut(each) && { 'aria-disabled': true })}
                  {...(said !== undefined && { 'data-noted': '' })}
                  {...(each.slice(0, 7) !== day.slice(0, 7) && { 'data-other': '' })}
                  onClick={() => choose(each)}
                >
                  {Number(each.slice(8))}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
