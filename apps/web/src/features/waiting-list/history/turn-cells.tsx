import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { formatPhone } from '../../../lib/format/phone';
import { RowCardHead } from '../../../ui/list-page/rows/row-card-head';
import { Status, type StatusLook } from '../../../ui/marks/status';
import { standingOf } from '../turn/turn-look';
import { waitWithin, waitWords } from '../wait-words';
import type { PastTurnFragment } from './history.generated';
import { historyTexts as t } from './history.texts';

export type Row = PastTurnFragment;

/** What became of a turn; of a cancelled one why, which says more. */
export const turnLook = ({ status, reason }: Pick<Row, 'status' | 'reason'>): StatusLook => ({
  ...standingOf(status),
  label: t.reasons[reason as keyof typeof t.reasons] ?? t.statuses[status as keyof typeof t.statuses],
});

export const nameOf = ({ name }: Row): string => name ?? t.noName;
export const phoneOf = ({ phoneInternational: phone }: Row): string => (phone == null ? t.unknown : formatPhone(phone));
export const waitedOf = ({ waitedMinutes }: Row): string => waitWords(waitedMinutes);

/** A turn on a phone. */
export const TurnCard = ({ row, when }: { row: Row; when: string }) => (
  <Box minW="0">
    <RowCardHead
      name={
        <>
          <Span fontVariantNumeric="tabular-nums">{row.number}</Span> {nameOf(row)}
        </>
      }
    >
      <Status look={turnLook(row)} fontSize="sm" />
    </RowCardHead>
    <Text color="textSecond">
      {[phoneOf(row), row.partySize != null && t.people(row.partySize)].filter(Boolean).join(' · ')}
    </Text>
    <Text color="textThird" fontSize="small">
      {when}
      {row.waitedMinutes !== null && ` · ${t.waitedFor(waitWithin(row.waitedMinutes))}`}
    </Text>
  </Box>
);
