import { Box } from '@chakra-ui/react/box';
import { BellOff, CircleAlert, Globe, Lock, MessagesSquare, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { fetchCode } from '../../../lib/fetch-code';
import { formatMoney } from '../../../lib/format/money';
import { topUpPath } from '../../../lib/paths';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { replyTexts as t } from './reply.texts';
import type { Refusal } from './use-reply';

const AskForAccess = lazy(() => fetchCode(() => import('../../../ui/states/ask-for-access')));

/** In place of the box: why nobody, or not this person, can write here. */
export function NoReply({ why }: { why: 'may-not' | 'opted-out' | 'no-price' }) {
  if (why === 'opted-out')
    return (
      <Notice icon={BellOff} tone="grey" title={t.optedOutTitle}>
        {t.optedOut}
      </Notice>
    );
  if (why === 'no-price')
    return (
      <Notice icon={Globe} tone="grey" title={t.noPriceTitle}>
        {t.noPrice}
      </Notice>
    );
  return (
    <Notice icon={Lock} tone="grey" title={t.mayNotTitle}>
      {t.mayNot(permissionTexts.names['campaign-editor'])}
      <Suspense fallback={<Box h="90px" />}>
        <AskForAccess permission="campaign-editor" />
      </Suspense>
    </Notice>
  );
}

/** Over the box: the balance is not enough for what is written, or was not. */
export function MoneyNote({ lacking, isFrozen }: { lacking: string | null; isFrozen: boolean }) {
  const mayTopUp = useMay('business-editor');
  return (
    <Notice
      icon={Wallet}
      tone="amber"
      role="status"
      title={isFrozen ? t.frozenTitle : t.lowTitle}
      actions={
        mayTopUp && (
          <ButtonLink size="sm" to={topUpPath}>
            {t.topUp}
          </ButtonLink>
        )
      }
    >
      {t.low(lacking === null ? null : formatMoney(lacking))}
    </Notice>
  );
}

/** Over the box: why it was not sent. What was written stays in it. */
export function RefusalNote({ refusal, name }: { refusal: Refusal; name: string }) {
  const { nameOf } = useColleagues();
  if (refusal.kind === 'money') return <MoneyNote lacking={null} isFrozen={refusal.isFrozen} />;
  if (refusal.kind === 'other')
    return (
      <Notice
        icon={CircleAlert}
        tone={refusal.problem.isFault ? 'red' : 'amber'}
        role="alert"
        title={refusal.problem.title}
      >
        {refusal.problem.message}
      </Notice>
    );
  const { by } = refusal;
  const title =
    by === null
      ? t.overtaken
      : by.direction === 'in'
        ? t.overtakenByThem(name)
        : t.overtakenBy(nameOf(by.sentBy) ?? t.colleague);
  return (
    <Notice icon={MessagesSquare} tone="amber" role="alert" title={title}>
      {by === null ? t.overtakenKept : t.overtakenText(by.text)}
    </Notice>
  );
}
