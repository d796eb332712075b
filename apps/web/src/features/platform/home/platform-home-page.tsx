import { useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Link } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { formatCount } from '../../../lib/i18n/texts';
import { Page } from '../../../ui/page/page';
import { ErrorState } from '../../../ui/states/state-panel';
import { Alarms, mostShown } from './alarms';
import { homeFilters, listPath } from './home-filters';
import { PlatformHomeDocument } from './platform-home.generated';
import { platformHomeTexts as t } from './platform-home.texts';

const variables = {
  new: { filters: homeFilters.fresh },
  suspended: { filters: homeFilters.suspended },
  owing: { filters: homeFilters.owing, limit: mostShown },
  unproved: { filters: homeFilters.unproved },
};

const Tile = chakra(Link, {
  base: {
    // On a phone the figure stands at the end of a row.
    display: { base: 'grid', sm: 'block' },
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '4',
    p: { base: '12px 16px', md: '16px 20px' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    _hover: { borderColor: 'lineStrong', bg: 'subtle' },
  },
});

/** `/platform`: how many businesses there are, and what an admin has to look at. */
export function Component() {
  const { data, error, refetch } = useQuery(PlatformHomeDocument, { variables, fetchPolicy: 'cache-and-network' });
  if (data === undefined && error)
    return (
      <Page title={t.title} lead={t.lead}>
        <ErrorState
          title={t.errorTitle}
          problem={problemOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </Page>
    );
  return (
    <Page title={t.title} lead={t.lead}>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap="4" mb="4">
        <Figure to="/merchants" label={t.businesses} text={t.businessesText} count={data?.all} />
        <Figure to={listPath('/merchants', homeFilters.fresh)} label={t.fresh} text={t.freshText} count={data?.new} />
        <Figure
          to={listPath('/merchants', homeFilters.suspended)}
          label={t.suspended}
          text={t.suspendedText}
          count={data?.suspended}
        />
      </Grid>
      <Alarms data={data} />
    </Page>
  );
}

const atEnd = { gridColumn: '2', gridRow: '1 / 3' } as const;

/** A count that leads to what it counts. */
function Figure({
  to,
  label,
  text,
  count,
}: {
  to: string;
  label: string;
  text: string;
  count: number | null | undefined;
}) {
  return (
    <Tile to={to}>
      <Text color="textSecond" fontWeight="500">
        {label}
      </Text>
      {count == null ? (
        <Skeleton {...atEnd} h="8" w="64px" my="0.5" aria-label={t.loading} />
      ) : (
        <Text {...atEnd} textStyle="display" fontVariantNumeric="tabular-nums">
          {formatCount(count)}
        </Text>
      )}
      <Text color="textThird" fontSize="small">
        {text}
      </Text>
    </Tile>
  );
}
