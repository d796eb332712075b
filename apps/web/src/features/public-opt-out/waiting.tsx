import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { optOutTexts as t } from './opt-out.texts';

/** In the panel's geometry; seen after 200 ms. */
export const Waiting = () => (
  <Box p="6" role="status">
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    <Flex aria-hidden direction="column" gap="4" animation="fade-in 120ms 200ms backwards">
      <Skeleton h="7" w="70%" />
      <Skeleton h="5" w="90%" />
      <Skeleton h="64px" />
      <Skeleton h="64px" />
      <Skeleton h="11" />
    </Flex>
  </Box>
);
