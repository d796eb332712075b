import { Text } from '@chakra-ui/react/text';
import { Facts } from '../../../../ui/detail/facts';
import { SectionCard } from '../../../../ui/detail/section-card';
import { LiveNumber } from '../../../../ui/figures/live-number';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { detailsTexts as t } from '../details.texts';
import { costLines, type Bill } from './cost-lines';

/** What is held, what is charged, what it comes to, to the cent. */
export function CostCard({ campaign, bill }: { campaign: CampaignDetailsFragment; bill: Bill | null }) {
  const { lines, note } = costLines(campaign, bill);
  return (
    <SectionCard title={t.cost.title}>
      <Facts
        look="lines"
        facts={lines.map(({ amount, ...line }) => ({ ...line, value: <LiveNumber value={amount} /> }))}
      />
      <Text mt="1" color="textThird" fontSize="small">
        {note}
      </Text>
    </SectionCard>
  );
}
