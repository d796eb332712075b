import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { sharesOf, type Stretch } from './hours-values';

const marks = ['00', '06', '12', '18', '24'];

/** A day from midnight to midnight, and what of it is open. The hours beside it say the same in words. */
export const HoursBar = ({ hours }: { hours: readonly Stretch[] }) => (
  <Box aria-hidden>
    <Box pos="relative" h="8px" borderRadius="full" bg="hover" overflow="hidden">
      {sharesOf(hours).map(({ start, end }) => (
        <Box
          key={start}
          pos="absolute"
          insetY="0"
          borderRadius="full"
          bg="solid"
          opacity={0.8}
          style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
        />
      ))}
    </Box>
    <Flex
      justify="space-between"
      mt="2px"
      fontSize="12px"
      lineHeight="16px"
      color="textThird"
      fontVariantNumeric="tabular-nums"
    >
      {marks.map((mark) => (
        <Span key={mark}>{mark}</Span>
      ))}
    </Flex>
  </Box>
);
