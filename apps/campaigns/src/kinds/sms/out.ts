import { formatExact } from '@bellbird/money';
import { costOf, type Campaign } from '../../campaign/campaign.js';
import type { AudienceMeasure } from '../../peers/contacts.peer.js';
import type { SendingTerms } from '../../peers/tenants.peer.js';
import type { CampaignQuote } from '../../schema.generated.js';
import { variantsOut } from '../../variants/variants-out.js';

/** The members of "SMS campaign out" that no other kind has. */
export function out({ id, callerId, message, variants, variantSeed, smsTemplateId, trackLinks }: Campaign) {
  return {
    callerId,
    message,
    variants: variantsOut(variants),
    variantSeed: variants === null ? null : (variantSeed ?? id),
    smsTemplateId,
    trackLinks,
    type: 'sms' as const,
    unit: 'part' as const,
  };
}

/** How long the texts are, and what each costly character costs. */
export function quoteOut(
  { partsPerMessage, costlyCharacters, variants }: AudienceMeasure,
  { prices }: SendingTerms,
): Pick<CampaignQuote, 'unit' | 'partsPerMessage' | 'costlyCharacters' | 'variants'> {
  return {
    unit: 'part',
    partsPerMessage,
    variants:
      variants?.map(({ recipients, partsByCountry }) => ({
        recipients,
        parts: Object.values(partsByCountry).reduce((sum, parts) => sum + parts, 0),
        cost: formatExact(costOf(partsByCountry, prices)),
      })) ?? null,
    costlyCharacters: costlyCharacters.map(({ partsSaved, ...character }) => ({
      ...character,
      saves: formatExact(costOf(partsSaved, prices)),
    })),
  };
}
