import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { PickBox } from '../../pick-box';
import type { ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { isPicked, type Picked } from '../picking/selection';
import { useRowsInSlices } from './use-rows-in-slices';

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      p: '12px 16px',
      minH: '60px',
      borderBottomWidth: '1px',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 84px',
    },
    '& > li:last-of-type': { borderBottomWidth: 0 },
    '& > li[data-picked]': { bg: 'brandTint' },
    '& > li[data-picked] [data-chip]': { bg: 'surface' },
    '& > li > a': { position: 'absolute', inset: 0, outlineOffset: '-2px' },
    '& > li > label': {
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      placeContent: 'center',
      boxSize: '44px',
      m: '-8px',
      cursor: 'pointer',
    },
  },
});

/** Of a tall phone. */
const cardsOnScreen = 8;

interface ListCardsProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  rows: readonly Row[];
  label: string;
  isBusy: boolean;
  isPicking: boolean;
  picked: Picked;
  onPickRow: (id: string, isPicked: boolean, withShift: boolean) => void;
  linkTo: ((row: Row) => string) | undefined;
}

/** What the table is on a desk: each row a card, pressed as a whole. */
export function ListCards<Data, Row extends { id: string }>({
  declaration,
  rows: all,
  label,
  isBusy,
  isPicking,
  picked,
  onPickRow,
  linkTo,
}: ListCardsProps<Data, Row>) {
  const tools = declaration.cardActions ?? declaration.rowActions;
  const rows = useRowsInSlices(all, cardsOnScreen);
  return (
    <Cards aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => {
        const isOn = isPicked(picked, row.id);
        const name = declaration.nameOf(row);
        const to = linkTo?.(row);
        return (
          <li key={row.id} {...(isOn && { 'data-picked': '' })}>
            {!isPicking && to !== undefined && <Link to={to} aria-label={name} state={{ keepScroll: true }} />}
            {isPicking && (
              <label>
                <PickBox
                  type="checkbox"
                  boxSize="22px"
                  aria-label={t.pick(name)}
                  checked={isOn}
                  onChange={() => onPickRow(row.id, !isOn, false)}
                />
              </label>
            )}
            <Box flex="1" minW="0">
              {declaration.card(row)}
            </Box>
            {!isPicking && tools && (
              <Box pos="relative" zIndex="1" flexShrink={0}>
                {tools(row)}
              </Box>
            )}
          </li>
        );
      })}
    </Cards>
  );
}
