import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { ArrowDownWideNarrow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button';
import { BusyLine } from '../busy-line';
import { listTexts as t } from '../list-page.texts';
import type { Order } from '../state/orders';

/** Over the cards of a phone: their order by its name, and the picking, which a table has in its head. */
export function OrderLine({
  orders,
  isNeedless,
  sort,
  isBusy,
  tools,
  picking,
  onSort,
}: {
  orders: readonly Order[];
  /** One row has no order. */
  isNeedless: boolean;
  sort: string | null;
  isBusy: boolean;
  /** Before the picking: "Save segment". */
  tools: ReactNode;
  picking: { isOn: boolean; toggle: () => void } | null;
  onSort: (sort: string | null) => void;
}) {
  const isKnown = orders.some((order) => order.sort === sort);
  if ((orders.length < 2 || isNeedless) && !tools && picking === null) return <Box h="2" />;
  return (
    <Flex align="center" justify="space-between" gap="2" minH="11" pos="relative">
      {orders.length > 1 && !isNeedless ? (
        <NativeSelect.Root flex="1" minW="0" color="textSecond">
          <Box pos="absolute" insetStart="0.5" top="0" bottom="0" display="grid" placeContent="center">
            <ArrowDownWideNarrow aria-hidden size={18} strokeWidth={1.75} />
          </Box>
          <NativeSelect.Field
            aria-label={t.sortBy}
            value={(isKnown && sort) || ''}
            ps="7"
            pe="2"
            borderColor="transparent"
            bg="transparent"
            color="textSecond"
            onChange={(event) => onSort(event.target.value || null)}
          >
            {orders.map((order) => (
              <option key={order.label} value={order.sort ?? ''}>
                {order.label}
              </option>
            ))}
          </NativeSelect.Field>
        </NativeSelect.Root>
      ) : (
        <Box />
      )}
      {tools}
      {picking && (
        <Button variant="ghost" px="2" me="-2" color="brandText" aria-pressed={picking.isOn} onClick={picking.toggle}>
          {picking.isOn ? t.selectDone : t.select}
        </Button>
      )}
      {isBusy && <BusyLine />}
    </Flex>
  );
}
