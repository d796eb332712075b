import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { memo } from 'react';
import { formatPhone } from '../../../lib/format/phone';
import { contactPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Initials } from '../../../ui/avatar';
import { Link } from '../../../ui/button';
import { Status } from '../../../ui/status';
import { detailsTexts as t } from '../details/details.texts';
import { messageLook } from '../message-look';
import { costOf, isSameRow, nameOf, timeOf, type Row } from './recipient-columns';
import { whatHappened } from './recipient-words';

/** The people on a phone: a card each, never a sideways table. */
export const RecipientCards = memo(function RecipientCards({ rows }: { rows: readonly Row[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row, index) => (
        <RecipientCard key={row.contactId ?? index} row={row} />
      ))}
    </Box>
  );
});

const RecipientCard = memo(
  function RecipientCard({ row }: { row: Row }) {
    const zone = useTimeZone();
    return (
      <Flex
        as="li"
        gap="12px"
        p="12px 16px"
        borderBottomWidth="1px"
        css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 106px' }}
      >
        <Initials name={nameOf(row)} size={40} />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="8px">
            {row.contactId === null ? (
              <Text fontWeight="600" truncate>
                {nameOf(row)}
              </Text>
            ) : (
              <Link to={contactPath(row.contactId)} color="text" fontWeight="600" truncate py="2px">
                {nameOf(row)}
              </Link>
            )}
            <Span color="textThird" fontSize="13px" flexShrink={0} fontVariantNumeric="tabular-nums">
              {timeOf(row, zone)}
            </Span>
          </Flex>
          <Text color="textSecond" fontVariantNumeric="tabular-nums">
            {row.phoneInternational === null ? t.noPhone : formatPhone(row.phoneInternational)}
          </Text>
          <Flex justify="space-between" gap="8px" mt="2px" fontSize="14px">
            <Status look={messageLook(row.state)} />
            {row.parts !== null && (
              <Span color="textSecond" fontVariantNumeric="tabular-nums">
                {t.partsOf(row.parts)} · {costOf(row)}
              </Span>
            )}
          </Flex>
          <Text color="textThird" fontSize="13px">
            {whatHappened(row)}
          </Text>
        </Box>
      </Flex>
    );
  },
  (before, after) => isSameRow(before.row, after.row),
);
