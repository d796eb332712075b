import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Separator } from '@chakra-ui/react/separator';
import { Span } from '@chakra-ui/react/span';
import { CalendarClock, Clock, Send, ShieldCheck, UserRoundPen, type LucideIcon } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { formatMoney, formatUnitPrice } from '../../../lib/format/money';
import { cityOfZone, formatDate, formatTime, nameOfZone } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FieldFrame } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { NoBreak } from '../../../ui/no-break';
import { isTypedAmount, shownAmount } from '../bill/bill';
import { BillRow } from '../bill/bill-card';
import { doneByWords } from '../bill/done-by';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { readingOf } from '../missing/missing';
import { LeftOutChips } from '../recipients/left-out-chips';
import { OutsideHours } from '../when/outside-hours';
import type { useSend } from './use-send';

const t = composerTexts.review;
const b = composerTexts.bill;

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
  const draft = useDraftParts('deliveryType', 'messageType', 'message', 'isOwnTime');
  const { bill, quote, leftOut, schedule, timeZone, now, lacking, fields, mode, run } = useComposerParts(
    'bill',
    'quote',
    'leftOut',
    'schedule',
    'timeZone',
    'now',
    'lacking',
    'fields',
    'mode',
    'run',
  );
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  if (bill === null || quote === null) return null;
  const isLater = draft.deliveryType === 'later';
  const at = schedule.at?.instant ?? now;
  const when: [string, string] = [formatDate(at, timeZone), formatTime(at, timeZone)];
  const end = run && doneByWords(run.end, run.start, timeZone);
  const needsTyping = bill.needsTyping && !isLater;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (needsTyping && !isTypedAmount(typed, bill.cost)) return setError(t.typeError(shownAmount(bill.cost)));
    void sending.send().then((outcome) => outcome === 'refused' && onRefused());
  };
  const label =
    mode === 'scheduled'
      ? composerTexts.bar.saveChanges
      : isLater
        ? composerTexts.bar.schedule(quote.recipients, formatMoney(bill.cost))
        : composerTexts.bar.send(quote.recipients, formatMoney(bill.cost));
  return (
    <Dialog
      title={
        isLater
          ? t.scheduleQuestion(...when)
          : needsTyping
            ? t.question(quote.recipients, formatMoney(bill.cost))
            : t.title
      }
      isOpen
      onClose={onClose}
      footer={
        <Flex direction="column" gap="8px" w="full">
          <Button
            variant="solid"
            size="xl"
            w="full"
            type="submit"
            form={formId}
            loading={sending.isSending}
            loadingText={composerTexts.bar.sending}
            whiteSpace="normal"
          >
            <Send aria-hidden />
            {label}
          </Button>
          <Flex gap="8px" justify="center" wrap="wrap">
            <Button variant="link" minH="44px" px="8px" onClick={onTest}>
              {t.test}
            </Button>
          </Flex>
          {!isLater && (
            <Box textAlign="center" color="textThird" fontSize="13px">
              {t.wayBack}
            </Box>
          )}
        </Flex>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {needsTyping && (
          <Box color="textSecond" mb="12px">
            {t.limit(formatMoney(bill.limit))}
          </Box>
        )}
        <BillRow label={b.inAudience}>{formatCount(quote.recipients + leftOut.total)}</BillRow>
        {leftOut.total > 0 && (
          <>
            <BillRow label={b.leftOut}>{`−${formatCount(leftOut.total)}`}</BillRow>
            <LeftOutChips leftOut={leftOut} isBare />
          </>
        )}
        <Separator my="6px" />
        <BillRow
          label={
            <Span color="text" fontWeight="600">
              {b.getIt}
            </Span>
          }
        >
          {formatCount(quote.recipients)}
        </BillRow>
        <BillRow
          label={bill.lines
            .map(({ people, parts }, index) => (index === 0 ? b.getParts(people, parts) : b.get(people, parts)))
            .join(', ')}
        >
          {composerTexts.partsOf(quote.parts)}
        </BillRow>
        {bill.unitPrice && <BillRow label={b.priceOfPart}>{formatUnitPrice(bill.unitPrice)}</BillRow>}
        <Box mt="10px" p="14px 16px" bg="brandTint" borderWidth="1px" borderColor="brandTintStrong" borderRadius="card">
          <Flex align="center" justify="space-between" gap="12px">
            <Span fontWeight="600" fontSize="16px">
              {b.exact}
            </Span>
            <Span textStyle="display" fontVariantNumeric="tabular-nums">
              {formatMoney(bill.cost)}
            </Span>
          </Flex>
          <Flex justify="space-between" gap="12px" color="textSecond" fontSize="13px" mt="2px" wrap="wrap">
            <Span fontVariantNumeric="tabular-nums">
              {b.balanceThen(formatMoney(bill.balance), formatMoney(bill.balanceAfter))}
            </Span>
            <Span>{b.gst}</Span>
          </Flex>
        </Box>
        <Box mt="12px">
          <Line icon={isLater ? CalendarClock : Clock}>
            {isLater
              ? composerTexts.when.goesOut(
                  ...when,
                  draft.isOwnTime ? composerTexts.when.ownClock : nameOfZone(timeZone, at),
                )
              : end === null
                ? t.now
                : t.nowDone(end, cityOfZone(timeZone))}
          </Line>
          {isLater && end !== null && <Line icon={Clock}>{t.laterDone(end)}</Line>}
          {isLater && (
            <Box color="textThird" fontSize="13px">
              {b.laterNote}
            </Box>
          )}
          {[...lacking].map(([key, count]) => (
            <Line key={key} icon={UserRoundPen}>
              {t.withoutValue(
                count,
                fields.find((field) => field.key === key)?.label ?? key,
                readingOf(draft.message, key),
              )}
            </Line>
          ))}
          {draft.messageType === 'marketing' && (
            <Line icon={ShieldCheck} isGood>
              {t.saidYes}
            </Line>
          )}
        </Box>
        {schedule.nextAllowed && (
          <Box mt="8px">
            <OutsideHours />
          </Box>
        )}
        {needsTyping && (
          <Box mt="12px">
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
          <Box mt="12px">
            <FormProblem problem={sending.problem} />
          </Box>
        )}
      </form>
    </Dialog>
  );
}

const Line = ({
  icon: Icon,
  isGood = false,
  children,
}: {
  icon: LucideIcon;
  isGood?: boolean;
  children: ReactNode;
}) => (
  <Flex gap="10px" py="5px" align="center">
    <Box color={isGood ? 'green' : 'textThird'} flexShrink={0}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </Box>
    <Span>
      <NoBreak>{children}</NoBreak>
    </Span>
  </Flex>
);
