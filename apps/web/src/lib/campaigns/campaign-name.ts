import { campaignTexts as t } from './campaign.texts';
import { messageInWords } from './message-in-words';

const longest = 40;

/**
 * What a campaign is called: its name; without one the first words of its text; without either "Untitled campaign".
 * Words are cut between two of them, and not within a placeholder.
 */
export function campaignName({ name, message = '' }: { name: string; message?: string }): string {
  if (name !== '') return name;
  const words = messageInWords(message).trim().replaceAll(/\s+/gu, ' ');
  if (words === '') return t.untitled;
  if (words.length <= longest) return words;
  const cut = words.lastIndexOf(' ', longest);
  const open = words.lastIndexOf('{', cut);
  const isWithin = open !== -1 && words.indexOf('}', open) >= cut;
  const end = isWithin && open > 0 ? open : cut > 0 ? cut : longest;
  return `${words
    .slice(0, end)
    .trimEnd()
    .replace(/[,;:.–-]+$/u, '')}…`;
}
