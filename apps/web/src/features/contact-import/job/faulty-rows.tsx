import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { contactImportTexts as t } from '../contact-import.texts';
import { wordsOf } from './reasons';
import type { FaultyRow } from './rejected-file';

const atFirst = 8;
const areas = { base: 'auto 1fr', md: '70px minmax(0, 1fr) minmax(0, 1.6fr)' };

/** The first rows with a fault: which, why (with the column and the value where it is about one), and what it says. */
export function FaultyRows({ rows, all, label }: { rows: readonly FaultyRow[]; all: number; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, atFirst);
  return (
    <Box role="table" aria-label={label}>
      <Grid
        role="row"
        display={{ base: 'none', md: 'grid' }}
        templateColumns={areas}
        gap="16px"
        px="20px"
        h="34px"
        alignItems="center"
        bg="subtle"
        borderYWidth="1px"
        fontSize="13px"
        fontWeight="500"
        color="textSecond"
      >
        <Span role="columnheader">{t.rowHead}</Span>
        <Span role="columnheader">{t.reasonHead}</Span>
        <Span role="columnheader">{t.contentHead}</Span>
      </Grid>
      {shown.map((row, at) => (
        <Row key={row.row} row={row} isFirst={at === 0} />
      ))}
      {all > shown.length && (
        <Text
          as="div"
          px={{ base: '16px', md: '20px' }}
          py="10px"
          borderTopWidth="1px"
          fontSize="13px"
          color="textThird"
        >
          {t.rejectedFirst(shown.length, all)}{' '}
          {rows.length > shown.length && (
            <Button variant="link" size="sm" minH="24px" onClick={() => setOpen(true)}>
              {t.showRows(rows.length)}
            </Button>
          )}
        </Text>
      )}
    </Box>
  );
}

const Row = ({ row: { row, code, values, content }, isFirst }: { row: FaultyRow; isFirst: boolean }) => (
  <Grid
    role="row"
    templateColumns={areas}
    gap={{ base: '2px 12px', md: '16px' }}
    px={{ base: '16px', md: '20px' }}
    py="10px"
    borderTopWidth={isFirst ? { base: '1px', md: 0 } : '1px'}
    fontSize="13px"
  >
    <Span role="cell" fontVariantNumeric="tabular-nums" color="textThird">
      <Span hideFrom="md">{t.rowNumber(row)}</Span>
      <Span hideBelow="md">{row}</Span>
    </Span>
    <Span role="cell" overflowWrap="anywhere">
      {values.length === 0
        ? wordsOf(code).title
        : values.map(({ heading, value }) => t.badValue(heading, value.slice(0, 60))).join('; ')}
    </Span>
    <Span role="cell" color="textSecond" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      {content.slice(0, 200)}
    </Span>
  </Grid>
);
