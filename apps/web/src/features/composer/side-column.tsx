import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Card } from '../../ui/card';
import { BillCard } from './bill/bill-card';

const PreviewCard = lazy(async () => ({
  default: (await fetchCode(() => import('./preview/preview-card'))).PreviewCard,
}));

/** Beside what is written, where there is room: the text as a phone shows it, and what it costs. */
export const SideColumn = () => (
  <Flex
    direction="column"
    gap="16px"
    w={{ base: 'full', lg: '316px' }}
    flexShrink={0}
    pos={{ lg: 'sticky' }}
    top="80px"
  >
    <Suspense fallback={<Card h="378px" />}>
      <PreviewCard />
    </Suspense>
    <BillCard />
  </Flex>
);
