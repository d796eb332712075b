import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Card } from '../../../ui/card/card';
import { Initials } from '../../../ui/marks/avatar';
import { contactImportTexts as t } from '../contact-import.texts';
import { personOf, type Column } from './columns';
import type { KnownField } from './known-field';

const shownRows = 3;

/** The first rows as the people they become: a wrong column is seen here at once. */
export function PeoplePreview({
  rows,
  columns,
  fields,
}: {
  rows: readonly string[][];
  columns: readonly Column[];
  fields: readonly KnownField[];
}) {
  const first = rows.filter((row) => row.length > 0).slice(0, shownRows);
  if (first.length === 0) return null;
  const labelOf = (target: string): string =>
    fields.find(({ key }) => target === `attributes.${key}`)?.name ?? t.fields[target as keyof typeof t.fields];
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Heading as="h2" textStyle="section" mb="1">
        {t.asPeople}
      </Heading>
      <Box as="ul" listStyleType="none">
        {first.map((row, at) => {
          const person = personOf(row, columns);
          return (
            <Flex as="li" key={at} gap="3" py="2.5" align="flex-start" borderTopWidth={at === 0 ? 0 : '1px'}>
              <Initials name={person.name || '?'} />
              <Box minW="0" flex="1">
                <Flex wrap="wrap" gap="2px 12px">
                  <Text fontWeight="500" color={person.name ? 'text' : 'textThird'}>
                    {person.name || t.noName}
                  </Text>
                  <Text fontVariantNumeric="tabular-nums" color={person.phone ? 'textSecond' : 'red'}>
                    {person.phone || t.noPhone}
                  </Text>
                </Flex>
                <Flex wrap="wrap" gap="2px 16px" fontSize="small" color="textThird">
                  {person.rest.map(({ target, value }) => (
                    <Span key={target} overflowWrap="anywhere">
                      {labelOf(target)} <Span color="textSecond">{value.slice(0, 80)}</Span>
                    </Span>
                  ))}
                </Flex>
              </Box>
            </Flex>
          );
        })}
      </Box>
      <Text mt="2" fontSize="small" color="textThird">
        {t.duplicates}
      </Text>
    </Card>
  );
}
