import { formatExact } from '@bellbird/money';
import { costOf, type Campaign } from '../../campaign/campaign.js';
import type { AudienceMeasure } from '../../contacts-client.js';
import type { SendingTerms } from '../../tenants-client.js';

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
): Record<string, unknown> {
  return {
    partsPerMessage,
    costlyCharacters: costlyCharacters.map(({ partsSaved, ...character }) => ({
      ...character,
      saves: formatExact(costOf(partsSaved, prices)),
    })),
  };
}
