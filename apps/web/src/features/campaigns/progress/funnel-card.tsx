import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { ChartBar, Table2 } from 'lucide-react';
import { useState } from 'react';
import { formatShare } from '../../../domain/campaigns/shares';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../../ui/button';
import { ChartTable } from '../../../ui/chart/chart-table';
import { SectionCard } from '../../../ui/detail/section-card';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { FunnelBars } from './funnel-bars';
import { funnelOf } from './funnel-of';
import { PaceChart } from './pace-chart';
import type { Figures } from './use-figures';

/** Whom it was for, how far it came with them and what they did; under it how many were handled when. */
export function FunnelCard({ campaign, figures }: { campaign: CampaignDetailsFragment; figures: Figures | undefined }) {
  const [isTable, setTable] = useState(false);
  const steps = funnelOf(campaign.counts, campaign.engagement);
  return (
    <SectionCard
      title={t.funnel.title}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {isTable ? <ChartBar aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t.funnel.asBars : t.funnel.asTable}
        </Button>
      }
    >
      {isTable ? (
        <ChartTable
          label={t.funnel.title}
          heads={[t.funnel.step, t.funnel.peopleHead, t.funnel.shareHead]}
          rows={steps.map(({ key, count, share }) => ({ key, label: t.funnel[key], values: [count, share] }))}
          formats={[formatCount, formatShare]}
        />
      ) : (
        <FunnelBars steps={steps} campaign={campaign} />
      )}
      {campaign.counts.delivered > 0 && (
        <Text mt="2" color="textThird" fontSize="small">
          {t.funnel.note(campaign.counts.delivered)}
        </Text>
      )}
      <Box borderTopWidth="1px" mt="4" pt="3.5">
        <PaceChart pace={figures?.campaignPace ?? undefined} campaign={campaign} />
      </Box>
    </SectionCard>
  );
}
