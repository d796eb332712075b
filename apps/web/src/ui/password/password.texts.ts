import { defineTexts } from '../../lib/i18n/texts';

export const passwordTexts = defineTexts({
  title: 'Your password needs',
  length: '6 to 128 characters',
  lowercase: 'a lowercase letter',
  uppercase: 'an uppercase letter',
  digit: 'a digit',
  special: 'a special character, such as ! or #',
  allowed: 'no spaces or accents',
  met: 'done',
  unmet: 'missing',
});
