import type { ReactNode } from 'react';
import { formatMoney, textsFor } from '../../lib/format/money';
import { moneyTexts } from '../../lib/format/money.texts';
import { useUser } from '../../lib/session/session';
import { Link } from '../../ui/button';
import { AmountCard } from '../../ui/card/amount-card';

/** A query that asks for the balance, and for what texts cost. */
interface Asked<D extends AnyBalance> {
  data?: D | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}
interface AnyBalance {
  balanceInformation: { balance: string; frozen: string } | null;
  appServiceByKey: { prices: readonly { country: string; price: string }[] } | null;
}

/** What can be spent, what it is good for and what is held, with `more` amounts below. */
export function BalanceSummary<D extends AnyBalance>({
  asked: { data, error, refetch },
  more,
  children,
}: {
  asked: Asked<D>;
  /** Each undefined while it is not known. */
  more: readonly { label: string; amount: string | undefined }[];
  children: ReactNode;
}) {
  const country = useUser().tenant?.country ?? 'AU';
  const balance = data?.balanceInformation;
  const texts = balance ? textsFor(balance.balance, data?.appServiceByKey?.prices ?? [], country) : null;
  const facts = [{ label: moneyTexts.held, amount: balance?.frozen }, ...more];
  return (
    <AmountCard
      title={moneyTexts.balance}
      end={
        <Link to="/billing/history" fontSize="sm" py={{ base: '3', md: '0.5' }} my={{ base: '-2.5', md: 0 }}>
          {moneyTexts.history}
        </Link>
      }
      amount={balance ? formatMoney(balance.balance) : undefined}
      goodFor={texts === null ? null : moneyTexts.enoughFor(texts)}
      facts={facts.map(({ label, amount }) => ({ label, amount: amount && formatMoney(amount) }))}
      problem={
        !balance && error
          ? { text: moneyTexts.balanceError, onRetry: () => void refetch().catch(() => undefined) }
          : null
      }
    >
      {children}
    </AmountCard>
  );
}
