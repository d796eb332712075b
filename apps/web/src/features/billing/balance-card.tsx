import { useQuery, useSubscription } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { formatMoney, textsFor } from '../../lib/format/money';
import { problemOf } from '../../lib/graph/problem';
import { useUser } from '../../lib/session/session';
import { Link } from '../../ui/button';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/states/state-panel';
import { BillingBalanceDocument, BillingBalanceNewsDocument } from './billing.generated';
import { billingTexts as t } from './billing.texts';
import { isNothing } from './top-up/amount';

/** What can be spent, what is held, and what it is enough for; changes in place as the server tells of it. */
export function BalanceCard() {
  const { tenant } = useUser();
  const { data, error, refetch } = useQuery(BillingBalanceDocument);
  useSubscription(BillingBalanceNewsDocument, { ignoreResults: true });
  const balance = data?.balanceInformation;
  if (!balance && error)
    return (
      <Card>
        <ErrorState title={t.balanceError} problem={problemOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  const texts = balance ? textsFor(balance.balance, data.appServiceByKey?.prices ?? [], tenant?.country ?? 'AU') : null;
  return (
    <Card p="20px">
      <Flex justify="space-between" align="center">
        <Heading as="h2" textStyle="section">
          {t.balance}
        </Heading>
        <Link to="/billing/history" fontSize="13px" py={{ base: '12px', md: 0 }} my={{ base: '-12px', md: 0 }}>
          {t.history}
        </Link>
      </Flex>
      {balance ? (
        <Text textStyle="display" fontVariantNumeric="tabular-nums" mt="2px">
          {formatMoney(balance.balance)}
        </Text>
      ) : (
        <Skeleton h="36px" w="140px" mt="2px" />
      )}
      <Box color="textSecond" minH="20px" mb="14px">
        {balance ? texts !== null && t.enoughFor(texts) : <Skeleton h="20px" w="180px" />}
      </Box>
      <Box borderTopWidth="1px" pt="12px" display="grid" gap="8px">
        <Row label={t.held} amount={balance?.frozen} />
        <Row label={t.prepaid} amount={balance?.prepaid} />
        {balance && !isNothing(balance.monthly) && <Row label={t.monthly} amount={balance.monthly} />}
      </Box>
      <Text mt="12px" fontSize="13px" color="textThird">
        {t.heldHelp}
      </Text>
    </Card>
  );
}

const Row = ({ label, amount }: { label: string; amount: string | undefined }) => (
  <Flex justify="space-between" gap="12px">
    <Span color="textSecond">{label}</Span>
    {amount === undefined ? (
      <Skeleton h="20px" w="64px" />
    ) : (
      <Span fontWeight="500" fontVariantNumeric="tabular-nums">
        {formatMoney(amount)}
      </Span>
    )}
  </Flex>
);
