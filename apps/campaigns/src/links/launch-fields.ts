import { contactInTarget } from '@bellbird/short-link/limits';
import { addressesIn, linkPlaceholder, parseTemplate, replaceAddresses } from '@bellbird/sms-text';

export interface LinkRules {
  /** Each address is shortened and counted; else only review links are. */
  trackLinks: boolean;
  /** Where a review link leads, `reviewUrlOf`. */
  reviewUrl: string;
}

/** Texts with `{{link.n}}` in the places of their counted links, and where these lead: the n-th to `urls[n - 1]`. */
export interface LaunchFields {
  fields: string[];
  urls: string[];
}

/** Where the review link of a business's campaigns leads: to a form that knows the contact, where the person is one. */
export const reviewUrlOf = (publicUrl: string, tenantId: string): string =>
  `${publicUrl}/review/${tenantId}/${contactInTarget}`;

/** One address is one link, in whichever text and however often it stands there. What has a placeholder inside stays. */
export function launchFields(texts: readonly string[], { trackLinks, reviewUrl }: LinkRules): LaunchFields {
  const urls: string[] = [];
  const place = (url: string): string => {
    const known = urls.indexOf(url);
    return linkPlaceholder(known >= 0 ? known + 1 : urls.push(url));
  };
  const fields = texts.map((text) => {
    const tracked = trackLinks ? replaceAddresses(text, (address) => place(everybodys(address))) : text;
    return parseTemplate(tracked)
      .map((piece) =>
        piece.kind === 'text' ? piece.text : piece.key === 'reviewLink' ? place(reviewUrl) : piece.source,
      )
      .join('');
  });
  return { fields, urls };
}

/** An address that people wrote leads all to the same place: none is told who follows it. */
const everybodys = (address: string): string =>
  address.endsWith(`/${contactInTarget}`)
    ? address.slice(0, -contactInTarget.length) + encodeURIComponent(contactInTarget)
    : address;

/** Whether a text holds a review link, or an address that may be one. */
export const holdsLink = (text: string): boolean => usesReviewLink(text) || addressesIn(text).length > 0;

export const usesReviewLink = (text: string): boolean =>
  parseTemplate(text).some((piece) => piece.kind === 'placeholder' && piece.key === 'reviewLink');
