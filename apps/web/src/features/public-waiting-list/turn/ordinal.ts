import { ownTurnTexts } from './own-turn.texts';

const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' });

/** '3rd' */
export const ordinal = (place: number): string =>
  `${place}${ownTurnTexts.ordinals[rules.select(place) as 'one' | 'two' | 'few' | 'other']}`;
