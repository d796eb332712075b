import { campaignTexts as t } from './campaign.texts';
import { messageInWords } from './message-in-words';

const longest = 40;

interface Named {
  name: string;
  message?: string;
  /** Of several versions of its text each one's; its `message` is empty then. */
  variants?: readonly { message: string }[] | null;
}

/** What a campaign says; of several versions the first. */
export const firstText = ({ message = '', variants }: Omit<Named, 'name'>): string => variants?.[0]?.message ?? message;

/**
 * What a campaign is called: its name; without one the first words of its text; without either "Untitled campaign".
 * Words are cut between two of them.
 */
export function campaignName(campaign: Named): string {
  if (campaign.name !== '') return campaign.name;
  const words = messageInWords(firstText(campaign)).trim().replaceAll(/\s+/gu, ' ');
  if (words === '') return t.untitled;
  if (words.length <= longest) return words;
  const cut = words.lastIndexOf(' ', longest);
  return `${words
    .slice(0, cut > 0 ? cut : longest)
    .trimEnd()
    .replace(/[,;:.–-]+$/u, '')}…`;
}
