import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { ArrowRight } from 'lucide-react';
import { formatMoney } from '../../../lib/format/money';
import { BillingBalanceDocument } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { sumOf } from './amount';

/** What the balance is, and what it will be: dashes until it is known, nothing where it cannot be. */
export function BalanceChange({ amount }: { amount: string | null }) {
  const { data, loading } = useQuery(BillingBalanceDocument);
  const balance = data?.balanceInformation?.balance;
  if (balance === undefined && !loading) return null;
  return (
    <Flex
      p="12px 16px"
      borderRadius="control"
      bg="subtle"
      justify="space-between"
      align="center"
      gap="3"
      fontVariantNumeric="tabular-nums"
    >
      <Box>
        <Text fontSize="small" color="textSecond">
          {t.balanceNow}
        </Text>
        <Text fontWeight="500">{balance === undefined ? '–' : formatMoney(balance)}</Text>
      </Box>
      <Span color="textThird">
        <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
      </Span>
      <Box textAlign="end">
        <Text fontSize="small" color="textSecond">
          {t.balanceAfter}
        </Text>
        <Text fontWeight="500">
          {balance === undefined || amount === null ? '–' : formatMoney(sumOf(balance, amount))}
        </Text>
      </Box>
    </Flex>
  );
}
