import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { formatDate } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import type { ReceiptQuery } from './receipt.generated';
import { receiptTexts as t } from './receipt.texts';

type Row = NonNullable<ReceiptQuery['billingHistory']>['data'][number];
type Buyer = NonNullable<ReceiptQuery['accountSettingsDetails']>;

const sheetId = 'receipt-sheet';
/** On paper the sheet stands alone, from the top of the page; what is around it takes no room there. */
const onPaper = {
  '@page': { size: 'A4', margin: '18mm' },
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${sheetId}, #${sheetId} *`]: { visibility: 'visible' },
    [`#${sheetId}`]: { position: 'absolute', inset: '0 0 auto 0', border: 0, padding: 0, maxWidth: 'none' },
  },
} as const;

const lineOf = ({ kind, campaignId }: Row): string =>
  kind === 'top-up' ? t.lines['top-up'] : campaignId === null ? t.lines.other : t.lines.charge;

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** "51 824 753 556" */
const spaced = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** Black on white in the dark too: it looks as it will on paper. */
export function ReceiptSheet({ row, buyer }: { row: Row; buyer: Buyer }) {
  const isPayment = row.kind === 'top-up';
  const date = formatDate(row.at, useTimeZone());
  const place = [buyer.city, buyer.state, buyer.postCode].filter(Boolean).join(' ');
  return (
    <>
      <Global styles={onPaper} />
      <Box
        as="article"
        aria-label={isPayment ? t.topUp : t.charge}
        id={sheetId}
        className="light"
        bg="white"
        color="text"
        borderWidth="1px"
        borderColor="line"
        maxW="794px"
        p={{ base: '5', md: '12' }}
      >
        <Flex justify="space-between" gap="6" wrap="wrap">
          <Box>
            <Text as="h2" fontSize="1.625rem" lineHeight="2rem" fontWeight="600">
              {isPayment ? t.topUp : t.charge}
            </Text>
            <Text color="textSecond">{t.gst}</Text>
          </Box>
          <Box>
            <Text fontWeight="600">{t.seller}</Text>
            <Text color="textSecond">{t.sellerLine}</Text>
          </Box>
        </Flex>

        <Flex as="dl" mt="8" gap="24px 48px" wrap="wrap">
          <Part name={isPayment ? t.paidBy : t.chargedTo}>
            <Text fontWeight="600">{buyer.name}</Text>
            {buyer.abn !== '' && <Text>{t.abn(spaced(buyer.abn))}</Text>}
            {[buyer.address, place, buyer.email].filter(Boolean).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Part>
          <Part name={isPayment ? t.paidOn : t.chargedOn}>{date}</Part>
          <Part name={t.reference}>{row.id}</Part>
        </Flex>

        <Box as="table" w="full" mt="8" css={{ '& th, & td': { padding: '10px 0', textAlign: 'start' } }}>
          <thead>
            <Box as="tr" borderBottomWidth="1px" borderColor="lineStrong" color="textSecond">
              <th scope="col">{t.what}</th>
              <th scope="col" style={figure}>
                {t.amount}
              </th>
            </Box>
          </thead>
          <tbody>
            <tr>
              <td>{lineOf(row)}</td>
              <td style={figure}>{formatMoney(row.amount)}</td>
            </tr>
          </tbody>
          <tfoot>
            <Box as="tr" borderTopWidth="1px" borderColor="lineStrong" fontWeight="600">
              <th scope="row">{t.total}</th>
              <td style={figure}>{formatMoney(row.amount)}</td>
            </Box>
          </tfoot>
        </Box>

        <Text mt="8" fontSize="small" color="textSecond">
          {t.currency} {isPayment && t.notTaxInvoice}
        </Text>
      </Box>
    </>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" fontSize="small" color="textSecond" mb="1">
      {name}
    </Text>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </Box>
);
