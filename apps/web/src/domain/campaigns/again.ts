import { quickPath } from '../../lib/paths';

/** Of a quick text: where it is written once more to the same people. */
export const quickAgainPath = `${quickPath}/resend`;
export const cloneAgainPath = '/sms-campaigns/resend';

/**
 * Whether a campaign can be written once more as a quick text, which is always a transactional one: an offer would else
 * go to people who never said yes to offers.
 */
export const isQuickAgain = ({ quick, messageType }: { quick: boolean; messageType: string }): boolean =>
  quick && messageType === 'transactional';

/** Where a campaign is sent again as a new one: a quick text as a quick text, any other in the composer. */
export const againPath = (campaign: { id: string; quick: boolean; messageType: string }): string =>
  `${isQuickAgain(campaign) ? quickAgainPath : cloneAgainPath}?id=${campaign.id}`;
