import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { readCell } from '@bellbird/field-rules';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { contactImportTexts as t } from '../contact-import.texts';
import type { Mending } from './mending/use-mending';
import { wordsOf } from './reasons';
import type { FaultyRow, FaultyTable } from './rejected-file';

const atFirst = 8;
const areas = { base: 'auto 1fr', md: '70px minmax(0, 1fr) minmax(0, 1.6fr)' };

/**
 * The first rows with a fault: which, why (with the column, the value and the rule where it is about one), and what it
 * says; where they can be mended here, with fields for what is wrong.
 */
export function FaultyRows({
  table: { headings, rows },
  all,
  label,
  mending,
}: {
  table: FaultyTable;
  all: number;
  label: string;
  mending: Mending | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, atFirst);
  return (
    <Box role="table" aria-label={label}>
      <Grid
        role="row"
        display={{ base: 'none', md: 'grid' }}
        templateColumns={areas}
        gap="4"
        px="5"
        h="34px"
        alignItems="center"
        bg="subtle"
        borderYWidth="1px"
        fontSize="small"
        fontWeight="500"
        color="textSecond"
      >
        <Span role="columnheader">{t.rowHead}</Span>
        <Span role="columnheader">{t.reasonHead}</Span>
        <Span role="columnheader">{t.contentHead}</Span>
      </Grid>
      {shown.map((row, at) => (
        <Row key={row.row} row={row} headings={headings} mending={mending} isFirst={at === 0} />
      ))}
      {all > shown.length && (
        <Text as="div" px={{ base: '4', md: '5' }} py="2.5" borderTopWidth="1px" fontSize="small" color="textThird">
          {t.rejectedFirst(shown.length, all)}{' '}
          {rows.length > shown.length && (
            <Button variant="link" size="sm" minH="6" onClick={() => setOpen(true)}>
              {t.showRows(rows.length)}
            </Button>
          )}
        </Text>
      )}
    </Box>
  );
}

function Row({
  row: faulty,
  headings,
  mending,
  isFirst,
}: {
  row: FaultyRow;
  headings: readonly string[];
  mending: Mending | null;
  isFirst: boolean;
}) {
  const { row, code, values, cells } = faulty;
  return (
    <Grid
      role="row"
      templateColumns={areas}
      gap={{ base: '2px 12px', md: '4' }}
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderTopWidth={isFirst ? { base: '1px', md: 0 } : '1px'}
      fontSize="small"
    >
      <Span role="cell" fontVariantNumeric="tabular-nums" color="textThird">
        <Span hideFrom="md">{t.rowNumber(row)}</Span>
        <Span hideBelow="md">{row}</Span>
      </Span>
      <Span role="cell" overflowWrap="anywhere">
        {values.length === 0
          ? wordsOf(code).title
          : values.map(({ heading, value, rule }) => t.badValue(heading, value.slice(0, 60), rule)).join(' ')}
        {mending?.cellsOf(faulty).map((at) => (
          <Box key={at} mt="2" maxW="280px">
            <TextField
              label={readCell(headings[at]!)}
              aria-label={t.cellOf(readCell(headings[at]!), row)}
              size="sm"
              autoComplete="off"
              bind={plainBind(`${row}.${at}`, mending.valueAt(faulty, at), (value) =>
                mending.change(faulty, at, value),
              )}
            />
          </Box>
        ))}
      </Span>
      <Span role="cell" color="textSecond" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {cells.filter(Boolean).join(' · ').slice(0, 200)}
      </Span>
    </Grid>
  );
}
