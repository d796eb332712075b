import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { ChevronDown, ChevronUp, Columns3, GripVertical, Lock } from 'lucide-react';
import { Button, IconButton } from '../../button';
import { PickBox } from '../../form/fields/pick-box';
import { useDragOrder } from '../../use-drag-order';
import type { Column } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { moved, movedTo, toggled, type ColumnChoice } from './columns';

interface ColumnsMenuProps<Row> {
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
  isUsual: boolean;
  withoutRoom: number;
  onChoose: (choice: ColumnChoice | null) => void;
}

/** For a mouse small, so that a row is no higher than its words; a finger needs more. */
const arrow = {
  minWidth: '26px',
  height: '26px',
  '@media (pointer: coarse)': { minWidth: '11', height: '11' },
} as const;

/** Which columns, in which order: by dragging, or by the arrows for who does not drag. */
export default function ColumnsMenu<Row>({ columns, choice, isUsual, withoutRoom, onChoose }: ColumnsMenuProps<Row>) {
  const placed = (dragged: string, over: string): ColumnChoice => movedTo(choice, dragged, choice.order.indexOf(over));
  const { drag, handle, row, list } = useDragOrder((dragged, over) => onChoose(placed(dragged, over)));
  const { order } = drag === null ? choice : placed(drag.dragged, drag.over);
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button>
          <Columns3 aria-hidden />
          {t.columns}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content css={{ width: '280px', '@media (pointer: coarse)': { width: '320px' } }}>
            <Flex align="center" justify="space-between" px="4" pt="3">
              <Popover.Title textStyle="section">{t.columns}</Popover.Title>
              {!isUsual && (
                <Button variant="link" size="sm" onClick={() => onChoose(null)}>
                  {t.reset}
                </Button>
              )}
            </Flex>
            <Box as="ul" listStyleType="none" p="2" maxH="360px" overflowY="auto" {...list}>
              {order.map((key, at) => {
                const label = columns.find((column) => column.key === key)?.label ?? key;
                const isFirst = at === 0;
                return (
                  <Flex
                    as="li"
                    key={key}
                    align="center"
                    gap="2"
                    minH="34px"
                    px="2"
                    borderRadius="tag"
                    bg={drag?.dragged === key ? 'hover' : 'transparent'}
                    cursor={isFirst ? 'default' : 'grab'}
                    {...(!isFirst && handle(key))}
                    {...row(key)}
                  >
                    <Box color="textThird" w="4">
                      {!isFirst && <GripVertical aria-hidden size={16} />}
                    </Box>
                    {isFirst ? (
                      <>
                        <Span flex="1">{label}</Span>
                        <Box color="textThird" title={t.alwaysShown}>
                          <Lock aria-label={t.alwaysShown} size={14} />
                        </Box>
                      </>
                    ) : (
                      <>
                        <Flex
                          as="label"
                          flex="1"
                          align="center"
                          gap="2"
                          cursor="pointer"
                          color={choice.hidden.includes(key) ? 'textThird' : 'text'}
                        >
                          <PickBox
                            type="checkbox"
                            checked={!choice.hidden.includes(key)}
                            onChange={() => onChoose(toggled(choice, key))}
                          />
                          {label}
                        </Flex>
                        <IconButton
                          label={t.moveUp(label)}
                          size="sm"
                          css={arrow}
                          disabled={at === 1}
                          onClick={() => onChoose(moved(choice, key, -1))}
                        >
                          <ChevronUp />
                        </IconButton>
                        <IconButton
                          label={t.moveDown(label)}
                          size="sm"
                          css={arrow}
                          disabled={at === order.length - 1}
                          onClick={() => onChoose(moved(choice, key, 1))}
                        >
                          <ChevronDown />
                        </IconButton>
                      </>
                    )}
                  </Flex>
                );
              })}
            </Box>
            <Box borderTopWidth="1px" px="4" py="2.5" color="textThird" fontSize="small">
              {withoutRoom > 0 && <Box color="textSecond">{t.withoutRoom(withoutRoom)}</Box>}
              {t.columnsHelp}
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
