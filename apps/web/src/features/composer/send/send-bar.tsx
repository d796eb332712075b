import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert, Send } from 'lucide-react';
import { useId } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';

const t = composerTexts.bar;

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
  const { message, callerId, deliveryType } = useDraftParts('message', 'callerId', 'deliveryType');
  const { bill, quote, quoting, block, mode } = useComposerParts('bill', 'quote', 'quoting', 'block', 'mode');
  const isPhone = useIsPhone();
  const why = useId();
  const money = bill && formatMoney(bill.cost);
  const figures = bill && quote ? (isPhone ? money! : t.summary(quote.recipients, quote.parts, money!)) : t.nothingYet;
  const reason =
    block === null
      ? null
      : block.reason === 'balance' && bill?.missing
        ? composerTexts.bill.over(formatMoney(bill.missing))
        : composerTexts.blocks[block.reason];
  // A quick text has no review: its button says the bill on a phone, too.
  const label =
    isPhone && mode !== 'quick'
      ? t.review
      : mode === 'scheduled'
        ? t.saveChanges
        : bill === null || quote === null
          ? t.sendPlain
          : deliveryType === 'later'
            ? t.schedule(quote.recipients, money!)
            : t.send(quote.recipients, money!);
  const isQuiet = block?.reason === 'counting';
  // A button that looks ready sends: outside the hours, or without a sender, it only leads to what is missing.
  const isReady = block === null || isQuiet;
  return (
    <Flex
      data-keep-clear
      as="section"
      aria-label={composerTexts.bill.title}
      pos="sticky"
      bottom={{ base: 0, md: '12px' }}
      zIndex="sticky"
      mx={{ base: '-16px', md: '-4px' }}
      mb={{ base: '-24px', md: '-12px' }}
      mt="16px"
      px={{ base: '16px', md: '24px' }}
      pt={{ base: '12px', md: '14px' }}
      pb={{ base: 'calc(12px + env(safe-area-inset-bottom))', md: '14px' }}
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
          fontSize={{ base: bill ? '20px' : '15px', md: '15px' }}
          lineHeight={{ base: '26px', md: '22px' }}
          fontVariantNumeric="tabular-nums"
          opacity={bill && !quoting.isFresh ? 0.5 : 1}
        >
          {figures}
        </Box>
        {isPhone && bill && quote && (
          <Box color="textSecond" fontSize="13px">
            {t.perPeople(quote.recipients, composerTexts.partsOf(quote.parts))}
          </Box>
        )}
        <Box
          id={why}
          role="status"
          fontSize="13px"
          color={
            reason !== null && !isQuiet
              ? block!.reason === 'balance' || block!.reason === 'refused'
                ? 'red'
                : 'textSecond'
              : 'textSecond'
          }
        >
          {reason !== null ? (
            <Span display="inline-flex" gap="5px" alignItems="center">
              {!isQuiet && <CircleAlert aria-hidden size={15} strokeWidth={1.75} />}
              {reason}
            </Span>
          ) : isPhone ? (
            ''
          ) : (
            t[deliveryType === 'later' ? 'heldLater' : 'held']
          )}
        </Box>
      </Box>
      <Flex gap="8px" flexShrink={0}>
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
