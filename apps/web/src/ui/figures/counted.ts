import { formatCount } from '../../lib/i18n/texts';
import { uiTexts as t } from '../ui.texts';

/** What the API answers of a count: exact up to a million. */
export interface Counted {
  count: number;
  countIsExact: boolean;
}

/** "214"; "1,000,000+" where nobody counted further. */
export const countWords = ({ count, countIsExact }: Counted): string =>
  countIsExact ? formatCount(count) : t.atLeast(formatCount(count));
