import { compileTemplate, linksUsed, parseTemplate, placeholdersUsed } from '@bellbird/sms-text';
import type { CampaignText } from './campaign-text.js';

/** A text made ready to be rendered, with what of it is the same for everybody: who sends it, by which rules and links. */
export function compileText(
  field: string,
  given: Pick<CampaignText, 'businessName' | 'rules' | 'optOutLinkFor' | 'linkFor'>,
): CampaignText {
  const template = parseTemplate(field);
  return {
    ...given,
    render: compileTemplate(template),
    usesOptOutLink: placeholdersUsed(template).includes('optOutLink'),
    links: linksUsed(template),
  };
}
