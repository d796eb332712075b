import { Box } from '@chakra-ui/react/box';

/** At the foot of what stands over the rows, while others of them are on their way. */
export const BusyLine = () => (
  <Box
    aria-hidden
    pos="absolute"
    insetX="0"
    bottom="-1px"
    h="0.5"
    bg="solid"
    opacity="0"
    animation="pulse 1.2s ease-in-out 200ms infinite"
  />
);
