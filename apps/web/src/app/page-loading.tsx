import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { appTexts as t } from './app.texts';

/** Before a page's code is there: the canvas, and after 200 ms a line at the top; never a spinner over everything. */
export function PageLoading() {
  return (
    <Box role="status" minH="60vh">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Box
        aria-hidden
        pos="fixed"
        top="0"
        insetX="0"
        h="0.5"
        bg="solid"
        transformOrigin="left"
        opacity="0"
        animation="pulse 1.2s ease-in-out 200ms infinite"
      />
    </Box>
  );
}
