import { formatExact } from '@bellbird/money';
import { costOf, type Campaign } from '../../campaign/campaign.js';
import type { AudienceMeasure } from '../../peers/contacts.peer.js';
import type { SendingTerms } from '../../peers/tenants.peer.js';
import type { CampaignQuote } from '../../schema.generated.js';

/** The members of "SMS campaign out" that no other kind has. */
export function out({
  callerId,
  message,
  smsTemplateId,
}: Campaign): Pick<Campaign, 'callerId' | 'message' | 'smsTemplateId'> {
  return { callerId, message, smsTemplateId };
}

/** How long the texts are, and what each costly character costs. */
export function quoteOut(
  { partsPerMessage, costlyCharacters }: AudienceMeasure,
  { prices }: SendingTerms,
): Pick<CampaignQuote, 'partsPerMessage' | 'costlyCharacters'> {
  return {
    partsPerMessage,
    costlyCharacters: costlyCharacters.map(({ partsSaved, ...character }) => ({
      ...character,
      saves: formatExact(costOf(partsSaved, prices)),
    })),
  };
}
