import { defineTexts, plural } from '../../lib/i18n/texts';

export const noticeTexts = defineTexts({
  exportProgress: (percent: number, rows: number) => `${percent}%, ${plural(rows, '1 row', '# rows')} so far`,
  exportSlow: (what: string) => `Your export of ${what} is taking a while`,
  exportSlowText: 'We’ve stopped waiting for it on this page. The bell tells you when the file is ready.',
  exportAgain: 'Export again',
  quoted: (text: string) => `“${text}”`,
  download: 'Download',
  exportGone: 'The file is no longer there. Export again.',
  exportGoneTitle: 'No file to download',
});
