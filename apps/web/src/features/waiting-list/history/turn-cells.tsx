import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Ban, BellRing, CircleCheck, Clock } from 'lucide-react';
import { formatPhone } from '../../../lib/format/phone';
import { Status, type StatusLook } from '../../../ui/status';
import type { PastTurnFragment } from './history.generated';
import { historyTexts as t } from './history.texts';

export type Row = PastTurnFragment;

const looks: Readonly<Record<string, Omit<StatusLook, 'label'>>> = {
  waiting: { tone: 'blue', icon: Clock },
  active: { tone: 'brand', icon: BellRing },
  attended: { tone: 'green', icon: CircleCheck },
  canceled: { tone: 'grey', icon: Ban },
};
/** What became of a turn; of a cancelled one why, which says more. */
export const turnLook = ({ status, reason }: Pick<Row, 'status' | 'reason'>): StatusLook => ({
  ...(looks[status] ?? looks['canceled']!),
  label: t.reasons[reason as keyof typeof t.reasons] ?? t.statuses[status as keyof typeof t.statuses],
});

export const nameOf = ({ name }: Row): string => name ?? t.noName;
export const phoneOf = ({ phoneInternational: phone }: Row): string => (phone == null ? t.unknown : formatPhone(phone));
export const waitedOf = (row: Row): string => {
  const minutes = row.waitedMinutes;
  return minutes === null ? t.unknown : t.minutes(minutes);
};

/** A turn on a phone. */
export const TurnCard = ({ row, when }: { row: Row; when: string }) => (
  <Box minW="0">
    <Flex justify="space-between" gap="12px">
      <Text fontWeight="600" truncate>
        <Span fontVariantNumeric="tabular-nums">{row.number}</Span> {nameOf(row)}
      </Text>
      <Status look={turnLook(row)} fontSize="14px" />
    </Flex>
    <Text color="textSecond">
      {[phoneOf(row), row.partySize != null && t.people(row.partySize)].filter(Boolean).join(' · ')}
    </Text>
    <Text color="textThird" fontSize="13px">
      {when}
      {row.waitedMinutes !== null && ` · ${t.waitedFor(waitedOf(row))}`}
    </Text>
  </Box>
);
