import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { RowCardHead } from '../../ui/list-page/rows/row-card-head';
import { Status } from '../../ui/marks/status';
import { NoBreak } from '../../ui/prose/no-break';
import { answersWord, senderLook, typeWord, whatPeopleSee } from './caller-id-words';
import type { CallerIdRowFragment } from './caller-ids.generated';

/** A sender on a phone. */
export const CallerIdCard = ({ row }: { row: CallerIdRowFragment }) => (
  <Box>
    <RowCardHead name={row.name}>
      <Status look={senderLook(row.status)} fontSize="sm" />
    </RowCardHead>
    <Text color="textSecond">
      <NoBreak>{whatPeopleSee(row)}</NoBreak>
    </Text>
    <Text color="textThird" fontSize="small">
      {typeWord(row.callerType)} · {answersWord(row.callerType)}
    </Text>
  </Box>
);
