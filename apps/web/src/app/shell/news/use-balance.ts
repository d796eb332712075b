import { useQuery, useSubscription } from '@apollo/client/react';
import { useFirstAnswers } from '../../../lib/graph/asking/first-answers';
import { useMay } from '../../../lib/session/session';
import { ShellBalanceDocument, ShellBalanceNewsDocument } from './shell-news.generated';

/** What can be spent, live; null where it is not known (yet) or not the person's to see. */
export function useBalance(): string | null {
  const seesMoney = useMay('business-editor');
  const skip = !useFirstAnswers() || !seesMoney;
  const { data } = useQuery(ShellBalanceDocument, { skip });
  useSubscription(ShellBalanceNewsDocument, { skip, ignoreResults: true });
  return data?.balanceInformation?.balance ?? null;
}
