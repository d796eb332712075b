import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert, Send } from 'lucide-react';
import { useId } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { useIsPhone } from '../../../ui/use-media';
import { billTexts } from '../bill/bill.texts';
import { useComposerPart } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { blockTexts } from './block/send-block.texts';
import { pressWords } from './press-words';
import { barTexts as t } from './send-bar.texts';

/** At the foot: what it comes to, and the button that says it. Where it cannot be sent yet it says why, and the button, which is never dead, leads there. */
export function SendBar({
  onSend,
  onTest,
  isSending = false,
}: {
  onSend: () => void;
  onTest: () => void;
  isSending?: boolean;
}) {
  const { message, callerId, deliveryType } = useComposerPart('draft', 'message', 'callerId', 'deliveryType');
  const { mode } = useComposerPart('page', 'mode');
  const { bill, quote, quoting } = useComposerPart('bill', 'bill', 'quote', 'quoting');
  const { block } = useComposerPart('checks', 'block');
  const { schedule } = useComposerPart('timing', 'schedule');
  const isPhone = useIsPhone();
  const why = useId();
  const money = bill && formatMoney(bill.cost);
  const figures = bill && quote ? (isPhone ? money! : t.summary(quote.recipients, quote.parts, money!)) : t.nothingYet;
  const isOutside = schedule.nextAllowed !== null;
  const reason =
    block === null
      ? isOutside
        ? blockTexts['time-window']
        : null
      : block.reason === 'balance' && bill?.missing
        ? billTexts.over(formatMoney(bill.missing))
        : blockTexts[block.reason];
  const priced = bill && quote && { recipients: quote.recipients, cost: bill.cost };
  // On a phone the review says the bill; where there is none, the button does.
  const label = isPhone && mode.isReviewed ? t.review : pressWords(mode, { deliveryType }, priced);
  const isQuiet = block?.reason === 'counting';
  // A button that looks ready sends: without a sender it only leads there. Outside the hours, by this device's clock, it
  // still asks the server, whose clock decides.
  const isReady = (block === null || isQuiet) && !isOutside;
  return (
    <Flex
      data-keep-clear
      as="section"
      aria-label={billTexts.title}
      pos="sticky"
      bottom={{ base: 0, md: '3' }}
      zIndex="sticky"
      mx={{ base: '-4', md: '-1' }}
      mb={{ base: '-6', md: '-3' }}
      mt="4"
      px={{ base: '4', md: '6' }}
      pt={{ base: '3', md: '3.5' }}
      pb={{ base: 'calc(12px + env(safe-area-inset-bottom))', md: '3.5' }}
      gap="12px 16px"
      align="center"
      justify="space-between"
      bg="surface"
      borderWidth={{ base: '1px 0 0', md: '1px' }}
      borderRadius={{ md: 'bar' }}
      boxShadow={{ md: 'bar' }}
    >
      <Box minW="0">
        <Box
          fontWeight="600"
          fontSize={{ base: bill ? 'xl' : '0.9375rem', md: '0.9375rem' }}
          lineHeight={{ base: '1.625rem', md: '1.375rem' }}
          fontVariantNumeric="tabular-nums"
          opacity={bill && !quoting.isFresh ? 0.5 : 1}
        >
          {figures}
        </Box>
        {isPhone && bill && quote && (
          <Box color="textSecond" fontSize="small">
            {t.perPeople(quote.recipients, composerTexts.partsOf(quote.parts))}
          </Box>
        )}
        <Box
          id={why}
          role="status"
          fontSize="small"
          color={block?.reason === 'balance' || block?.reason === 'refused' ? 'red' : 'textSecond'}
        >
          {reason !== null ? (
            <Span display="inline-flex" gap="5px" alignItems="center">
              {!isQuiet && <CircleAlert aria-hidden size={15} strokeWidth={1.75} style={{ flexShrink: 0 }} />}
              {reason}
            </Span>
          ) : isPhone ? (
            ''
          ) : (
            t[deliveryType === 'later' ? 'heldLater' : 'held']
          )}
        </Box>
      </Box>
      <Flex gap="2" flexShrink={0}>
        {!isPhone && (
          <Button size="lg" onClick={onTest} hidden={message.trim() === '' || callerId === null}>
            {t.test}
          </Button>
        )}
        <Button
          variant={isReady ? 'solid' : 'outline'}
          size={isPhone ? 'xl' : 'lg'}
          onClick={onSend}
          loading={isSending}
          loadingText={t.sending}
          aria-describedby={why}
        >
          {!isPhone && <Send aria-hidden />}
          {label}
        </Button>
      </Flex>
    </Flex>
  );
}
