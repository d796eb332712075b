import { campaignName } from '../../../domain/campaigns/campaign-name';
import { VersionsTable } from '../../../domain/versions/versions-table';
import { SectionCard } from '../../../ui/detail/section-card';
import type { ComparedCampaignFragment } from './compare.generated';
import { comparisonTexts as t } from './compare.texts';
import { hasBegun } from './compared';

/** Below the comparison: of each campaign that had several versions of its text, what became of each. */
export default function ComparedVersions({ campaigns }: { campaigns: readonly ComparedCampaignFragment[] }) {
  return campaigns.map((campaign) => {
    if (campaign.variants === null || !hasBegun(campaign)) return null;
    const title = t.versionsOf(campaignName(campaign));
    return (
      <SectionCard key={campaign.id} title={title} mt="4">
        <VersionsTable label={title} versions={campaign.variants} />
      </SectionCard>
    );
  });
}
