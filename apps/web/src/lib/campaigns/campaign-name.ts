import { campaignTexts as t } from './campaign.texts';
import { messageInWords } from './message-in-words';

const longest = 40;

/**
 * What a campaign is called: its name; without one the first words of its text; without either "Untitled campaign".
 * Words are cut between two of them.
 */
export function campaignName({ name, message = '' }: { name: string; message?: string }): string {
  if (name !== '') return name;
  const words = messageInWords(message).trim().replaceAll(/\s+/gu, ' ');
  if (words === '') return t.untitled;
  if (words.length <= longest) return words;
  const cut = words.lastIndexOf(' ', longest);
  return `${words
    .slice(0, cut > 0 ? cut : longest)
    .trimEnd()
    .replace(/[,;:.–-]+$/u, '')}…`;
}
