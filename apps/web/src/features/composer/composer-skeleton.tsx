import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Card } from '../../ui/card';

/** The composer's own shape while its draft is fetched; seen only where that takes a while. */
export function ComposerSkeleton() {
  return (
    <Box aria-busy animation="fade-in 120ms 200ms both">
      <Skeleton h="32px" w="260px" mb="16px" />
      <Flex gap="16px" align="flex-start">
        <Card flex="1" p="24px">
          <Skeleton h="60px" mb="24px" />
          <Skeleton h="92px" mb="24px" />
          <Skeleton h="220px" mb="24px" />
          <Skeleton h="76px" />
        </Card>
        <Box hideBelow="lg" w="316px">
          <Skeleton h="350px" mb="16px" borderRadius="card" />
          <Skeleton h="200px" borderRadius="card" />
        </Box>
      </Flex>
    </Box>
  );
}
