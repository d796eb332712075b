// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'import-a-file': {
    html: '<p>A spreadsheet with a name and a mobile number is enough.</p>\n<h2 id="get-a-csv-file">Get a CSV file</h2>\n<p>In Excel, Numbers or Google Sheets save or download your sheet as CSV, with headings in the first row. Up to 200 MB is fine. You can also paste rows straight from a spreadsheet.</p>\n<h2 id="four-steps">Four steps</h2>\n<p>Open <a href="/contacts/import">Import</a>.</p>\n<ol>\n<li><strong>File</strong>: drop the file or press <strong>Choose a file</strong>.</li>\n<li><strong>Columns</strong>: we guess which column is the phone, the name and so on. Correct what is wrong; columns you do not need are left out.</li>\n<li><strong>People</strong>: say who these people are and whether they agreed to marketing.</li>\n<li><strong>Import</strong>: you see what happens to every row before anything is saved.</li>\n</ol>\n<p>Press the button and watch it work. You can leave the page: it goes on by itself, and you are told when it is done.</p>\n<h2 id="numbers">Numbers</h2>\n<p>Write them as you would dial them. For other countries start with +, such as +64. Each number can belong to one contact, so somebody who is in your list already is updated and not added twice.</p>\n',
    headings: [
      { id: 'get-a-csv-file', text: 'Get a CSV file' },
      { id: 'four-steps', text: 'Four steps' },
      { id: 'numbers', text: 'Numbers' },
    ],
    related: ['audiences/rejected-rows', 'audiences/undo-an-import', 'audiences/who-you-may-text'],
  },
  'rejected-rows': {
    html: '<p>Every row of a file either becomes a contact, updates one, or is left out with a reason. Nothing is lost in silence.</p>\n<h2 id="before-you-import">Before you import</h2>\n<p>The last step counts the rows by what will happen to them. Open a group to see the rows in it with their line numbers.</p>\n<h2 id="after-it">After it</h2>\n<p>The page of the import shows what became of each row. Press <strong>Download these rows</strong> for a file with only the rows that were left out, each with its reason. Correct them there, save, and import that file.</p>\n<h2 id="the-most-common-reasons">The most common reasons</h2>\n<ul>\n<li>The phone number has too few or too many digits.</li>\n<li>The phone column is empty.</li>\n<li>A date is written in a way that cannot be read. Day, month, year always works: 21-11-2026.</li>\n<li>A choice is not one of those you gave the field.</li>\n</ul>\n<p>Spreadsheets like to drop the first zero of a number. We put it back where it is clear what was meant.</p>\n',
    headings: [
      { id: 'before-you-import', text: 'Before you import' },
      { id: 'after-it', text: 'After it' },
      { id: 'the-most-common-reasons', text: 'The most common reasons' },
    ],
    related: ['audiences/import-a-file', 'audiences/undo-an-import'],
  },
  'undo-an-import': {
    html: '<p>Chose the wrong file, or mixed up two columns? It happens.</p>\n<h2 id="how">How</h2>\n<p>Open the page of the import: after importing you are on it already, and the notification about it leads there too. Press <strong>Undo the import</strong> and confirm. You can do so for 30 days.</p>\n<h2 id="what-it-takes-back">What it takes back</h2>\n<ul>\n<li>Contacts that the file added are removed. Any that were changed since go to the bin, so that newer work is not lost.</li>\n<li>Contacts that it updated get their old values back, unless they were changed since.</li>\n<li>The marketing permission that came with the file is removed. Anyone who unsubscribed in the meantime stays unsubscribed.</li>\n</ul>\n<h2 id="the-bin">The bin</h2>\n<p>What is in <a href="/contacts/trash">the bin</a> can be restored, one by one or all together. A contact in the bin gets no texts.</p>\n',
    headings: [
      { id: 'how', text: 'How' },
      { id: 'what-it-takes-back', text: 'What it takes back' },
      { id: 'the-bin', text: 'The bin' },
    ],
    related: ['audiences/import-a-file', 'audiences/rejected-rows'],
  },
  'fields-and-tags': {
    html: '<h2 id="tags">Tags</h2>\n<p>A tag is a word that several people share, such as Regular or Catering. Make one on <a href="/tags">Tags</a>, or type a new one while you edit a contact. Tick several contacts in the list and press <strong>Tag</strong> to give it to all of them.</p>\n<h2 id="custom-fields">Custom fields</h2>\n<p>A field holds something of each person: a suburb, a birthday, a usual order. Make one on <a href="/custom-fields">Custom fields</a> and choose its type: text, date, number, yes or no, or one of several. The type cannot be changed later.</p>\n<h2 id="find-people-by-them">Find people by them</h2>\n<p>In <a href="/contacts">Contacts</a> press <strong>Add condition</strong> and choose a tag or a field. Conditions ask what an owner asks: birthday this month, over 30 days ago, is one of. <strong>Save segment</strong> keeps the conditions under a name; whoever matches them is in it, now and later.</p>\n<h2 id="write-them-into-texts">Write them into texts</h2>\n<p>Every field can be put into a message, so that each person reads their own.</p>\n',
    headings: [
      { id: 'tags', text: 'Tags' },
      { id: 'custom-fields', text: 'Custom fields' },
      { id: 'find-people-by-them', text: 'Find people by them' },
      { id: 'write-them-into-texts', text: 'Write them into texts' },
    ],
    related: ['audiences/import-a-file', 'sms-marketing-campaigns/placeholders'],
  },
  'who-you-may-text': {
    html: '<p>This is a guide, not legal advice.</p>\n<h2 id="marketing">Marketing</h2>\n<p>You may send marketing to people who agreed to it, or who are your customers and would expect it. Each text has to say who you are and let people opt out. The opt-out has to work, and it has to be free or cheap.</p>\n<p>In Bellbird each contact has a marketing status:</p>\n<ul>\n<li><strong>Subscribed</strong> gets every text.</li>\n<li><strong>Transactional only</strong> gets texts about their own orders and bookings.</li>\n<li><strong>Unsubscribed</strong> gets none.</li>\n</ul>\n<h2 id="when-you-import">When you import</h2>\n<p>The import asks whether these people agreed. Do not say yes for a list that you bought or copied from somewhere.</p>\n<h2 id="who-is-left-out">Who is left out</h2>\n<p>Before you send, the composer says who is left out and why: people who opted out, who never agreed, who have no number we can text, or who are in the list twice. You pay only for those who get the text.</p>\n',
    headings: [
      { id: 'marketing', text: 'Marketing' },
      { id: 'when-you-import', text: 'When you import' },
      { id: 'who-is-left-out', text: 'Who is left out' },
    ],
    related: ['audiences/opt-outs', 'sms-transactional-campaigns/what-is-transactional'],
  },
  'opt-outs': {
    html: '<h2 id="stop">STOP</h2>\n<p>Somebody who replies STOP to one of your texts gets no more from you. It counts at once, also for a campaign that is running: texts that have not left yet are not sent.</p>\n<h2 id="the-link">The link</h2>\n<p>With <code>{{optOutLink}}</code> in your message each person gets a link of their own. The page behind it lets them choose to get no marketing, or nothing at all, without a log-in.</p>\n<h2 id="coming-back">Coming back</h2>\n<p>Only the person can undo it, by texting START or on that page. You cannot switch somebody back on who has opted out; that protects you as much as them.</p>\n<h2 id="where-you-see-it">Where you see it</h2>\n<p>The contact says since when and by which way. <a href="/sms-inbounds">Replies</a> shows the words that came, and a notification tells you of each. After a campaign, its page says how many opted out of those it reached.</p>\n',
    headings: [
      { id: 'stop', text: 'STOP' },
      { id: 'the-link', text: 'The link' },
      { id: 'coming-back', text: 'Coming back' },
      { id: 'where-you-see-it', text: 'Where you see it' },
    ],
    related: ['audiences/who-you-may-text', 'sms-marketing-campaigns/replies'],
  },
};
