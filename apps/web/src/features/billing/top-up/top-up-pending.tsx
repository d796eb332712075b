import { Skeleton } from '@chakra-ui/react/skeleton';
import { problemOf } from '../../../lib/graph/problem';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/states/state-panel';
import { billingTexts as t } from '../billing.texts';

/** Before the saved cards are there, or why they are not. */
export const TopUpPending = ({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) =>
  error ? (
    <Card>
      <ErrorState title={t.cardsError} problem={problemOf(error)} onRetry={onRetry} />
    </Card>
  ) : (
    <TopUpSkeleton />
  );

/** In the form's geometry; seen after 200 ms. */
const TopUpSkeleton = () => (
  <Card p={{ base: '4', md: '6' }} display="grid" gap="4" opacity="0" animation="fade-in 120ms ease-out 200ms forwards">
    <Skeleton h="22px" w="120px" />
    <Skeleton h="11" />
    <Skeleton h="56px" />
    <Skeleton h="22px" w="100px" />
    <Skeleton h="56px" />
    <Skeleton h="11" />
  </Card>
);
