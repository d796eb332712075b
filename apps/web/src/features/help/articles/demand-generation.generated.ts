// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  branding: {
    html: '<p>Some pages are seen by your customers, such as the one on which they opt out. They wear your logo and your colour, on buttons and links alike.</p>\n<h2 id="icon-and-logo">Icon and logo</h2>\n<p>Open <a href="/account/branding">Branding</a> and press <strong>Choose a picture</strong>: PNG, JPEG, WebP or GIF, up to 5 MB. Move and zoom the frame to the part that you want to show. It counts at once. The icon is a square for small places; the logo is wider, for the top of pages.</p>\n<p>Where and when a photo was taken is cut out of it before anybody sees it. After <strong>Replace</strong> or <strong>Remove</strong> the old picture is kept for 30 days, for emails that still show it.</p>\n<h2 id="choose-a-colour">Choose a colour</h2>\n<p>Choose one of the colours, type your own as <code>#</code> and six letters or digits, or pick one. The page beside it shows at once what customers see.</p>\n<h2 id="it-can-always-be-read">It can always be read</h2>\n<p>A light colour, such as yellow, cannot be read as words on white. We do not forbid it: buttons keep your colour with dark words on them, and links get a darker shade. The page tells you which.</p>\n<p>Press <strong>Use Bellbird’s colour</strong> to go back.</p>\n<h2 id="who-may">Who may</h2>\n<p>An owner, an administrator, a Merchant Editor or a Business Editor.</p>\n',
    headings: [
      { id: 'icon-and-logo', text: 'Icon and logo' },
      { id: 'choose-a-colour', text: 'Choose a colour' },
      { id: 'it-can-always-be-read', text: 'It can always be read' },
      { id: 'who-may', text: 'Who may' },
    ],
    related: ['demand-generation/privacy-policy', 'demand-generation/opening-hours', 'accounts/set-up-your-business'],
  },
  'privacy-policy': {
    html: '<p>Who keeps names and phone numbers should say what happens to them. Open <a href="/account/policies">Privacy policy</a> and choose one of three ways.</p>\n<h2 id="write-it">Write it</h2>\n<p>Type or paste your own text. A line that begins with <code>#</code> is a heading, one that begins with <code>-</code> is a point of a list, and two stars on either side make words <strong>bold</strong>. Anything else, HTML too, is shown as plain text.</p>\n<h2 id="link-to-it">Link to it</h2>\n<p>Your website has one already? Give its address. Customers see a button that names your website, and are never sent there without pressing it.</p>\n<h2 id="make-one-for-me">Make one for me</h2>\n<p>Say how people reach you, what you keep of them and what you use it for. Bellbird writes a policy from your answers: what you keep, why, who else sees it, how somebody asks to see or correct it, and where they complain. It also says whether computer programs make decisions that matter to people, which the Privacy Act asks from 10 December 2026 on.</p>\n<p>It is a start, not legal advice. Whether the Act binds your business depends on its turnover and on what kind of business it is.</p>\n<h2 id="give-customers-the-address">Give customers the address</h2>\n<p>Press <strong>Save</strong>, and the policy has a public address, under your logo and in your colour. <strong>Copy</strong> puts the address on your clipboard: for your website, your booking page or a sign at the till. When you change the policy the address stays, and the page says when it was last changed.</p>\n',
    headings: [
      { id: 'write-it', text: 'Write it' },
      { id: 'link-to-it', text: 'Link to it' },
      { id: 'make-one-for-me', text: 'Make one for me' },
      { id: 'give-customers-the-address', text: 'Give customers the address' },
    ],
    related: ['demand-generation/branding', 'accounts/set-up-your-business', 'audiences/who-you-may-text'],
  },
  'opening-hours': {
    html: '<p>Open <a href="/account/opening-hours">Opening hours</a>. At the top it says whether you are open now, and until when.</p>\n<h2 id="the-week">The week</h2>\n<p>Switch a day on and type from when to when. <strong>Add a break</strong> makes a second stretch, up to four a day. A bar under the line shows the day. The two sheets at the end of a line copy its hours to every other day.</p>\n<p>Open past midnight? Write an end that is before the beginning: from 18:00 to 02:00 ends on the next day. 24:00 is midnight.</p>\n<h2 id="public-holidays">Public holidays</h2>\n<p>Choose your state. Decide what happens on its holidays as a rule: closed, as usual, or hours of their own. After saving you see each holiday of the next 12 months. States add days in some years, for example when Anzac Day is on a weekend; these are in the list.</p>\n<h2 id="other-days">Other days</h2>\n<p><strong>Add a day</strong> for a training, a summer break or a late night. Such a day beats the holidays and the week.</p>\n',
    headings: [
      { id: 'the-week', text: 'The week' },
      { id: 'public-holidays', text: 'Public holidays' },
      { id: 'other-days', text: 'Other days' },
    ],
    related: ['accounts/set-up-your-business', 'demand-generation/branding', 'demand-generation/privacy-policy'],
  },
};
