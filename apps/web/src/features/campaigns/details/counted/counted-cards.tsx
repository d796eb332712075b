import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { LinksCard } from './links-card';
import { ResendCard } from './resend-card';
import { VariantsCard } from './variants-card';

/** What became of each version of a text and of each link, of the campaigns that have them; and who did not get it. */
export default function CountedCards({ campaign }: { campaign: CampaignDetailsFragment }) {
  return (
    <>
      <VariantsCard campaign={campaign} />
      <LinksCard campaign={campaign} />
      <ResendCard campaign={campaign} />
    </>
  );
}
