import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Send } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { formatMoney } from '../../../../lib/format/money';
import { formatDate, formatTime } from '../../../../lib/format/time';
import { Button } from '../../../../ui/button';
import { FieldFrame } from '../../../../ui/form/fields/fields';
import { FormProblem } from '../../../../ui/form/form-problem';
import { Dialog } from '../../../../ui/overlay/dialog';
import { isTypedAmount, shownAmount } from '../../bill/bill';
import { useComposerPart } from '../../composer-store';
import { OutsideHours } from '../../when/outside-hours';
import { pressWords } from '../press-words';
import { barTexts } from '../send-bar.texts';
import type { useSend } from '../sending/use-send';
import { ReviewBill } from './review-bill';
import { ReviewFacts } from './review-facts';
import { reviewTexts as t } from './review.texts';

/** The whole bill once more, and the one press that sends. Above the business's limit the amount is typed. */
export function ReviewDialog({
  sending,
  onClose,
  onRefused,
  onTest,
}: {
  sending: ReturnType<typeof useSend>;
  onClose: () => void;
  onRefused: () => void;
  onTest: () => void;
}) {
  const draft = useComposerPart('draft', 'deliveryType');
  const { mode, timeZone, now } = useComposerPart('page', 'mode', 'timeZone', 'now');
  const { bill, quote } = useComposerPart('bill', 'bill', 'quote');
  const { schedule } = useComposerPart('timing', 'schedule');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  if (bill === null || quote === null) return null;
  const isLater = draft.deliveryType === 'later';
  const at = schedule.at?.instant ?? now;
  const needsTyping = bill.needsTyping && !isLater;
  const title = isLater
    ? t.scheduleQuestion(formatDate(at, timeZone), formatTime(at, timeZone))
    : needsTyping
      ? t.question(quote.recipients, formatMoney(bill.cost))
      : t.title;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (needsTyping && !isTypedAmount(typed, bill.cost)) return setError(t.typeError(shownAmount(bill.cost)));
    void sending.send().then((outcome) => outcome === 'refused' && onRefused());
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Flex direction="column" gap="2" w="full">
          <Button
            // As the bar's: what looks ready goes out.
            variant={schedule.nextAllowed === null ? 'solid' : 'outline'}
            size="xl"
            w="full"
            type="submit"
            form={formId}
            loading={sending.isSending}
            loadingText={barTexts.sending}
            whiteSpace="normal"
          >
            <Send aria-hidden />
            {pressWords(mode, draft, { recipients: quote.recipients, cost: bill.cost })}
          </Button>
          <Flex gap="2" justify="center" wrap="wrap">
            <Button variant="link" minH="11" px="2" onClick={onTest}>
              {t.test}
            </Button>
          </Flex>
          {!isLater && (
            <Box textAlign="center" color="textThird" fontSize="small">
              {t.wayBack}
            </Box>
          )}
        </Flex>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {needsTyping && (
          <Box color="textSecond" mb="3">
            {t.limit(formatMoney(bill.limit))}
          </Box>
        )}
        <ReviewBill bill={bill} recipients={quote.recipients} parts={quote.parts} />
        <ReviewFacts />
        {schedule.nextAllowed && (
          <Box mt="2">
            <OutsideHours />
          </Box>
        )}
        {needsTyping && (
          <Box mt="3">
            <FieldFrame label={t.type(shownAmount(bill.cost))} error={error}>
              <Input
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={(event) => (setTyped(event.target.value), setError(undefined))}
                autoFocus
              />
            </FieldFrame>
          </Box>
        )}
        {sending.problem && (
          <Box mt="3">
            <FormProblem problem={sending.problem} />
          </Box>
        )}
      </form>
    </Dialog>
  );
}
