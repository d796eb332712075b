import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Card } from '../../../ui/card';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { detailsTexts as t } from './details.texts';

/** The page before the campaign is there, in its final geometry. */
export function DetailsSkeleton() {
  return (
    // At least a screen high, so that the footer leaves once, at the start, and not as the page comes.
    <Box animation="fade-in 120ms 200ms both" minH="100dvh">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Box aria-hidden>
        <Skeleton h="28px" w="280px" maxW="70%" mb="12px" />
        <Skeleton h="14px" w="420px" maxW="90%" mb="20px" />
        <Card p="20px" mb="16px">
          <Skeleton h="36px" w="160px" mb="16px" />
          <Skeleton h="12px" mb="16px" />
          <Skeleton h="14px" w="60%" />
        </Card>
        <DetailColumns
          main={
            <Card p="20px" h="440px">
              <Skeleton h="16px" w="200px" />
            </Card>
          }
          side={
            <>
              <Card p="20px" h="220px">
                <Skeleton h="16px" w="80px" />
              </Card>
              <Card p="20px" flex="1">
                <Skeleton h="16px" w="80px" />
              </Card>
            </>
          }
        />
      </Box>
    </Box>
  );
}
