import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CalendarClock, Clock, ShieldCheck, UserRoundPen, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cityOfZone, formatDate, formatTime, nameOfZone } from '../../../../lib/format/time';
import { NoBreak } from '../../../../ui/prose/no-break';
import { billTexts } from '../../bill/bill.texts';
import { doneByWords } from '../../bill/done-by';
import { useComposerPart } from '../../composer-store';
import { readingOf } from '../../missing/missing';
import { whenTexts } from '../../when/when.texts';
import { reviewTexts as t } from './review.texts';

/** When it goes and is done, what people without a value read, and that everyone may be written to. */
export function ReviewFacts() {
  const draft = useComposerPart('draft', 'deliveryType', 'messageType', 'message', 'isOwnTime');
  const { timeZone, now } = useComposerPart('page', 'timeZone', 'now');
  const { fields } = useComposerPart('content', 'fields');
  const { lacking } = useComposerPart('bill', 'lacking');
  const { schedule, run } = useComposerPart('timing', 'schedule', 'run');
  const isLater = draft.deliveryType === 'later';
  const at = schedule.at?.instant ?? now;
  const end = run && doneByWords(run.end, run.start, timeZone);
  const clock = draft.isOwnTime ? whenTexts.ownClock : nameOfZone(timeZone, at);
  return (
    <Box mt="3">
      {isLater ? (
        <>
          <Fact icon={CalendarClock}>
            {whenTexts.goesOut(formatDate(at, timeZone), formatTime(at, timeZone), clock)}
          </Fact>
          {end !== null && <Fact icon={Clock}>{t.laterDone(end)}</Fact>}
          <Box color="textThird" fontSize="small">
            {billTexts.laterNote}
          </Box>
        </>
      ) : (
        <Fact icon={Clock}>{end === null ? t.now : t.nowDone(end, cityOfZone(timeZone))}</Fact>
      )}
      {[...lacking].map(([key, count]) => (
        <Fact key={key} icon={UserRoundPen}>
          {t.withoutValue(
            count,
            fields.find((field) => field.key === key)?.label ?? key,
            readingOf(draft.message, key),
          )}
        </Fact>
      ))}
      {draft.messageType === 'marketing' && (
        <Fact icon={ShieldCheck} isGood>
          {t.saidYes}
        </Fact>
      )}
    </Box>
  );
}

interface FactProps {
  icon: LucideIcon;
  isGood?: boolean;
  children: ReactNode;
}

const Fact = ({ icon: Icon, isGood = false, children }: FactProps) => (
  <Flex gap="2.5" py="5px" align="center">
    <Box color={isGood ? 'green' : 'textThird'} flexShrink={0}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </Box>
    <Span>
      <NoBreak>{children}</NoBreak>
    </Span>
  </Flex>
);
