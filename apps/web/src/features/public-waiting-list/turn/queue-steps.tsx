import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { OwnTurnFragment } from './own-turn.generated';
import { ownTurnTexts as t } from './own-turn.texts';

/** What the server calls the number that is served now; before the first call there is none. */
const servedNow = 'Now';
/** Of a circle; the line between two of them runs at half its height. */
const size = 52;
const line = {
  content: '""',
  position: 'absolute',
  top: `${size / 2 - 1}px`,
  insetInlineStart: `calc(-50% + ${size / 2}px)`,
  width: `calc(100% - ${size}px)`,
  height: '2px',
  bg: 'lineStrong',
} as const;

/** The numbers before one's own: who is served now, who is next, and oneself. */
export const QueueSteps = ({ steps }: { steps: OwnTurnFragment['steps'] }) => (
  <Flex as="ol" aria-label={t.steps} justify="center" listStyleType="none">
    {steps.map(({ number, label }, at) => {
      const isOwn = at === steps.length - 1;
      const isNow = label === servedNow;
      return (
        <Stack
          as="li"
          key={number}
          align="center"
          gap="1.5"
          flex="1"
          maxW="104px"
          pos="relative"
          {...(at > 0 && { _before: line })}
        >
          <Flex
            boxSize={`${size}px`}
            align="center"
            justify="center"
            borderRadius="full"
            borderWidth="2px"
            borderColor={isNow ? 'brandText' : 'lineStrong'}
            fontWeight="600"
            fontSize="1.0625rem"
            fontVariantNumeric="tabular-nums"
            {...(isOwn
              ? { bg: 'solid', color: 'onSolid', borderColor: 'solid' }
              : { bg: 'surface', color: isNow ? 'brandText' : 'text' })}
          >
            {number}
          </Flex>
          <Text fontSize="small" {...(isOwn ? { color: 'brandText', fontWeight: '600' } : { color: 'textSecond' })}>
            {label}
          </Text>
        </Stack>
      );
    })}
  </Flex>
);
