import { useQuery } from '@apollo/client/react';
import { formatMoney } from '../../lib/format/money';
import { useUser } from '../../lib/session/session';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { HomeBalanceDocument } from './balance-card.generated';
import { homeTexts as t } from './home.texts';

export function Component() {
  const user = useUser();
  const { data } = useQuery(HomeBalanceDocument);
  return <Page title={t.greeting(new Date().getHours(), user.firstName)}><Card p="20px">{data?.balanceInformation && formatMoney(data.balanceInformation.balance)}</Card></Page>;
}
