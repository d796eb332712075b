import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { clock } from '../../lib/clock';
import { formatMoney, textsFor } from '../../lib/format/money';
import { moneyTexts } from '../../lib/format/money.texts';
import { topUpPath } from '../../lib/paths';
import { useTimeZone, useUser } from '../../lib/session/session';
import { AmountCard } from '../../ui/amount-card';
import { ButtonLink, Link } from '../../ui/button';
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
      goodFor={enough === null ? null : moneyTexts.enoughFor(enough)}
      facts={[
        { label: moneyTexts.held, amount: money(balance?.frozen) },
        { label: t.month, amount: money(data?.smsCampaignsAnalytics?.charged) },
      ]}
      problem={
        !balance && error
          ? { text: moneyTexts.balanceError, onRetry: () => void refetch().catch(() => undefined) }
          : null
      }
    >
      <ButtonLink to={topUpPath} w="full" h={{ base: '44px', md: '40px' }}>
        <Plus aria-hidden />
        {t.topUp}
      </ButtonLink>
    </AmountCard>
  );
}
