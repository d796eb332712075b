import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Compass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { campaignLook, campaignName } from '../../../lib/campaigns/campaign-look';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { StatusTag } from '../../../ui/status';
import { FunnelCard } from '../progress/funnel-card';
import { ProgressCard } from '../progress/progress-card';
import { RecipientsCard } from '../recipients/recipients-card';
import { CampaignActions } from '../steering/campaign-actions';
import { useCancelSeconds } from '../steering/use-cancel-seconds';
import { useSteer } from '../steering/use-steer';
import { WaitNotice } from '../steering/wait-notice';
import { waitOf } from '../steering/wait-of';
import { CampaignDetailsDocument, type CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignLead } from './campaign-lead';
import { CostCard } from './cost-card';
import { DetailsSkeleton } from './details-skeleton';
import { detailsTexts as t } from './details.texts';
import { MessageCard } from './message-card';
import { useCampaignNews } from './use-campaign-news';

const CancelDialog = lazy(() => fetchCode(() => import('../steering/cancel-dialog')));

/** /sms-campaigns/details/:id */
export function Component() {
  const { id } = useParams() as { id: string };
  const { data, error, refetch } = useQuery(CampaignDetailsDocument, { variables: { id } });
  const campaign = data?.smsCampaign;
  if (campaign) return <Details key={id} campaign={campaign} refetch={refetch} />;
  const problem = error && problemOf(error);
  if (data?.smsCampaign === null || problem?.code === 'not-found' || problem?.code === 'invalid-input') {
    return (
      <Page title={t.gone}>
        <Card>
          <StatePanel
            isDeadEnd
            icon={Compass}
            tone="grey"
            title={t.gone}
            actions={<ButtonLink to="/sms-campaigns/history">{t.toHistory}</ButtonLink>}
          >
            {t.goneText}
          </StatePanel>
        </Card>
      </Page>
    );
  }
  if (problem)
    return (
      <Page title={t.errorTitle}>
        <Card>
          <ErrorState
            isDeadEnd
            title={t.errorTitle}
            problem={problem}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      </Page>
    );
  return <DetailsSkeleton />;
}

function Details({ campaign, refetch }: { campaign: CampaignDetailsFragment; refetch: () => Promise<unknown> }) {
  const isMoving = campaign.status === 'running' || (campaign.status === 'canceled' && campaign.completedAt === null);
  const news = useCampaignNews(campaign.id, isMoving, refetch);
  const steering = useSteer(campaign.id);
  const secondsLeft = useCancelSeconds(campaign);
  const maySend = useMay('campaign-editor');
  const [isCancelling, setCancelling] = useState(false);
  const wait = waitOf(campaign, secondsLeft);
  const hasBegun = campaign.launchedAt !== null;
  // While nothing has left, one press is enough: the text can be sent again, and the seconds run.
  const cancel = async (): Promise<void> => {
    if ((await steering.steer({ status: 'canceled' })) !== null) setCancelling(false);
  };
  return (
    <Page
      title={campaignName(campaign.name)}
      badge={<StatusTag look={campaignLook(campaign)} role="status" />}
      lead={<CampaignLead campaign={campaign} />}
      actions={
        maySend && <CampaignActions campaign={campaign} steering={steering} onCancel={() => setCancelling(true)} />
      }
    >
      {wait !== null && (
        <Box mb="16px">
          <WaitNotice
            wait={wait}
            campaign={campaign}
            steering={steering}
            onCancel={() => (secondsLeft > 0 ? void cancel() : setCancelling(true))}
          />
        </Box>
      )}
      {hasBegun && <ProgressCard campaign={campaign} news={news} />}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: hasBegun ? 'minmax(0, 2fr) minmax(300px, 1fr)' : 'minmax(0, 1fr) minmax(300px, 1fr)',
        }}
        gap="16px"
      >
        {hasBegun ? <FunnelCard campaign={campaign} /> : <MessageCard campaign={campaign} />}
        <Stack gap="16px">
          <CostCard campaign={campaign} />
          {hasBegun && <MessageCard campaign={campaign} />}
        </Stack>
      </Grid>
      {hasBegun && <RecipientsCard campaign={campaign} />}
      <Suspense>
        {isCancelling && (
          <CancelDialog
            campaign={campaign}
            isOpen
            isBusy={steering.isBusy}
            onClose={() => setCancelling(false)}
            onCancel={() => void cancel()}
          />
        )}
      </Suspense>
    </Page>
  );
}
