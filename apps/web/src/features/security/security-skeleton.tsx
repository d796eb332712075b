import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Card } from '../../ui/card/card';
import { DetailColumns } from '../../ui/detail/detail-page';
import { securityTexts as t } from './security.texts';

/** The page before it is there, in its final geometry; at least a screen high, so that the footer leaves once. */
export const SecuritySkeleton = () => (
  <Box animation="fade-in 120ms 200ms both" minH="100dvh">
    <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
    <Box aria-hidden>
      <DetailColumns
        main={
          <Stack gap="4">
            <Skeletal h="140px" />
            <Skeletal h="224px" />
          </Stack>
        }
        side={
          <>
            <Skeletal h="180px" />
            <Skeletal h="110px" />
          </>
        }
      />
    </Box>
  </Box>
);

const Skeletal = ({ h }: { h: string }) => (
  <Card p="5" h={h}>
    <Skeleton h="4" w="160px" mb="4" />
    <Skeleton h="3.5" w="70%" />
  </Card>
);
