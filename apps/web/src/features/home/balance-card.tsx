import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { clock } from '../../lib/clock';
import { formatMoney, textsFor } from '../../lib/format/money';
import { formatCount } from '../../lib/i18n/texts';
import { topUpPath } from '../../lib/paths';
import { useTimeZone, useUser } from '../../lib/session/session';
import { Button, ButtonLink, Link } from '../../ui/button';
import { Card } from '../../ui/card';
import { CardHead } from './card-head';
import { monthSoFar } from './greeting';
import { HomeBalanceDocument } from './home.generated';
import { homeTexts } from './home.texts';

const t = homeTexts.balance;

/** What can be spent, live, and what it is good for. Only for who may see money. */
export function BalanceCard() {
  const country = useUser().tenant?.country ?? 'AU';
  const zone = useTimeZone();
  const [variables] = useState(() => monthSoFar(clock.now(), zone));
  const { data, error, refetch } = useQuery(HomeBalanceDocument, {
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const balance = data?.balanceInformation;
  const enough =
    balance && data.appServiceByKey ? textsFor(balance.balance, data.appServiceByKey.prices, country) : null;
  return (
    <Card as="section" aria-label={t.title} p="20px">
      <CardHead
        title={t.title}
        end={
          <Link to="/billing/history" fontSize="14px" py={{ base: '12px', md: '2px' }} my={{ base: '-10px', md: 0 }}>
            {t.history}
          </Link>
        }
      />
      {!balance && error ? (
        <Box py="12px">
          <Text color="textSecond" mb="8px">
            {t.error}
          </Text>
          <Button onClick={() => void refetch().catch(() => undefined)}>{homeTexts.retry}</Button>
        </Box>
      ) : (
        <>
          {balance ? (
            <Text textStyle="display" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {formatMoney(balance.balance)}
            </Text>
          ) : (
            <Skeleton h="30px" w="140px" my="3px" />
          )}
          <Box minH="20px" color="textSecond">
            {enough !== null && (enough > 0 ? t.enough(formatCount(enough)) : t.notEnough)}
          </Box>
          <Box as="dl" borderTopWidth="1px" borderBottomWidth="1px" my="14px" py="10px">
            <Fact label={t.held} value={balance?.frozen} />
            <Fact label={t.month} value={data?.smsCampaignsAnalytics?.charged} />
          </Box>
        </>
      )}
      <ButtonLink to={topUpPath} w="full" h={{ base: '44px', md: '40px' }}>
        <Plus aria-hidden />
        {t.topUp}
      </ButtonLink>
    </Card>
  );
}

const Fact = ({ label, value }: { label: string; value: string | undefined }) => (
  <Flex justify="space-between" gap="12px" py="3px">
    <Text as="dt" color="textSecond">
      {label}
    </Text>
    <Text as="dd" m="0" fontWeight="500" fontVariantNumeric="tabular-nums" minH="20px">
      {value !== undefined && formatMoney(value)}
    </Text>
  </Flex>
);
