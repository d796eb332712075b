import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { OwnTurnFragment } from './public-waiting-list.generated';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';

/** The numbers before one's own: who is served now, who is next, and oneself. */
export const QueueSteps = ({ steps }: { steps: OwnTurnFragment['steps'] }) => (
  <Flex as="ol" aria-label={t.steps} justify="space-between" listStyleType="none">
    {steps.map(({ number, label }, at) => {
      const isOwn = at === steps.length - 1;
      return (
        <Stack as="li" key={number} align="center" gap="6px" flex="1">
          <Flex
            boxSize="48px"
            align="center"
            justify="center"
            borderRadius="full"
            borderWidth="2px"
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
            {...(isOwn ? { bg: 'solid', color: 'onSolid', borderColor: 'solid' } : { bg: 'surface' })}
          >
            {number}
          </Flex>
          <Text fontSize="13px" color={isOwn ? 'brandText' : 'textSecond'}>
            {label}
          </Text>
        </Stack>
      );
    })}
  </Flex>
);
