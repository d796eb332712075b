import { defineTexts } from '../../../lib/i18n/texts';

export const printTexts = defineTexts({
  title: 'Print the code',
  lead: 'Save it as a PDF in the browser’s print dialog, or print it at once.',
  size: 'Paper',
  sizes: { A4: 'A4, for the door', A6: 'A6, for the counter' },
  print: 'Print or save as PDF',
  back: 'Back to the list',
  sheet: 'The sheet with the code',
  join: 'Join the list',
  text: 'Scan, then wait where you like. We text you when it is your turn.',
  onSite: 'To join, scan the code on the wall. This one shows how many are waiting.',
  code: 'Opens the page where customers join the list',
  errorTitle: 'We couldn’t load the code',
  onSiteNote:
    'Only people in the shop can join, with the code on the wall. The printed one shows the list and lets nobody join.',
});
