import { Skeleton } from '@chakra-ui/react/skeleton';
import { Card } from '../../../ui/card';

/** In the form's geometry; seen after 200 ms. */
export const TopUpSkeleton = () => (
  <Card
    p={{ base: '16px', md: '24px' }}
    display="grid"
    gap="16px"
    opacity="0"
    animation="fade-in 120ms ease-out 200ms forwards"
  >
    <Skeleton h="22px" w="120px" />
    <Skeleton h="44px" />
    <Skeleton h="56px" />
    <Skeleton h="22px" w="100px" />
    <Skeleton h="56px" />
    <Skeleton h="44px" />
  </Card>
);
