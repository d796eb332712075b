import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const toastTexts = defineTexts({
  undo: 'Undo',
  close: 'Close',
  region: 'Messages',
  more: (count: number) => `and ${formatCount(count)} more`,
  folded: (count: number) => plural(count, '1 message', '# messages'),
});
