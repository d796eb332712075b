import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { Card } from '../../../ui/card/card';
import { BillCard } from '../bill/bill-card';

const PreviewCard = lazy(async () => ({
  default: (await fetchCode(() => import('../preview/preview-card'))).PreviewCard,
}));

/** Beside what is written, where there is room: the text as a phone shows it, and what it costs. */
export const SideColumn = () => (
  <Flex direction="column" gap="4" w={{ base: 'full', lg: '316px' }} flexShrink={0} pos={{ lg: 'sticky' }} top="80px">
    <Suspense fallback={<Card h="382px" />}>
      <PreviewCard />
    </Suspense>
    <BillCard />
  </Flex>
);
