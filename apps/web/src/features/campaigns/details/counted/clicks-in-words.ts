import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { countedTexts } from './counted.texts';

const t = countedTexts.links;

type Clicks = Pick<CampaignDetailsFragment['engagement'], 'clickedPeople' | 'likelyMachine'>;

/** "41 people clicked; 12 more clicks were likely machines." */
export const clicksInWords = ({ clickedPeople, likelyMachine }: Clicks): string =>
  clickedPeople + likelyMachine === 0
    ? t.nobody
    : `${t.clicked(clickedPeople)}${likelyMachine === 0 ? '' : t.machines(likelyMachine)}.`;
