// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  branding: {
    html: '<p>Some pages are seen by your customers, such as the one on which they opt out. They wear your colour, on buttons and links alike.</p>\n<h2 id="choose-a-colour">Choose a colour</h2>\n<p>Open <a href="/account/branding">Branding</a>. Choose one of the colours, type your own as <code>#</code> and six letters or digits, or pick one. The page beside it shows at once what customers see.</p>\n<h2 id="it-can-always-be-read">It can always be read</h2>\n<p>A light colour, such as yellow, cannot be read as words on white. We do not forbid it: buttons keep your colour with dark words on them, and links get a darker shade. The page tells you which.</p>\n<p>Press <strong>Use Bellbird’s colour</strong> to go back.</p>\n<h2 id="who-may">Who may</h2>\n<p>An owner, an administrator, a Merchant Editor or a Business Editor.</p>\n',
    headings: [
      { id: 'choose-a-colour', text: 'Choose a colour' },
      { id: 'it-can-always-be-read', text: 'It can always be read' },
      { id: 'who-may', text: 'Who may' },
    ],
    related: ['accounts/set-up-your-business', 'demand-generation/opening-hours'],
  },
  'opening-hours': {
    html: '<p>Open <a href="/account/opening-hours">Opening hours</a>. At the top it says whether you are open now, and until when.</p>\n<h2 id="the-week">The week</h2>\n<p>Switch a day on and type from when to when. <strong>Add a break</strong> makes a second stretch, up to four a day. A bar under the line shows the day. The two sheets at the end of a line copy its hours to every other day.</p>\n<p>Open past midnight? Write an end that is before the beginning: from 18:00 to 02:00 ends on the next day. 24:00 is midnight.</p>\n<h2 id="public-holidays">Public holidays</h2>\n<p>Choose your state. Decide what happens on its holidays as a rule: closed, as usual, or hours of their own. After saving you see each holiday of the next 12 months. States add days in some years, for example when Anzac Day is on a weekend; these are in the list.</p>\n<h2 id="other-days">Other days</h2>\n<p><strong>Add a day</strong> for a training, a summer break or a late night. Such a day beats the holidays and the week.</p>\n',
    headings: [
      { id: 'the-week', text: 'The week' },
      { id: 'public-holidays', text: 'Public holidays' },
      { id: 'other-days', text: 'Other days' },
    ],
    related: ['accounts/set-up-your-business', 'demand-generation/branding'],
  },
};
