import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Column } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { TableFrame } from './list-table';

const widths = ['62%', '74%', '48%', '80%', '56%', '68%'];
const rows = Array.from({ length: 12 }, (_, at) => at);

/** The list before its rows are there: the same geometry, seen only where loading takes longer than 200 ms. */
export function ListSkeleton<Row>({ columns, hasPicks, hasTools, noun, isPhone }: { columns: readonly Column<Row>[]; hasPicks: boolean; hasTools: boolean; noun: string; isPhone: boolean }) {
  const label = t.loading(noun);
  return (
    <Box animation="fade-in 120ms 200ms both">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box aria-hidden>
        {isPhone
          ? rows.map((row) => (
              <Flex key={row} p="12px 16px" gap="12px" minH="84px" borderBottomWidth="1px" opacity={1 - row * 0.07}>
                <Skeleton boxSize="40px" borderRadius="full" /><Flex direction="column" gap="8px" flex="1" pt="4px"><Skeleton h="12px" w={widths[row % 6]!} /><Skeleton h="10px" w="40%" /></Flex>
              </Flex>
            ))
          : (
              <TableFrame columns={columns} hasPicks={hasPicks} hasTools={hasTools} label={label} isBusy sort={null}>
                {rows.map((row) => (
                  <tr key={row} role="row" style={{ opacity: 1 - row * 0.07 }}>
                    {hasPicks && <td role="cell"><Skeleton boxSize="18px" /></td>}
                    {columns.map(({ key }, at) => <td key={key} role="cell"><Skeleton h="10px" w={widths[(row + at) % 6]!} /></td>)}
                    {hasTools && <td role="cell" />}
                  </tr>
                ))}
              </TableFrame>
            )}
      </Box>
    </Box>
  );
}
