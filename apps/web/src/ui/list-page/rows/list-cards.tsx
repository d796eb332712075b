import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { PickBox } from '../../form/fields/pick-box';
import type { ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { isPicked } from '../picking/selection';
import type { Picking } from '../picking/use-picked';
import { useRowsInSlices } from './use-rows-in-slices';

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
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
      boxSize: '11',
      m: '-2',
      cursor: 'pointer',
    },
  },
});

/** Of a tall phone. */
const cardsOnScreen = 8;

interface ListCardsProps<Row extends { id: string }> {
  declaration: Pick<ListDeclaration<unknown, Row>, 'nameOf' | 'card' | 'cardActions' | 'rowActions'>;
  rows: readonly Row[];
  label: string;
  isBusy: boolean;
  picking: Picking | null;
  linkTo: ((row: Row) => string) | undefined;
}

/** What the table is on a desk: each row a card, pressed as a whole. */
export function ListCards<Row extends { id: string }>({
  declaration,
  rows: all,
  label,
  isBusy,
  picking,
  linkTo,
}: ListCardsProps<Row>) {
  const tools = declaration.cardActions ?? declaration.rowActions;
  const picks = picking?.isPicking ? picking : null;
  const rows = useRowsInSlices(all, cardsOnScreen);
  return (
    <Cards aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => {
        const isOn = picking !== null && isPicked(picking.picked, row.id);
        const name = declaration.nameOf(row);
        const to = linkTo?.(row);
        return (
          <li key={row.id} {...(isOn && { 'data-picked': '' })}>
            {!picks && to !== undefined && <Link to={to} aria-label={name} state={{ keepScroll: true }} />}
            {picks && (
              <label>
                <PickBox
                  type="checkbox"
                  boxSize="22px"
                  aria-label={t.pick(name)}
                  checked={isOn}
                  onChange={() => picks.pickRow(row.id, !isOn, false)}
                />
              </label>
            )}
            <Box flex="1" minW="0">
              {declaration.card(row)}
            </Box>
            {!picks && tools && (
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
