import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Page, type PageProps } from '../page/page';

interface Columns {
  /** What the page is about. */
  main: ReactNode;
  /** Cards beside it; on a phone below. */
  side: ReactNode;
  /** Neither is more than the other: the side has its half. */
  isEven?: boolean;
}

/** A wide column and a narrow one beside it, cards 16 apart. */
export const DetailColumns = ({ main, side, isEven = false }: Columns) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      lg: `minmax(0, ${isEven ? 1 : 2}fr) minmax(300px, 1fr)`,
    }}
    gap="4"
  >
    {main}
    <Stack gap="4">{side}</Stack>
  </Grid>
);

/** One thing as a page: what asks for something first, then where it stands, its parts in two columns, its rows at the end. */
export function DetailPage({
  notice,
  top,
  main,
  side,
  isEven,
  children,
  ...page
}: PageProps & Columns & { notice?: ReactNode; top?: ReactNode }) {
  return (
    <Page {...page}>
      {notice && <Box mb="4">{notice}</Box>}
      {top && <Box mb="4">{top}</Box>}
      <DetailColumns main={main} side={side} {...(isEven && { isEven })} />
      {children}
    </Page>
  );
}
