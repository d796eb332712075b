import { defineTexts } from '../../lib/i18n/texts';

export const copyTexts = defineTexts({
  copy: 'Copy',
  copied: 'Copied',
  failed: 'It couldn’t be copied',
  failedText: 'It is selected: copy it by hand.',
  saveQr: 'Save as a picture',
});
