import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { IconButton } from '../button';
import { FloatingPanel } from '../panel/floating-panel';
import { dateTexts as t } from './date.texts';
import { stepDay, within, type Day, type DayStep } from './day';
import { MonthGrid, type MonthProps } from './month-grid';
import { sayDay } from './read-day';

/** A month's page beside the field: years and months are turned above, the day that has the focus is spoken of below. */
export function MonthPopover({
  anchor,
  first,
  onClose,
  ...month
}: MonthProps & { anchor: RefObject<HTMLElement | null>; first: Day; onClose: () => void }) {
  const [day, setDay] = useState(first);
  const heading = useId();
  const said = month.note?.(day);
  const turn = (step: DayStep): void => setDay(within(stepDay(day, step), month));
  const title = t.month(t.months[Number(day.slice(5, 7)) - 1]!, day.slice(0, 4));
  return (
    <FloatingPanel
      anchor={anchor}
      label={t.openMonth(month.label)}
      width="340px"
      at="bottom-end"
      first="[role=gridcell][tabindex='0']"
      onClose={onClose}
    >
      <Flex align="center" justify="space-between">
        <IconButton label={t.previousYear} size="sm" onClick={() => turn({ years: -1 })}>
          <ChevronsLeft />
        </IconButton>
        <IconButton label={t.previousMonth} size="sm" onClick={() => turn({ months: -1 })}>
          <ChevronLeft />
        </IconButton>
        <Box id={heading} aria-live="polite" flex="1" textAlign="center" fontWeight="600">
          {title}
        </Box>
        <IconButton label={t.nextMonth} size="sm" onClick={() => turn({ months: 1 })}>
          <ChevronRight />
        </IconButton>
        <IconButton label={t.nextYear} size="sm" onClick={() => turn({ years: 1 })}>
          <ChevronsRight />
        </IconButton>
      </Flex>
      <MonthGrid {...month} day={day} onMove={setDay} labelledBy={heading} />
      <Box px="2" pt="2" color={said ? 'amber' : 'textThird'} fontSize="small" lineHeight="1.125rem" aria-live="polite">
        {said ? t.noteOf(sayDay(day), said.words) : <Span hideBelow="md">{t.keys}</Span>}
      </Box>
    </FloatingPanel>
  );
}
