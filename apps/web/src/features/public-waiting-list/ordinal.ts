import { publicWaitingListTexts } from './public-waiting-list.texts';

const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' });

/** '3rd' */
export const ordinal = (place: number): string =>
  `${place}${publicWaitingListTexts.ordinals[rules.select(place) as 'one' | 'two' | 'few' | 'other']}`;
