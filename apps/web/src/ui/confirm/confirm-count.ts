import { formatCount } from '../../lib/i18n/texts';
import { confirmTyped } from './confirm-typed';
import type { TypedConfirmation } from './typed-confirmation';

/** Before several things go for ever their number is typed; for one the button is enough. */
export const confirmCount = (count: number, question: Omit<TypedConfirmation, 'word'>): Promise<boolean> =>
  confirmTyped({ ...question, word: count === 1 ? undefined : formatCount(count) });
