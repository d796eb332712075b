import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Separator } from '@chakra-ui/react/separator';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { memo, type ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { useComposerPart } from '../composer-store';
import { billTexts as t } from './bill.texts';
import { doneByWords } from './done-by';
import { TooLittle } from './too-little';

/** "Before you send": who, how many parts, what it costs to the cent, and what is left then. */
export const BillCard = memo(function BillCard() {
  const { deliveryType } = useComposerPart('draft', 'deliveryType');
  const { timeZone, mode } = useComposerPart('page', 'timeZone', 'mode');
  const { bill, quoting, leftOut } = useComposerPart('bill', 'bill', 'quoting', 'leftOut');
  const { run } = useComposerPart('timing', 'run');
  const { block } = useComposerPart('checks', 'block');
  const isAsked = block === null || block.reason === 'counting' || block.place === 'bill' || bill !== null;
  // What is wrong is said at its field.
  const isRefused = quoting.problem !== null && quoting.problem.fields.length > 0;
  return (
    <Card p="4" aria-live="polite" aria-busy={!quoting.isFresh && isAsked} as="section">
      <Heading as="h2" textStyle="section" mb="2">
        {t.title}
      </Heading>
      {bill === null &&
        quoting.problem === null &&
        (isAsked && block?.reason === 'counting' ? <Counting /> : <Box color="textSecond">{t.empty}</Box>)}
      {bill === null && isRefused && <Box color="textSecond">{t.refused}</Box>}
      {quoting.problem !== null && !isRefused && (
        <Box>
          <Box color="red" mb="2">
            {t.error} {quoting.problem.isOffline ? quoting.problem.message : ''}
          </Box>
          <Button size="sm" onClick={quoting.retry}>
            {t.tryAgain}
          </Button>
        </Box>
      )}
      {bill !== null && (
        <Box opacity={quoting.isFresh ? 1 : 0.5} transition="opacity 120ms">
          {bill.lines.map(({ people, parts, amount }) => (
            <BillRow key={parts} label={t.line(people, parts)}>
              {amount === null ? '' : formatMoney(amount)}
            </BillRow>
          ))}
          {/* Where there is a review, that says it. */}
          {!mode.isReviewed && leftOut.total > 0 && <BillRow label={t.leftOut}>{formatCount(leftOut.total)}</BillRow>}
          <Separator my="1.5" />
          <Flex align="baseline" justify="space-between" gap="3" py="0.5">
            <Span fontWeight="600">{t.exact}</Span>
            <Span
              fontSize="1.375rem"
              lineHeight="1.875rem"
              fontWeight="600"
              letterSpacing="-0.01em"
              fontVariantNumeric="tabular-nums"
            >
              {formatMoney(bill.cost)}
            </Span>
          </Flex>
          <BillRow label={t.after}>{formatMoney(bill.balanceAfter)}</BillRow>
          {run && <BillRow label={t.doneBy}>{doneByWords(run.end, run.start, timeZone)}</BillRow>}
          {deliveryType === 'later' && (
            <Box color="textThird" fontSize="small" mt="2">
              {t.laterNote}
            </Box>
          )}
        </Box>
      )}
      {bill?.missing != null && quoting.isFresh && (
        <Box mt="3">
          <TooLittle missing={bill.missing} />
        </Box>
      )}
    </Card>
  );
});

export const BillRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Flex justify="space-between" gap="3" py="5px">
    <Span color="textSecond">{label}</Span>
    <Span fontWeight="500" fontVariantNumeric="tabular-nums">
      {children}
    </Span>
  </Flex>
);

const Counting = () => (
  <Box role="status" aria-label={t.counting}>
    <Skeleton h="5" my="5px" />
    <Skeleton h="5" my="5px" />
    <Skeleton h="30px" my="2.5" />
    <Skeleton h="5" my="5px" />
  </Box>
);
