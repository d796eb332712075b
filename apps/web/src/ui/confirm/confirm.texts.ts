import { defineTexts } from '../../lib/i18n/texts';

export const confirmTexts = defineTexts({
  typeToConfirm: (word: string) => `Type ${word} to confirm`,
  notSame: (word: string) => `Type ${word}, exactly as shown.`,
  keep: 'Keep',
});
