import { useQuery, useSubscription } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { BalanceSummary } from '../../domain/billing/balance-summary';
import { BillingBalanceDocument, BillingBalanceNewsDocument } from './billing.generated';
import { billingTexts as t } from './billing.texts';
import { isNothing } from './top-up/amount';

/** What can be spent, what is held, and what it is enough for; changes in place as the server tells of it. */
export function BalanceCard() {
  const asked = useQuery(BillingBalanceDocument);
  useSubscription(BillingBalanceNewsDocument, { ignoreResults: true });
  const balance = asked.data?.balanceInformation;
  const monthly = balance && !isNothing(balance.monthly) ? [{ label: t.monthly, amount: balance.monthly }] : [];
  return (
    <BalanceSummary asked={asked} more={[{ label: t.prepaid, amount: balance?.prepaid }, ...monthly]}>
      <Text fontSize="small" color="textThird">
        {t.heldHelp}
      </Text>
    </BalanceSummary>
  );
}
