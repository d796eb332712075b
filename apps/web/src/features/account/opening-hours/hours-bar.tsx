import { Box } from '@chakra-ui/react/box';
import { sharesOf, type Stretch } from './hours-values';

/** A day from midnight to midnight, and what of it is open. The hours beside it say the same in words. */
export const HoursBar = ({ hours }: { hours: readonly Stretch[] }) => (
  <Box aria-hidden pos="relative" h="8px" borderRadius="full" bg="hover" overflow="hidden">
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
);
