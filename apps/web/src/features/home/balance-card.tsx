import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BalanceSummary } from '../../domain/billing/balance-summary';
import { clock } from '../../lib/clock';
import { topUpPath } from '../../lib/paths';
import { useTimeZone } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { monthSoFar } from './greeting';
import { HomeBalanceDocument } from './home.generated';
import { homeTexts } from './home.texts';

const t = homeTexts.balance;

/** What can be spent, live, and what it is good for. Only for who may see money. */
export function BalanceCard() {
  const zone = useTimeZone();
  const [variables] = useState(() => monthSoFar(clock.now(), zone));
  const asked = useQuery(HomeBalanceDocument, { variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  return (
    <BalanceSummary asked={asked} more={[{ label: t.month, amount: asked.data?.smsCampaignsAnalytics?.charged }]}>
      <ButtonLink to={topUpPath} w="full" h={{ base: '11', md: '10' }}>
        <Plus aria-hidden />
        {t.topUp}
      </ButtonLink>
    </BalanceSummary>
  );
}
