import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { sharesOf, type Stretch } from './hours-values';

const marks = [0, 6, 12, 18, 24];

/** A day from midnight to midnight, and what of it is open. The hours beside it say the same in words. */
export const HoursBar = ({ hours }: { hours: readonly Stretch[] }) => (
  <Box aria-hidden>
    <Box pos="relative" h="2" borderRadius="full" bg="hover" overflow="hidden">
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
    <Box pos="relative" h="4" mt="0.5" fontSize="xs" lineHeight="1rem" color="textThird">
      {marks.map((hour) => (
        <Span
          key={hour}
          pos="absolute"
          fontVariantNumeric="tabular-nums"
          style={{ left: `${(hour / 24) * 100}%`, transform: `translateX(${(hour / 24) * -100}%)` }}
        >
          {String(hour).padStart(2, '0')}
        </Span>
      ))}
    </Box>
  </Box>
);
