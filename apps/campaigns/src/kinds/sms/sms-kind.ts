import type { CampaignKind } from '../campaign-kind.js';
import { assertNamed, wrong } from './check.js';
import { contentOf, draftOf, inputOf, measured, replacedBy } from './content.js';
import { fieldsOf, tracksLinks, variantsOf } from './fields.js';
import { SmsCampaignInput, SmsCampaignPatch, SmsDraftInput, SmsQuoteInput, type SmsContent } from './input.js';
import { out, quoteOut } from './out.js';

/** Texts, charged by the part. */
export const smsKind: CampaignKind<SmsContent> = {
  name: 'sms',
  inputs: { whole: SmsCampaignInput, draft: SmsDraftInput, patch: SmsCampaignPatch, quote: SmsQuoteInput },
  quoteMembers: ['callerId', 'message', 'variants', 'variantSeed', 'trackLinks'],
  contentOf,
  draftOf,
  inputOf,
  fieldsOf,
  variantsOf,
  replacedBy,
  tracksLinks,
  wrong,
  assertNamed,
  namesSender: ({ callerId }) => Boolean(callerId),
  senderAddress: async (tx, senders, { callerId }) => (await senders.usable(tx, callerId ?? '')).phoneInternational,
  measured,
  out,
  quoteOut,
};
