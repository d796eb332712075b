import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { memo, useState } from 'react';
import { messageLook } from '../../../domain/campaigns/message-look';
import { contactPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button, Link } from '../../../ui/button';
import { Initials } from '../../../ui/marks/avatar';
import { Status } from '../../../ui/marks/status';
import { detailsTexts as t } from '../details/details.texts';
import { costOf, isSamePerson, nameOf, phoneBesideName, timeOf, type Person } from './person';
import { PersonSteps } from './person-steps';
import { whatHappened } from './recipient-words';

/** The people on a phone: a card each, never a sideways table. */
export const RecipientCards = memo(function RecipientCards({
  rows,
  onRead,
}: {
  rows: readonly Person[];
  onRead: (person: Person) => void;
}) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <RecipientCard key={row.key} row={row} isOpen={row.key === open} onOpen={setOpen} onRead={onRead} />
      ))}
    </Box>
  );
});

const RecipientCard = memo(
  function RecipientCard({
    row,
    isOpen,
    onOpen,
    onRead,
  }: {
    row: Person;
    isOpen: boolean;
    onOpen: (key: string | null) => void;
    onRead: (person: Person) => void;
  }) {
    const zone = useTimeZone();
    return (
      <Flex
        as="li"
        gap="3"
        p="12px 16px"
        borderBottomWidth="1px"
        css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 124px' }}
      >
        <Initials name={nameOf(row)} size={40} />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="2">
            {row.contactId === null ? (
              <Text fontWeight="600" truncate>
                {nameOf(row)}
              </Text>
            ) : (
              <Link to={contactPath(row.contactId)} color="text" fontWeight="600" truncate py="0.5">
                {nameOf(row)}
              </Link>
            )}
            <Span color="textThird" fontSize="small" flexShrink={0} fontVariantNumeric="tabular-nums">
              {timeOf(row, zone)}
            </Span>
          </Flex>
          <Text color="textSecond" fontVariantNumeric="tabular-nums">
            {phoneBesideName(row)}
          </Text>
          <Flex justify="space-between" gap="2" mt="0.5" fontSize="sm">
            <Status look={messageLook(row.state)} />
            {row.parts !== null && (
              <Span color="textSecond" fontVariantNumeric="tabular-nums">
                {t.partsOf(row.parts)} · {costOf(row)}
              </Span>
            )}
          </Flex>
          <Flex justify="space-between" align="center" gap="2">
            <Text color="textThird" fontSize="small" minW="0" overflowWrap="anywhere">
              {whatHappened(row, zone)}
            </Text>
            {row.since !== null && (
              <Flex gap="4" flexShrink={0}>
                <Button
                  variant="link"
                  fontSize="small"
                  aria-label={t.readText(nameOf(row))}
                  onClick={() => onRead(row)}
                >
                  {t.text}
                </Button>
                <Button
                  variant="link"
                  fontSize="small"
                  aria-expanded={isOpen}
                  aria-label={isOpen ? t.steps.hide(nameOf(row)) : t.steps.show(nameOf(row))}
                  onClick={() => onOpen(isOpen ? null : row.key)}
                >
                  {isOpen ? t.steps.less : t.steps.more}
                </Button>
              </Flex>
            )}
          </Flex>
          {isOpen && <PersonSteps person={row} look="down" />}
        </Box>
      </Flex>
    );
  },
  (before, after) => before.isOpen === after.isOpen && isSamePerson(before.row, after.row),
);
