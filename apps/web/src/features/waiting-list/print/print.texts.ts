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
  onSite: 'Joining takes the code on the wall. This one shows how many are waiting.',
  code: 'Opens the page on which customers join the list',
  errorTitle: 'The code could not be loaded',
  onSiteNote:
    'Only who is in the shop may join, by the code on the wall. The printed one shows the list and lets nobody join.',
});
