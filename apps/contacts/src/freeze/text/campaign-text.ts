import type { RenderTemplate } from '@bellbird/sms-text';
import type { SendingRules } from '../left-out/left-out.js';

/** The text of a campaign, ready to be rendered for each person. */
export interface CampaignText {
  render: RenderTemplate;
  businessName: string;
  rules: SendingRules;
  /** The person's own link, or one as long. */
  optOutLinkFor: (contactId: string) => string;
  /** Links cost an HMAC each: only where the text asks for one. */
  usesOptOutLink: boolean;
  /** The numbers of its counted links. */
  links: readonly number[];
  /** A person's own link, or one as long; `ordinal`: their place among the recipients. */
  linkFor: (link: number, ordinal: number) => string;
  /** Where people get different texts, of which this is the first. */
  variants?: VariantTexts | null;
  /** In what only staff see: where review links lead. Elsewhere they are counted links. */
  reviewLink?: string;
}

/** Who gets which of several texts: of a hundred people so many each, as the hash of seed and person says. */
export interface VariantRule {
  seed: string;
  /** Whole, together 100. */
  shares: readonly number[];
}

/** The texts of a campaign with variants. */
interface VariantTexts {
  rule: VariantRule;
  texts: readonly CampaignText[];
}
