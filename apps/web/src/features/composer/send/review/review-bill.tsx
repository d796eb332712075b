import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Separator } from '@chakra-ui/react/separator';
import { Span } from '@chakra-ui/react/span';
import { formatMoney, formatUnitPrice } from '../../../../lib/format/money';
import { formatCount } from '../../../../lib/i18n/texts';
import type { Bill } from '../../bill/bill';
import { BillRow } from '../../bill/bill-card';
import { billTexts as t } from '../../bill/bill.texts';
import { useComposerPart } from '../../composer-store';
import { composerTexts } from '../../composer.texts';
import { LeftOutChips } from '../../recipients/left-out/left-out-chips';

/** From who was chosen to what it costs, with each step between: who is left out, how many get how many parts, at what price. */
export function ReviewBill({ bill, recipients, parts }: { bill: Bill; recipients: number; parts: number }) {
  const { leftOut } = useComposerPart('bill', 'leftOut');
  const byParts = bill.lines.map((line, at) => (at === 0 ? t.getParts : t.get)(line.people, line.parts));
  return (
    <>
      <BillRow label={t.inAudience}>{formatCount(recipients + leftOut.total)}</BillRow>
      {leftOut.total > 0 && (
        <>
          <BillRow label={t.leftOut}>{`−${formatCount(leftOut.total)}`}</BillRow>
          <LeftOutChips leftOut={leftOut} isBare />
        </>
      )}
      <Separator my="1.5" />
      <BillRow
        label={
          <Span color="text" fontWeight="600">
            {t.getIt}
          </Span>
        }
      >
        {formatCount(recipients)}
      </BillRow>
      <BillRow label={byParts.join(', ')}>{composerTexts.partsOf(parts)}</BillRow>
      {bill.unitPrice && <BillRow label={t.priceOfPart}>{formatUnitPrice(bill.unitPrice)}</BillRow>}
      <Box mt="2.5" px="4" py="3.5" bg="brandTint" borderWidth="1px" borderColor="brandTintStrong" borderRadius="card">
        <Flex align="center" justify="space-between" gap="3">
          <Span fontWeight="600" fontSize="md">
            {t.exact}
          </Span>
          <Span textStyle="display" fontVariantNumeric="tabular-nums">
            {formatMoney(bill.cost)}
          </Span>
        </Flex>
        <Flex justify="space-between" gap="3" color="textSecond" fontSize="small" mt="0.5" wrap="wrap">
          <Span fontVariantNumeric="tabular-nums">
            {t.balanceThen(formatMoney(bill.balance), formatMoney(bill.balanceAfter))}
          </Span>
          <Span>{t.gst}</Span>
        </Flex>
      </Box>
    </>
  );
}
