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
  'a-few-people': {
    html: '<p>Not every text goes to a whole list. An order is ready, a class is moved: then only a few people need to know.</p>\n<h2 id="one-person">One person</h2>\n<p>Open the person in <a href="/contacts">Contacts</a> and press <strong>Text</strong>. On a phone press the speech bubble in the person’s row. A <a href="/sms-campaigns/quick">quick text</a> opens with this one person in it: write, look at the price on the button, and send.</p>\n<h2 id="some-people">Some people</h2>\n<p>Open <a href="/sms-campaigns/quick">Quick text</a> and type their names, or type or paste up to 1,000 numbers. A number that can’t get a text turns red and says why; the others get theirs all the same. Numbers that are nobody’s yet can be saved as contacts. It is news about something they asked for, so nothing in it may be an offer.</p>\n<p>You can also tick people in the list and press <strong>Text</strong>. On a phone press <strong>Select</strong> first. Up to 200 people can be ticked one by one; for more, give them a tag or add a condition, and text all who match.</p>\n<p>Or begin with <a href="/sms-campaigns/create">New campaign</a>: press <strong>Add people</strong>, and search by name or number.</p>\n<h2 id="then-write">Then write</h2>\n<p>In a campaign say what sort of text it is. <strong>Transactional</strong> is for news about their own order or booking, and also goes to people who did not agree to marketing. An offer is <strong>Marketing</strong>, however few get it. Put in a first name from your contacts, so that each person reads their own.</p>\n<h2 id="what-it-costs">What it costs</h2>\n<p>The same as any campaign: <span data-price="sms" data-country="AU"></span> a part in Australia, and nothing for opening one. The bill beside the text shows the exact price before you send. Nobody gets it twice, and nobody who opted out of all texts gets it.</p>\n',
    headings: [
      { id: 'one-person', text: 'One person' },
      { id: 'some-people', text: 'Some people' },
      { id: 'then-write', text: 'Then write' },
      { id: 'what-it-costs', text: 'What it costs' },
    ],
    related: [
      'sms-transactional-campaigns/what-is-transactional',
      'audiences/fields-and-tags',
      'sms-marketing-campaigns/what-it-costs',
    ],
  },
  resend: {
    html: '<p>Open <a href="/sms-campaigns/history">History</a>, choose the campaign, and press <strong>Resend</strong> on its page, or press its arrow in the list. A new campaign opens with the same people, sender and text; numbers that you had typed are in it, too. A <a href="/sms-campaigns/quick">quick text</a> opens as a quick text again. The name of any other ends in “(copy)”, so that you can tell the two apart later.</p>\n<h2 id="nothing-goes-yet">Nothing goes yet</h2>\n<p><strong>Resend</strong> only prepares the new campaign. Change what you like: the people, the words, when it goes. It is sent when you press <strong>Send</strong> and have looked at the bill, as with any other campaign. You can leave it meanwhile; once you have changed something it is kept with your <a href="/sms-campaigns/drafts">drafts</a>.</p>\n<h2 id="what-is-counted-again">What is counted again</h2>\n<ul>\n<li><strong>Who gets it.</strong> People who joined the same list or tag since then are in it. People who said STOP since then are left out of marketing.</li>\n<li><strong>What it costs.</strong> The price is that of today, for the people of today. The bill beside the text shows it.</li>\n<li><strong>When it goes.</strong> A day and time that you had chosen are not taken over. It goes now, unless you choose <strong>Later</strong>.</li>\n</ul>\n<h2 id="a-word-of-care">A word of care</h2>\n<p>The same text twice to the same people is the quickest way to be told STOP. If some texts did not arrive, look at the campaign’s page first: it says for each person what happened, and a number that does not exist will not exist the second time either.</p>\n',
    headings: [
      { id: 'nothing-goes-yet', text: 'Nothing goes yet' },
      { id: 'what-is-counted-again', text: 'What is counted again' },
      { id: 'a-word-of-care', text: 'A word of care' },
    ],
    related: [
      'sms-marketing-campaigns/what-it-costs',
      'sms-marketing-campaigns/delivered-unknown-rejected',
      'audiences/opt-outs',
    ],
  },
  'numbers-and-names': {
    html: '<p>Every text comes from a sender. Open <a href="/caller-ids">Sender IDs</a> to see yours: what people see, whether they can reply, and whether the sender is verified.</p>\n<h2 id="numbers">Numbers</h2>\n<p>A sender that is a number shows that number on the phone. <strong>People can reply</strong> to it, and what they write is in <a href="/sms-inbounds">Replies</a>. They can also answer STOP, and then they get no more texts from you.</p>\n<p><strong>Shared number</strong>, <strong>Dedicated number</strong> and <strong>Own phone number</strong> in the list say which sort of number it is.</p>\n<h2 id="names">Names</h2>\n<p>A <strong>Business name</strong> shows the name in place of a number. A name <strong>can’t receive replies or STOP</strong>: nobody can text it back. Choose a number where you want an answer.</p>\n<p>A name that is not verified is shown on phones as “Unverified”, mixed in with other senders. Your customers can’t tell then that the text is yours.</p>\n<h2 id="verified-or-not">Verified or not</h2>\n<p>The list says <strong>Verified</strong> in green or <strong>Unverified</strong> in amber. When you write a campaign, choose a sender that is verified.</p>\n',
    headings: [
      { id: 'numbers', text: 'Numbers' },
      { id: 'names', text: 'Names' },
      { id: 'verified-or-not', text: 'Verified or not' },
    ],
    related: ['audiences/opt-outs', 'sms-marketing-campaigns/replies', 'sms-marketing-campaigns/first-campaign'],
  },
  'top-up': {
    html: '<p>Open <a href="/billing">Billing</a>. You need to be a Business Editor, administrator or owner.</p>\n<h2 id="pay">Pay</h2>\n<p>Choose an amount or type one, from $5.00 to $50,000.00. Type a card or choose one that is saved. Amounts are in Australian dollars, GST excluded. Your bank may ask you to confirm.</p>\n<p>The balance moves when the payment has succeeded. If it did not, nothing was charged, and the page and a notification say why.</p>\n<h2 id="cards">Cards</h2>\n<p><a href="/billing/payment-methods">Payment methods</a> lists the saved cards. One of them is the one that pays. Numbers of cards are kept by the payment provider, never by us.</p>\n<h2 id="where-it-went">Where it went</h2>\n<p><a href="/billing/history">History</a> has a line for each top-up and each campaign. What is held for campaigns that are running is shown beside the balance on Home.</p>\n',
    headings: [
      { id: 'pay', text: 'Pay' },
      { id: 'cards', text: 'Cards' },
      { id: 'where-it-went', text: 'Where it went' },
    ],
    related: [
      'sms-transactional-campaigns/invoices-and-gst',
      'sms-marketing-campaigns/what-it-costs',
      'sms-marketing-campaigns/stopped-for-money',
    ],
  },
  'invoices-and-gst': {
    html: '<p>Open <a href="/billing/history">History</a> under Billing. You need to be a Business Editor, administrator or owner.</p>\n<h2 id="a-receipt">A receipt</h2>\n<p>Each top-up has <strong>Receipt</strong> at the end of its line, and each campaign has <strong>Statement</strong>. It opens on a sheet of A4: who paid, when, for what, how much, and a reference that is the same for ever.</p>\n<p>Press <strong>Print or save as PDF</strong>. Your browser then prints it, or keeps it as a file that you can send to your accountant.</p>\n<p>Your name, address and ABN come from <a href="/account">Account</a>. If one of them is missing on the sheet, add it there and open the receipt again.</p>\n<h2 id="gst">GST</h2>\n<p>Our prices are in Australian dollars and exclude GST. A text to a phone in Australia costs <span data-price="sms" data-country="AU"></span> a part.</p>\n<p>A receipt says what you paid. It is not a tax invoice, so do not claim GST with it.</p>\n<h2 id="which-to-keep">Which to keep</h2>\n<p>Keep the receipts: they are the money that you paid. Statements say what your campaigns used of it. Do not count both, or you count the same money twice.</p>\n',
    headings: [
      { id: 'a-receipt', text: 'A receipt' },
      { id: 'gst', text: 'GST' },
      { id: 'which-to-keep', text: 'Which to keep' },
    ],
    related: ['sms-transactional-campaigns/top-up', 'sms-marketing-campaigns/what-it-costs'],
  },
};
