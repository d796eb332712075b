import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ChartBar, Table2 } from 'lucide-react';
import { useState } from 'react';
import { formatShare } from '../../../lib/campaigns/shares';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { FunnelBars } from './funnel-bars';
import { funnelOf, type FunnelStep } from './funnel-of';
import { PaceChart } from './pace-chart';
import type { Figures } from './use-figures';

/** Whom it was for, how far it came with them and what they did; under it how many were handled when. */
export function FunnelCard({ campaign, figures }: { campaign: CampaignDetailsFragment; figures: Figures | undefined }) {
  const [isTable, setTable] = useState(false);
  const steps = funnelOf(campaign.counts, figures?.campaignEngagement ?? null);
  return (
    <Card as="section" p={{ base: '16px', md: '20px' }}>
      <Flex justify="space-between" align="center" mb="8px" gap="12px">
        <Heading as="h2" textStyle="section">
          {t.funnel.title}
        </Heading>
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {isTable ? <ChartBar aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t.funnel.asBars : t.funnel.asTable}
        </Button>
      </Flex>
      {isTable ? <FunnelTable steps={steps} /> : <FunnelBars steps={steps} campaign={campaign} />}
      <Text mt="8px" color="textThird" fontSize="13px">
        {t.funnel.note(campaign.counts.delivered)}
      </Text>
      <Box borderTopWidth="1px" mt="16px" pt="14px">
        <PaceChart pace={figures?.campaignPace ?? undefined} campaign={campaign} />
      </Box>
    </Card>
  );
}

const Table = chakra('table', {
  base: {
    w: '100%',
    textStyle: 'table',
    '& th': { textAlign: 'start', fontWeight: '500', color: 'textSecond', py: '6px' },
    '& tbody th': { borderTopWidth: '1px' },
    '& td': { py: '6px', borderTopWidth: '1px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th + th': { textAlign: 'end' },
  },
});

function FunnelTable({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t.funnel.step}</th>
          <th scope="col">{t.funnel.peopleHead}</th>
          <th scope="col">{t.funnel.shareHead}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, count, share }) => (
          <tr key={key}>
            <th scope="row">{t.funnel[key]}</th>
            <td>{count === null ? t.none : formatCount(count)}</td>
            <td>{share === null ? t.none : formatShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
