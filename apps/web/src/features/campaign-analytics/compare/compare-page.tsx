import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { Columns3, FileQuestionMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { whyNotCompare } from '../../../domain/campaigns/compare';
import { useEstimates } from '../../../domain/campaigns/estimate/use-estimates';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { campaignsPath } from '../../../lib/paths';
import { useStandsUnder } from '../../../lib/said-place';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Page } from '../../../ui/page/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { useIsPhone } from '../../../ui/use-media';
import { CompareCampaignsDocument } from './compare.generated';
import { comparisonTexts as t } from './compare.texts';
import { ComparedCards, ComparedTable } from './compared-look';

const ComparedVersions = lazy(() => fetchCode(() => import('./compared-versions')));

/** /sms-campaigns/compare?ids=: two to five campaigns side by side. */
export function Component() {
  useStandsUnder(campaignsPath);
  const [params] = useSearchParams();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
  const isWrong = whyNotCompare(ids.length) !== null || new Set(ids).size < ids.length;
  const { data, error, refetch } = useQuery(CompareCampaignsDocument, {
    variables: { ids },
    skip: isWrong,
    fetchPolicy: 'cache-and-network',
  });
  const isPhone = useIsPhone();
  const campaigns = data?.compareSmsCampaigns?.data;
  const estimates = useEstimates(campaigns ?? []);
  const problem = error ? problemOf(error) : null;
  const Look = isPhone ? ComparedCards : ComparedTable;
  return (
    <Page title={t.title} {...(campaigns && { lead: t.lead })}>
      {campaigns ? (
        <>
          <Look campaigns={campaigns} estimates={estimates} />
          {campaigns.some(({ variants }) => variants !== null) && (
            <Suspense>
              <ComparedVersions campaigns={campaigns} />
            </Suspense>
          )}
        </>
      ) : (
        <Card>
          {isWrong || problem?.code === 'invalid-input' ? (
            <Astray icon={Columns3} {...t.wrong} />
          ) : problem?.code === 'not-found' ? (
            <Astray icon={FileQuestionMark} {...t.gone} />
          ) : problem ? (
            <ErrorState title={t.errorTitle} problem={problem} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <Stack role="status" aria-label={t.loading} h="420px" />
          )}
        </Card>
      )}
    </Page>
  );
}

const Astray = ({ icon, title, text }: { icon: typeof Columns3; title: string; text: string }) => (
  <StatePanel icon={icon} title={title} actions={<ButtonLink to={campaignsPath}>{t.history}</ButtonLink>}>
    {text}
  </StatePanel>
);
