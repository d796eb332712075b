import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, CircleCheck, CircleHelp, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { useMay } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { FormProblem } from '../../../ui/form/form-problem';
import { IconTile } from '../../../ui/marks/icon-tile';
import { Notice } from '../../../ui/notice';
import { billingTexts as t } from '../billing.texts';
import type { Payment } from './payment-state';

/** What became of the payment, above the form: what happened, what was charged, what to do. */
export function PaymentNotice({
  payment,
  onFindOut,
  onPutAway,
}: {
  payment: Payment;
  onFindOut: () => void;
  onPutAway: () => void;
}) {
  switch (payment.step) {
    case 'declined':
      return payment.by === 'card' ? (
        <Notice role="alert" tone="red" icon={CircleAlert} title={t.declinedTitle}>
          {t.declined}
        </Notice>
      ) : (
        <Notice role="alert" tone="amber" icon={CircleAlert} title={t.notConfirmedTitle}>
          {t.notConfirmed}
        </Notice>
      );
    case 'refused':
      return <FormProblem problem={payment.problem} />;
    case 'unsure':
      return (
        <Notice
          role="alert"
          tone="amber"
          icon={CircleHelp}
          title={t.unsureTitle}
          actions={
            <>
              <Button onClick={onFindOut}>{t.findOut}</Button>
              <Button variant="ghost" onClick={onPutAway}>
                {t.leaveIt}
              </Button>
            </>
          }
        >
          {t.unsure(formatMoney(payment.attempt.amount))}
        </Notice>
      );
    default:
      return null;
  }
}

type Ended = Extract<Payment, { step: 'waiting' | 'late' | 'done' }>;

function wordsOf(payment: Ended): { title: string; text: string } {
  switch (payment.step) {
    case 'waiting':
      return { title: t.waitingTitle, text: payment.isSlow ? t.slow : t.waiting };
    case 'late':
      return { title: t.lateTitle, text: t.late(formatMoney(payment.attempt.amount)) };
    case 'done':
      return { title: t.doneTitle(formatMoney(payment.balance)), text: t.done(formatMoney(payment.amount)) };
  }
}

/** In the place of the form: on its way, not come in for long, or arrived. */
export function PaymentEnd({
  payment,
  onLookAgain,
  onPutAway,
}: {
  payment: Ended;
  onLookAgain: () => void;
  onPutAway: () => void;
}) {
  const maySend = useMay('campaign-editor');
  const isDone = payment.step === 'done';
  const isLate = payment.step === 'late';
  const words = wordsOf(payment);
  const title = useRef<HTMLHeadingElement>(null);
  // The form, and with it the button that had the focus, is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Flex gap="3.5" align="flex-start">
        <IconTile icon={isDone ? CircleCheck : Clock} tone={isDone ? 'green' : isLate ? 'amber' : 'brand'} size={40} />
        <Box role="status" minW="0">
          <Heading as="h2" ref={title} tabIndex={-1} outline="none" textStyle="sheetTitle">
            {words.title}
          </Heading>
          <Text color="textSecond" mt="0.5">
            {words.text}
          </Text>
        </Box>
      </Flex>
      {(payment.step !== 'waiting' || payment.isSlow) && (
        <Flex gap="3" wrap="wrap" mt="5">
          {isDone && maySend && (
            <ButtonLink to="/sms-campaigns/create" variant="solid" size="lg">
              {t.newCampaign}
            </ButtonLink>
          )}
          {isLate && (
            <Button size="lg" variant="solid" onClick={onLookAgain}>
              {t.lookAgain}
            </Button>
          )}
          <ButtonLink to="/billing/history" size="lg">
            {t.seeHistory}
          </ButtonLink>
          <Button size="lg" variant="ghost" onClick={onPutAway}>
            {t.another}
          </Button>
        </Flex>
      )}
    </Card>
  );
}
