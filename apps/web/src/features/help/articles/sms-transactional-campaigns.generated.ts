// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'what-is-transactional': {
    html: '<p>A transactional text is about something between you and this person: your table is booked for seven, your order is ready, we are closed on the day of your appointment.</p>\n<h2 id="what-it-may-say">What it may say</h2>\n<p>Facts, and nothing that sells. As soon as there is an offer in it, a discount, or “come again”, it is marketing, also if the rest is about a booking.</p>\n<h2 id="what-differs">What differs</h2>\n<ul>\n<li>It may go at any time of day.</li>\n<li>It reaches people whose status is <strong>Transactional only</strong>, as well as those who are subscribed.</li>\n<li>It does not reach people who opted out of everything.</li>\n</ul>\n<h2 id="choose-it">Choose it</h2>\n<p>In the composer press <strong>Transactional</strong> over the message. Bellbird remembers it with the campaign, and a template has it too.</p>\n<p>If you are not sure, choose <strong>Marketing</strong>. Then only people who said yes get it, in hours that nobody minds.</p>\n',
    headings: [
      { id: 'what-it-may-say', text: 'What it may say' },
      { id: 'what-differs', text: 'What differs' },
      { id: 'choose-it', text: 'Choose it' },
    ],
    related: ['audiences/who-you-may-text', 'sms-marketing-campaigns/when-you-may-send'],
  },
  'top-up': {
    html: '<p>Open <a href="/billing">Billing</a>. You need to be a Business Editor, administrator or owner.</p>\n<h2 id="pay">Pay</h2>\n<p>Choose an amount or type one, from $5.00 to $50,000.00. Type a card or choose one that is saved. The page shows what is paid, with GST where it applies. Your bank may ask you to confirm.</p>\n<p>The balance moves when the payment has succeeded. If it did not, nothing was charged, and the page and a notification say why.</p>\n<h2 id="cards">Cards</h2>\n<p><a href="/billing/payment-methods">Payment methods</a> lists the saved cards. One of them is the one that pays. Numbers of cards are kept by the payment provider, never by us.</p>\n<h2 id="where-it-went">Where it went</h2>\n<p><a href="/billing/history">History</a> has a line for each top-up and each campaign. What is held for campaigns that are running stands beside the balance on Home.</p>\n',
    headings: [
      { id: 'pay', text: 'Pay' },
      { id: 'cards', text: 'Cards' },
      { id: 'where-it-went', text: 'Where it went' },
    ],
    related: ['sms-marketing-campaigns/what-it-costs', 'sms-marketing-campaigns/stopped-for-money'],
  },
};
