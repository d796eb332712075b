import { useQuery, useSubscription } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { formatMoney, textsFor } from '../../lib/format/money';
import { moneyTexts } from '../../lib/format/money.texts';
import { useUser } from '../../lib/session/session';
import { AmountCard } from '../../ui/amount-card';
import { Link } from '../../ui/button';
import { BillingBalanceDocument, BillingBalanceNewsDocument } from './billing.generated';
import { billingTexts as t } from './billing.texts';
import { isNothing } from './top-up/amount';

/** What can be spent, what is held, and what it is enough for; changes in place as the server tells of it. */
export function BalanceCard() {
  const { tenant } = useUser();
  const { data, error, refetch } = useQuery(BillingBalanceDocument);
  useSubscription(BillingBalanceNewsDocument, { ignoreResults: true });
  const balance = data?.balanceInformation;
  const texts = balance ? textsFor(balance.balance, data.appServiceByKey?.prices ?? [], tenant?.country ?? 'AU') : null;
  const money = (amount: string | undefined): string | undefined => amount && formatMoney(amount);
  return (
    <AmountCard
      title={moneyTexts.balance}
      end={
        <Link to="/billing/history" fontSize="14px" py={{ base: '12px', md: '2px' }} my={{ base: '-10px', md: 0 }}>
          {moneyTexts.history}
        </Link>
      }
      amount={money(balance?.balance)}
      goodFor={texts === null ? null : moneyTexts.enoughFor(texts)}
      facts={[
        { label: moneyTexts.held, amount: money(balance?.frozen) },
        { label: t.prepaid, amount: money(balance?.prepaid) },
        ...(balance && !isNothing(balance.monthly) ? [{ label: t.monthly, amount: money(balance.monthly) }] : []),
      ]}
      problem={
        !balance && error
          ? { text: moneyTexts.balanceError, onRetry: () => void refetch().catch(() => undefined) }
          : null
      }
    >
      <Text fontSize="13px" color="textThird">
        {t.heldHelp}
      </Text>
    </AmountCard>
  );
}
