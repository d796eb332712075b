import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Card } from '../../../ui/card/card';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { detailsTexts as t } from './details.texts';

/** The page before the campaign is there, in its final geometry. */
export function DetailsSkeleton() {
  return (
    // At least a screen high, so that the footer leaves once, at the start, and not as the page comes.
    <Box animation="fade-in 120ms 200ms both" minH="100dvh">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Box aria-hidden>
        <Skeleton h="7" w="280px" maxW="70%" mb="3" />
        <Skeleton h="3.5" w="420px" maxW="90%" mb="5" />
        <Card p="5" mb="4">
          <Skeleton h="9" w="160px" mb="4" />
          <Skeleton h="3" mb="4" />
          <Skeleton h="3.5" w="60%" />
        </Card>
        <DetailColumns
          main={
            <Card p="5" h="440px">
              <Skeleton h="4" w="200px" />
            </Card>
          }
          side={
            <>
              <Card p="5" h="220px">
                <Skeleton h="4" w="80px" />
              </Card>
              <Card p="5" flex="1">
                <Skeleton h="4" w="80px" />
              </Card>
            </>
          }
        />
      </Box>
    </Box>
  );
}
