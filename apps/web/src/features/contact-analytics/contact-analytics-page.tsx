import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { ChartColumn, FileUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { importPath } from '../../lib/paths';
import { useMay } from '../../lib/session/session';
import { useToday } from '../../lib/use-today';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { Segmented } from '../../ui/choice/segmented';
import { Page } from '../../ui/page/page';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { ContactAnalyticsDocument } from './contact-analytics.generated';
import { contactAnalyticsTexts as t } from './contact-analytics.texts';
import { ContactCharts } from './contact-charts';
import { groupings, readGrouping, spanOf } from './lines';

const options = groupings.map((value) => ({ value, label: t.groups[value] }));

/** /analytics/contacts: how many contacts there are, who came and went, and what they agreed to. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const grouping = readGrouping(params.get('by'));
  const span = spanOf(grouping, useToday());
  const mayImport = useMay('campaign-editor');
  const { data, previousData, error, refetch } = useQuery(ContactAnalyticsDocument, {
    variables: { ...span, groupBy: grouping },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  const lines = shown?.contactsAnalyticsLines?.lines;
  const pie = shown?.contactsAnalyticsPie;
  const isEmpty = pie?.total === 0 && lines?.every(({ points }) => points.every(({ value }) => value === 0)) === true;
  return (
    <Page
      title={t.title}
      lead={t.spans[grouping]}
      actions={
        <Segmented
          label={t.by}
          options={options}
          value={grouping}
          onChange={(by) => setParams(by === 'day' ? {} : { by }, { replace: true })}
        />
      }
    >
      {lines && pie ? (
        isEmpty ? (
          <Card>
            <StatePanel
              icon={ChartColumn}
              title={t.emptyTitle}
              actions={
                mayImport && (
                  <ButtonLink to={importPath} variant="solid">
                    <FileUp aria-hidden />
                    {t.importFile}
                  </ButtonLink>
                )
              }
            >
              {t.emptyText}
            </StatePanel>
          </Card>
        ) : (
          <ContactCharts lines={lines} pie={pie} grouping={grouping} />
        )
      ) : error ? (
        <Card>
          <ErrorState
            title={t.errorTitle}
            problem={problemOf(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <Flex direction="column" gap="4" role="status" aria-label={t.loading}>
          <Card h="320px" />
          <Card h="320px" />
        </Flex>
      )}
    </Page>
  );
}
