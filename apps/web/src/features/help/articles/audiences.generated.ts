// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'import-a-file': {
    html: '<p>A spreadsheet with a name and a mobile number is enough.</p>\n<h2 id="get-a-csv-file">Get a CSV file</h2>\n<p>In Excel, Numbers or Google Sheets save or download your sheet as CSV, with headings in the first row. Up to 200 MB is fine. You can also paste rows straight from a spreadsheet.</p>\n<h2 id="four-steps">Four steps</h2>\n<p>Open <a href="/contacts/import">Import</a>.</p>\n<ol>\n<li><strong>File</strong>: drop the file or press <strong>Choose a file</strong>.</li>\n<li><strong>Columns</strong>: we guess which column is the phone, the name and so on. Correct what is wrong; columns you do not need are left out.</li>\n<li><strong>People</strong>: say who these people are and whether they agreed to marketing.</li>\n<li><strong>Import</strong>: you see what happens to every row before anything is saved.</li>\n</ol>\n<p>Press the button and watch it work. You can leave the page: it keeps running by itself, and you are told when it is done.</p>\n<h2 id="numbers">Numbers</h2>\n<p>Write them as you would dial them. For other countries start with +, such as +64. Each number can belong to one contact, so someone who is in your list already is updated and not added twice.</p>\n',
    headings: [
      { id: 'get-a-csv-file', text: 'Get a CSV file' },
      { id: 'four-steps', text: 'Four steps' },
      { id: 'numbers', text: 'Numbers' },
    ],
    related: ['audiences/rejected-rows', 'audiences/undo-an-import', 'audiences/who-you-may-text'],
  },
  'rejected-rows': {
    html: '<p>Every row of a file either becomes a contact, updates one, or is left out with a reason. Nothing is lost in silence.</p>\n<h2 id="before-you-import">Before you import</h2>\n<p>The last step counts the rows by what will happen to them. Open a group to see the rows in it with their line numbers.</p>\n<h2 id="after-it">After it</h2>\n<p>The page of the import shows what became of each row. Press <strong>Download these rows</strong> for a file with only the rows that were left out, each with its reason. Correct them there, save, and import that file.</p>\n<h2 id="the-most-common-reasons">The most common reasons</h2>\n<ul>\n<li>The phone number has too few or too many digits.</li>\n<li>The phone column is empty.</li>\n<li>A date is written in a way that can’t be read. Day, month, year always works: 21-11-2026.</li>\n<li>A choice is not one of those you gave the field.</li>\n</ul>\n<p>Spreadsheets like to drop the first zero of a number. We put it back where it is clear what was meant.</p>\n',
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
    html: '<h2 id="tags">Tags</h2>\n<p>A tag is a word that several people share, such as Regular or Catering. Make one on <a href="/tags">Tags</a>, or type a new one while you edit a contact. Tick several contacts in the list and press <strong>Tag</strong> to give it to all of them.</p>\n<h2 id="custom-fields">Custom fields</h2>\n<p>A field holds something of each person: a suburb, a birthday, a usual order. Make one on <a href="/custom-fields">Custom fields</a> and choose its type: text, date, number, yes or no, or one of several. The type can’t be changed later.</p>\n<h2 id="find-people-by-them">Find people by them</h2>\n<p>In <a href="/contacts">Contacts</a> press <strong>Add condition</strong> and choose a tag or a field. Conditions ask what an owner asks: birthday this month, over 30 days ago, is one of. <strong>Save segment</strong> keeps the conditions under a name; whoever matches them is in it, now and later.</p>\n<h2 id="write-them-into-texts">Write them into texts</h2>\n<p>Every field can be put into a message, so that each person reads their own.</p>\n',
    headings: [
      { id: 'tags', text: 'Tags' },
      { id: 'custom-fields', text: 'Custom fields' },
      { id: 'find-people-by-them', text: 'Find people by them' },
      { id: 'write-them-into-texts', text: 'Write them into texts' },
    ],
    related: ['audiences/import-a-file', 'sms-marketing-campaigns/placeholders'],
  },
  segments: {
    html: '<p>A segment is a filter with a name. It holds no fixed list: whoever matches its conditions is in it, and whoever stops matching is out of it, by itself.</p>\n<h2 id="make-one">Make one</h2>\n<ol>\n<li>Open <a href="/contacts">Contacts</a> and press <strong>Add condition</strong>. Choose what to ask: a tag, a suburb, a birthday this month, a last visit over 30 days ago.</li>\n<li>Add more conditions if you like. They all have to hold; press <strong>and</strong> to change that to <strong>or</strong>.</li>\n<li>Press <strong>Save segment</strong>, give it a name and press <strong>Save segment</strong> once more.</li>\n</ol>\n<p>Segments stand as tabs over your contacts, each with the number of people in it now.</p>\n<h2 id="change-one">Change one</h2>\n<p>Open its tab. Change a condition, then press <strong>Segment</strong> and choose <strong>Save changes</strong>. <strong>Save as a new segment</strong> keeps the old one as it was. <strong>Name and who can see it</strong> gives it another name or shares it. <strong>Delete segment</strong> takes only the filter away; the contacts stay. You have a few seconds to press <strong>Undo</strong>.</p>\n<h2 id="text-one">Text one</h2>\n<p>In a new campaign press <strong>Add people</strong> and tick the segment. For a campaign that goes later, who is in it is decided when it starts: someone who joins before then gets the text too.</p>\n<p>People who said STOP are left out of marketing, whatever segment they are in.</p>\n',
    headings: [
      { id: 'make-one', text: 'Make one' },
      { id: 'change-one', text: 'Change one' },
      { id: 'text-one', text: 'Text one' },
    ],
    related: ['audiences/fields-and-tags', 'audiences/share-a-segment', 'sms-marketing-campaigns/first-campaign'],
  },
  'share-a-segment': {
    html: '<p>Everyone in your business sees a new segment, and every Campaign Editor can text it. You can keep one for some people alone.</p>\n<h2 id="choose-who-sees-it">Choose who sees it</h2>\n<p>Open the segment’s tab in <a href="/contacts">Contacts</a>, press <strong>Segment</strong> and choose <strong>Name and who can see it</strong>. The same question is there when you save a new one.</p>\n<ul>\n<li><strong>Everyone in your business</strong>: all can use it. You and those who manage the business can change it.</li>\n<li><strong>Only people I choose</strong>: pick them one by one under <strong>Add a person</strong>. For all others the segment is not there at all: no tab, no search, no choice in a campaign.</li>\n</ul>\n<p>A segment that not everyone sees has a lock beside its name.</p>\n<h2 id="what-each-person-may-do">What each person may do</h2>\n<ul>\n<li><strong>Can see it</strong>: look at it and text it.</li>\n<li><strong>Can change it</strong>: also change its conditions and its name.</li>\n<li><strong>Can change and share it</strong>: also delete it, and decide who sees it.</li>\n</ul>\n<p>To change a segment or to text it, a person also needs to be a Campaign Editor. Owners and administrators always see and change everything.</p>\n<h2 id="when-someone-leaves">When someone leaves</h2>\n<p>What was shared with someone who leaves your business ends by itself. What they made stays, and owners and administrators still see it.</p>\n<p>Who changed the sharing of a segment, and when, is in the activity of <a href="/users?view=activity">Users</a>.</p>\n<p>Templates are shared in the same way, in their own form.</p>\n',
    headings: [
      { id: 'choose-who-sees-it', text: 'Choose who sees it' },
      { id: 'what-each-person-may-do', text: 'What each person may do' },
      { id: 'when-someone-leaves', text: 'When someone leaves' },
    ],
    related: ['audiences/segments', 'accounts/what-each-permission-may', 'sms-marketing-campaigns/templates'],
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
    html: '<h2 id="stop">STOP</h2>\n<p>Someone who replies STOP to one of your texts gets no more from you. It counts at once, also for a campaign that is running: texts that have not left yet are not sent.</p>\n<h2 id="the-link">The link</h2>\n<p>With <code>{{optOutLink}}</code> in your message each person gets a link of their own. The page behind it lets them choose to get no marketing, or nothing at all, without a log-in.</p>\n<h2 id="coming-back">Coming back</h2>\n<p>Only the person can undo it, by texting START or on that page. You can’t switch someone back on who has opted out; that protects you as much as them.</p>\n<h2 id="where-you-see-it">Where you see it</h2>\n<p>The contact says since when and by which way. <a href="/sms-inbounds">Replies</a> shows the words that came, and a notification tells you of each. After a campaign, its page says how many opted out of those it reached.</p>\n',
    headings: [
      { id: 'stop', text: 'STOP' },
      { id: 'the-link', text: 'The link' },
      { id: 'coming-back', text: 'Coming back' },
      { id: 'where-you-see-it', text: 'Where you see it' },
    ],
    related: ['audiences/who-you-may-text', 'sms-marketing-campaigns/replies'],
  },
};
