import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Status } from '../../ui/marks/status';
import { NoBreak } from '../../ui/prose/no-break';
import { answersWord, senderLook, typeWord, whatPeopleSee } from './caller-id-words';
import type { CallerIdRowFragment } from './caller-ids.generated';

/** A sender on a phone. */
export const CallerIdCard = ({ row }: { row: CallerIdRowFragment }) => (
  <Box>
    <Flex justify="space-between" gap="3">
      <Text fontWeight="600" truncate>
        {row.name}
      </Text>
      <Status look={senderLook(row.status)} fontSize="sm" />
    </Flex>
    <Text color="textSecond">
      <NoBreak>{whatPeopleSee(row)}</NoBreak>
    </Text>
    <Text color="textThird" fontSize="small">
      {typeWord(row.callerType)} · {answersWord(row.callerType)}
    </Text>
  </Box>
);
