import { defineTexts } from '../i18n/texts';

export const noticeTexts = defineTexts({
  exportSlow: (what: string) => `Your export of ${what} takes long`,
  exportSlowText: 'We no longer wait for it on this page. The bell tells when the file is ready.',
  exportAgain: 'Export again',
  download: 'Download',
  exportGone: 'The file is no longer there. Export again.',
  exportGoneTitle: 'No file to download',
});
