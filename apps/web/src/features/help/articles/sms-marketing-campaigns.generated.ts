// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'first-campaign': {
    html: '<p>Open <a href="/sms-campaigns/create">New campaign</a>. It is one page, and a draft saves itself as you go.</p>\n<h2 id="choose-write-send">Choose, write, send</h2>\n<ol>\n<li><strong>Recipients</strong>: press <strong>Add people</strong> and choose everyone, a tag, a segment or single contacts. Nobody gets it twice.</li>\n<li><strong>Sender</strong>: who the text comes from. People can reply to a number.</li>\n<li><strong>Message</strong>: say whether it is marketing or transactional, and write. The preview shows it as people read it, with their own names.</li>\n<li><strong>When</strong>: now, or on a day and at a time.</li>\n</ol>\n<p>The bill beside it shows people, parts and the exact price before anything is sent.</p>\n<h2 id="test-it">Test it</h2>\n<p>Send the text to your own phone first with <strong>Send me a test</strong>.</p>\n<h2 id="then-send">Then send</h2>\n<p>Press the button that names the number of people and the price. You have 30 seconds to change your mind: <strong>Cancel</strong> stops it and nothing has left. After that you see on its page how far it is, and can pause it or cancel the rest.</p>\n',
    headings: [
      { id: 'choose-write-send', text: 'Choose, write, send' },
      { id: 'test-it', text: 'Test it' },
      { id: 'then-send', text: 'Then send' },
    ],
    related: [
      'sms-marketing-campaigns/what-it-costs',
      'sms-marketing-campaigns/when-you-may-send',
      'sms-marketing-campaigns/parts-and-costly-characters',
    ],
  },
  'what-it-costs': {
    html: '<p>A text part to an Australian mobile costs <span data-price="sms" data-country="AU"></span>. GST is not included.</p>\n<h2 id="the-bill">The bill</h2>\n<p>People × parts × price. The composer counts it while you write, for every single person: a long name can make one text longer than the others. What you see on the button is what is set aside.</p>\n<h2 id="held-then-charged">Held, then charged</h2>\n<p>When you send, the price is held from your balance. Each text that is accepted for sending is charged; texts that are rejected are free. At the end what was held and not used is yours again. The campaign’s page shows all three: held, charged and the final cost.</p>\n<h2 id="cheaper-texts">Cheaper texts</h2>\n<ul>\n<li>Keep it to one part: 160 standard letters.</li>\n<li>Look at marked characters. A curly quote or an emoji can make a text cost three times as much, and the composer replaces it in one press.</li>\n<li>Leave out people who never react: filter by when they last replied.</li>\n</ul>\n',
    headings: [
      { id: 'the-bill', text: 'The bill' },
      { id: 'held-then-charged', text: 'Held, then charged' },
      { id: 'cheaper-texts', text: 'Cheaper texts' },
    ],
    related: [
      'sms-marketing-campaigns/parts-and-costly-characters',
      'sms-transactional-campaigns/top-up',
      'sms-marketing-campaigns/stopped-for-money',
    ],
  },
  'when-you-may-send': {
    html: '<h2 id="marketing-has-hours">Marketing has hours</h2>\n<p>Marketing goes out Monday to Friday 09:00 to 20:00 and Saturday 09:00 to 17:00, in the time zone of your business. It does not go out on Sundays.</p>\n<p>Outside these hours the composer offers the next time at which it may go. A campaign that is still running when the hours end waits and goes on when they begin again.</p>\n<h2 id="transactional-texts">Transactional texts</h2>\n<p>Texts about someone’s own order or booking may go at any time.</p>\n<h2 id="later">Later</h2>\n<p>Choose <strong>Later</strong> to send on a day and at a time. A scheduled campaign is under <a href="/sms-campaigns/scheduled">Scheduled</a>, with the people and the cost. Until it starts you can edit it, send it earlier or cancel it. Who gets it is decided when it starts: people who join a segment before then are in it.</p>\n<p>Your zone is on <a href="/account">Account</a>.</p>\n',
    headings: [
      { id: 'marketing-has-hours', text: 'Marketing has hours' },
      { id: 'transactional-texts', text: 'Transactional texts' },
      { id: 'later', text: 'Later' },
    ],
    related: ['sms-marketing-campaigns/first-campaign', 'sms-transactional-campaigns/what-is-transactional'],
  },
  'parts-and-costly-characters': {
    html: '<h2 id="what-a-part-is">What a part is</h2>\n<p>Phones carry texts in parts. You pay for each part and person: <span data-price="sms" data-country="AU"></span> a part.</p>\n<div class="table" tabindex="0"><table><thead>\n<tr>\n<th>Your text holds</th>\n<th>One part</th>\n<th>Each further part</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Standard letters only</td>\n<td>160</td>\n<td>153</td>\n</tr>\n<tr>\n<td>One costly character, or more</td>\n<td>70</td>\n<td>67</td>\n</tr>\n</tbody>\n</table></div><h2 id="characters-that-cost">Characters that cost</h2>\n<p>Curly quotes, long dashes and emoji aren’t standard. A single one makes the whole text costly. Letters such as é and ñ are standard; ê is not. A few signs, such as € and the square brackets, count as two.</p>\n<p>The composer marks such a character where it is, says what it adds, and replaces it in one press where there is a plain one that looks the same.</p>\n<h2 id="names-count-too">Names count too</h2>\n<p>A field in your text is as long as what each person has in it. The composer counts each person’s text and says how many get a longer one.</p>\n',
    headings: [
      { id: 'what-a-part-is', text: 'What a part is' },
      { id: 'characters-that-cost', text: 'Characters that cost' },
      { id: 'names-count-too', text: 'Names count too' },
    ],
    related: [
      'sms-marketing-campaigns/what-it-costs',
      'sms-marketing-campaigns/placeholders',
      'sms-marketing-campaigns/templates',
    ],
  },
  placeholders: {
    html: '<h2 id="put-one-in">Put one in</h2>\n<p>In the message press <strong>Field</strong> and choose one: first name, last name, or a custom field. It appears in the text as a chip. In what each person gets, it is their own.</p>\n<h2 id="when-there-is-nothing">When there is nothing</h2>\n<p>Not everyone has a first name in your list. Give the field a word to use instead, for example <em>there</em>: “Hi there” reads better than “Hi ,”. The composer tells you for how many people a field is empty and has no such word.</p>\n<h2 id="check-it">Check it</h2>\n<p>The preview shows the message as a real person reads it. <strong>Longest</strong> shows the person whose text is the longest, which is the one that may need another part.</p>\n<h2 id="the-opt-out-link">The opt-out link</h2>\n<p><code>{{optOutLink}}</code> is a placeholder as well: each person gets a link of their own. It counts toward the length like everything else. <strong>Review link</strong> leads each person to the form on which they tell you how it was; you can use it once your reviews are set up.</p>\n',
    headings: [
      { id: 'put-one-in', text: 'Put one in' },
      { id: 'when-there-is-nothing', text: 'When there is nothing' },
      { id: 'check-it', text: 'Check it' },
      { id: 'the-opt-out-link', text: 'The opt-out link' },
    ],
    related: [
      'audiences/fields-and-tags',
      'sms-marketing-campaigns/templates',
      'sms-marketing-campaigns/parts-and-costly-characters',
    ],
  },
  templates: {
    html: '<p>A template is a text to use again: opening hours, a reminder, a thank-you.</p>\n<h2 id="make-one">Make one</h2>\n<p>Open <a href="/sms-templates">Templates</a> and add one, or save what you are writing in the composer. It has a name, the text with its fields, and says whether it is marketing or transactional. Under the text you see how many parts it needs with a name of usual length.</p>\n<h2 id="use-it">Use it</h2>\n<p>In the composer press <strong>Use a template</strong> and choose. Your text is replaced by it, and you can undo that. Or open the template and start a campaign with it.</p>\n<p>A campaign keeps the text it was sent with. If you change the template later, nothing that was sent changes.</p>\n<h2 id="delete-and-restore">Delete and restore</h2>\n<p>A deleted template goes to the bin under Templates and can come back. From the bin it can go for ever.</p>\n',
    headings: [
      { id: 'make-one', text: 'Make one' },
      { id: 'use-it', text: 'Use it' },
      { id: 'delete-and-restore', text: 'Delete and restore' },
    ],
    related: ['sms-marketing-campaigns/placeholders', 'sms-marketing-campaigns/first-campaign'],
  },
  'delivered-unknown-rejected': {
    html: '<p>Open a campaign in <a href="/sms-campaigns/history">History</a>. Each person has one of these:</p>\n<ul>\n<li><strong>Queued</strong>: waiting for its turn.</li>\n<li><strong>Sent, receipt to come</strong>: it left, and the phone has not confirmed yet. A phone that is off confirms later.</li>\n<li><strong>Delivered</strong>: the phone has it.</li>\n<li><strong>Not delivered</strong>: the network refused it, or the number does not exist any more.</li>\n<li><strong>Unknown</strong>: it left, but no receipt came in time. Some networks send none. The person may well have it.</li>\n<li><strong>Not sent</strong>: you cancelled, or the person opted out before it left.</li>\n</ul>\n<h2 id="look-closer">Look closer</h2>\n<p>Press a tab above the list to see only these people, or find one by name or phone. <strong>Steps</strong> shows when each thing happened, and the speech bubble beside it shows what this one person got, word for word. <strong>Export</strong> makes a file of what you see.</p>\n<h2 id="texts-never-go-out-twice">Texts never go out twice</h2>\n<p>If something breaks in the middle, we rather leave a text <em>unknown</em> than send it again. That is why we do not retry what may have arrived.</p>\n',
    headings: [
      { id: 'look-closer', text: 'Look closer' },
      { id: 'texts-never-go-out-twice', text: 'Texts never go out twice' },
    ],
    related: ['sms-marketing-campaigns/replies', 'sms-marketing-campaigns/what-it-costs'],
  },
  replies: {
    html: '<h2 id="where-they-are">Where they are</h2>\n<p><a href="/sms-inbounds">Replies</a> has a conversation for each person who texted you, the newest first: their texts, your answers, and the campaigns they got. A mark in the menu says how many wait for an answer. <strong>Needs a person</strong> shows those, and the ones where it is asked what was meant.</p>\n<p>Write your answer at the foot: the button says what it costs before you send it. <strong>Assign</strong> gives a conversation to a colleague, <strong>Snooze</strong> puts it off, and <strong>Done</strong> ends it until they text again.</p>\n<p>The campaign’s page counts how many of those it reached replied, and shows the words beside the person.</p>\n<h2 id="stop-and-start">STOP and START</h2>\n<p>Both take effect at once, whatever the capital letters. Such a reply is marked <strong>Opted out</strong> or <strong>Opted in</strong>.</p>\n<p>Where someone writes “pls no more” or “wrong number” in their own words, promotions to them are held at once, and the conversation asks you what they meant: <strong>Keep</strong>, or <strong>Opt out</strong>.</p>\n<h2 id="what-people-can-reply-to">What people can reply to</h2>\n<p>Only a number takes replies. A text that comes from a business name shows that name, and nobody can answer it.</p>\n<h2 id="delete">Delete</h2>\n<p><strong>All texts</strong> lists each text that came in, to filter, export or delete. They have no bin: a deleted one is gone. Whoever opted out stays opted out, also if you delete the reply that said so.</p>\n',
    headings: [
      { id: 'where-they-are', text: 'Where they are' },
      { id: 'stop-and-start', text: 'STOP and START' },
      { id: 'what-people-can-reply-to', text: 'What people can reply to' },
      { id: 'delete', text: 'Delete' },
    ],
    related: ['audiences/opt-outs', 'sms-marketing-campaigns/delivered-unknown-rejected'],
  },
  'stopped-for-money': {
    html: '<h2 id="before-you-send">Before you send</h2>\n<p>The composer compares the price with your balance. If there is too little, the button leads to <a href="/billing">Billing</a> and your draft stays as it is.</p>\n<h2 id="a-scheduled-campaign">A scheduled campaign</h2>\n<p>A campaign that starts later is paid for when it starts. If the balance is too low at that moment, it is cancelled as a whole: nobody gets it and nothing is charged. You get a notification, and <a href="/sms-campaigns/scheduled">Scheduled</a> warns you before, as soon as the balance does not cover what is planned.</p>\n<h2 id="go-on">Go on</h2>\n<p><a href="/billing">Top up</a>, open the campaign and press <strong>Resend</strong>. It opens as a new draft with the same people and the same text.</p>\n<h2 id="a-running-campaign">A running campaign</h2>\n<p>It never stops for money: everything it can cost was set aside at its start.</p>\n',
    headings: [
      { id: 'before-you-send', text: 'Before you send' },
      { id: 'a-scheduled-campaign', text: 'A scheduled campaign' },
      { id: 'go-on', text: 'Go on' },
      { id: 'a-running-campaign', text: 'A running campaign' },
    ],
    related: ['sms-transactional-campaigns/top-up', 'sms-marketing-campaigns/what-it-costs'],
  },
};
