import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { campaignsPath } from '../../lib/paths';
import { AppBar } from '../../ui/app-bar';
import { Card } from '../../ui/card';
import { useIsPhone } from '../../ui/use-media';

const Section = chakra('div', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '172px minmax(0, 1fr)' },
    gap: '12px 24px',
    py: '20px',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0, pt: 0 },
    _last: { pb: 0 },
  },
});

/** The composer's own shape while its draft is fetched; seen only where that takes a while. */
export function ComposerSkeleton() {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && <AppBar backTo={campaignsPath} />}
      <Shape />
    </>
  );
}

const Shape = () => (
  <Box aria-busy animation="fade-in 120ms 200ms both">
    <Skeleton hideBelow="md" h="32px" w="260px" mb="16px" />
    <Flex gap="16px" align="flex-start">
      <Card flex="1" p="24px">
        {['36px', '36px', '148px', '60px'].map((height, place) => (
          <Section key={place}>
            <Box>
              <Skeleton h="14px" w="96px" mb="8px" />
              <Skeleton h="10px" w="132px" />
            </Box>
            <Skeleton h={height} borderRadius="control" />
          </Section>
        ))}
      </Card>
      <Box hideBelow="lg" w="316px">
        <Card h="350px" p="20px" mb="16px">
          <Skeleton h="14px" w="80px" mb="24px" />
          <Skeleton h="84px" w="78%" borderRadius="18px" />
        </Card>
        <Card h="200px" p="20px">
          <Skeleton h="14px" w="120px" mb="20px" />
          {['70%', '84%', '60%'].map((width) => (
            <Skeleton key={width} h="10px" w={width} mb="14px" />
          ))}
        </Card>
      </Box>
    </Flex>
  </Box>
);
