// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'open-a-day': {
    html: '<p>Open <a href="/waiting-list">Waiting list</a> and press <strong>Open the list</strong>. From then on people join with the code on your counter, or you press <strong>Add a person</strong> for someone who stands before you. Each gets the next number. No number is given twice, even when many join at once.</p>\n<h2 id="call-someone">Call someone</h2>\n<p><strong>Call turn 42</strong> calls the first one: they get a text, and their page turns green. Press <strong>Done</strong> when you are finished with them, or <strong>Not here</strong> if nobody came: then they move back a few places, and the second time they are off the list. You can undo either for a few seconds.</p>\n<p>Two of you may call at the same time. Each gets another turn, and nobody is called twice.</p>\n<p><strong>Nudge</strong> tells someone further back that it is almost their turn, at most twice.</p>\n<h2 id="what-customers-see">What customers see</h2>\n<p>Their page shows their place, about how long it takes, and who is before them. They can let one person pass, say that they are on their way, or leave the list. The page is right even when a text is late or your balance is empty: then call people by name.</p>\n<p>The time is learned from your calls of that day, so it gets better after the first few.</p>\n<h2 id="take-a-break-or-close">Take a break, or close</h2>\n<p><strong>Pause</strong> lets nobody join for a while; you can go on calling. <strong>Take turns again</strong> ends it. <strong>Close</strong> asks what happens to those who still wait: finish these, or take all off and text them. A list that you forget is closed by itself at 4:00 in the morning.</p>\n',
    headings: [
      { id: 'call-someone', text: 'Call someone' },
      { id: 'what-customers-see', text: 'What customers see' },
      { id: 'take-a-break-or-close', text: 'Take a break, or close' },
    ],
    related: [
      'demand-generation/your-qr-code',
      'demand-generation/opening-hours',
      'sms-transactional-campaigns/what-is-transactional',
    ],
  },
  messages: {
    html: '<p>Open <a href="/waiting-list">Waiting list</a>, then <strong>Settings</strong>. Under <strong>Messages</strong> each of the five texts can be switched off or written anew. Beside it you see how many parts it has and what it costs; a part to Australia is <span data-price="sms" data-country="AU"></span>. <strong>Text it to me</strong> sends it to your own phone.</p>\n<h2 id="when-they-go">When they go</h2>\n<ul>\n<li><strong>On the list</strong>, when someone joins.</li>\n<li><strong>Almost ready</strong>, once, when few are ahead. <strong>Nudge</strong> sends it, too.</li>\n<li><strong>It is your turn</strong>, at each call.</li>\n<li><strong>Thank you and review</strong>, once, some time after <strong>Done</strong>, to those who said yes to it. It needs a review link and is off at first.</li>\n<li><strong>Turn cancelled</strong>, when you take someone off or close the list.</li>\n</ul>\n<p>Names, numbers and the link to their place are filled in for each person. A longer text may have more parts, so look at the price before you save.</p>\n<h2 id="what-people-may-answer">What people may answer</h2>\n<p><strong>LEAVE</strong> takes them off the list, <strong>LATE</strong> lets one person pass, <strong>HERE</strong> shows you that they are on their way. Anything else goes to your replies.</p>\n<p><strong>STOP</strong> ends your texts to that number, and so does <strong>CANCEL</strong>. Neither costs the place: the turn stays and says “Texts off, call by name”. After <strong>CANCEL</strong> the board asks you whether to take them off or keep them.</p>\n<h2 id="if-a-text-does-not-go">If a text does not go</h2>\n<p>The row says why, such as a balance that is too low. The list keeps running without texts, and everyone\'s page stays right. With <strong>Most confirmations in an hour</strong> you decide how much a rush may cost you.</p>\n',
    headings: [
      { id: 'when-they-go', text: 'When they go' },
      { id: 'what-people-may-answer', text: 'What people may answer' },
      { id: 'if-a-text-does-not-go', text: 'If a text does not go' },
    ],
    related: [
      'demand-generation/open-a-day',
      'demand-generation/your-qr-code',
      'sms-transactional-campaigns/what-is-transactional',
    ],
  },
  'your-qr-code': {
    html: '<p>Open <a href="/waiting-list">Waiting list</a> and press <strong>Code</strong>. Print the code and put it on the counter or in the window. It stays the same from day to day.</p>\n<h2 id="what-customers-do">What customers do</h2>\n<p>They scan it with the camera of their phone; there is nothing to install. They give a first name and a mobile number, say how many they are, and press <strong>Join the list</strong>. A second press is still one turn, and a number that is on the list already can’t join again.</p>\n<p>The page wears your <a href="/account/branding">colour and icon</a>.</p>\n<h2 id="when-nobody-can-join">When nobody can join</h2>\n<p>While the list is closed, paused or full, the page says so, with your <a href="/account/opening-hours">opening hours</a> of the day and when you open next. When it is full it also says how many wait and about when to try again. A page that stays open notices by itself when the list goes on.</p>\n<h2 id="two-boxes-neither-ticked">Two boxes, neither ticked</h2>\n<p><strong>Text me once to ask how it was</strong> allows one text after the visit. <strong>News and offers</strong> makes someone a contact whom you may text with offers, but only once they were served and a text reached them, so that the number is theirs.</p>\n<p>We delete name and number 90 days after the visit. What you count, such as waiting times, stays.</p>\n',
    headings: [
      { id: 'what-customers-do', text: 'What customers do' },
      { id: 'when-nobody-can-join', text: 'When nobody can join' },
      { id: 'two-boxes-neither-ticked', text: 'Two boxes, neither ticked' },
    ],
    related: ['demand-generation/open-a-day', 'demand-generation/branding', 'audiences/who-you-may-text'],
  },
  branding: {
    html: '<p>Some pages are seen by your customers, such as the one on which they opt out. They wear your logo and your colour, on buttons and links alike.</p>\n<h2 id="icon-and-logo">Icon and logo</h2>\n<p>Open <a href="/account/branding">Branding</a> and press <strong>Choose a picture</strong>: PNG, JPEG, WebP or GIF, up to 5 MB. Move and zoom the frame to the part that you want to show. It counts at once. The icon is a square for small places; the logo is wider, for the top of pages.</p>\n<p>Where and when a photo was taken is cut out of it before anyone sees it. After <strong>Replace</strong> or <strong>Remove</strong> the old picture is kept for 30 days, for emails that still show it.</p>\n<h2 id="choose-a-colour">Choose a colour</h2>\n<p>Choose one of the colours, type your own as <code>#</code> and six letters or digits, or pick one. The page beside it shows at once what customers see.</p>\n<h2 id="it-can-always-be-read">It can always be read</h2>\n<p>A light colour, such as yellow, can’t be read as words on white. We do not forbid it: buttons keep your colour with dark words on them, and links get a darker shade. The page tells you which.</p>\n<p>Press <strong>Use Bellbird’s colour</strong> to go back.</p>\n<h2 id="who-may">Who may</h2>\n<p>An owner, an administrator, a Merchant Editor or a Business Editor.</p>\n',
    headings: [
      { id: 'icon-and-logo', text: 'Icon and logo' },
      { id: 'choose-a-colour', text: 'Choose a colour' },
      { id: 'it-can-always-be-read', text: 'It can always be read' },
      { id: 'who-may', text: 'Who may' },
    ],
    related: ['demand-generation/privacy-policy', 'demand-generation/opening-hours', 'accounts/set-up-your-business'],
  },
  'privacy-policy': {
    html: '<p>Who keeps names and phone numbers should say what happens to them. Open <a href="/account/policies">Privacy policy</a> and choose one of three ways.</p>\n<h2 id="write-it">Write it</h2>\n<p>Type or paste your own text. A line that begins with <code>#</code> is a heading, one that begins with <code>-</code> is a point of a list, and two stars on either side make words <strong>bold</strong>. Anything else, HTML too, is shown as plain text.</p>\n<h2 id="link-to-it">Link to it</h2>\n<p>Your website has one already? Give its address. Customers see a button that names your website, and are never sent there without pressing it.</p>\n<h2 id="make-one-for-me">Make one for me</h2>\n<p>Say how people reach you, what you keep of them and what you use it for. Bellbird writes a policy from your answers: what you keep, why, who else sees it, how someone asks to see or correct it, and where they complain. It also says whether computer programs make decisions that matter to people, which the Privacy Act asks from 10 December 2026 on.</p>\n<p>It is a start, not legal advice. Whether the Act binds your business depends on its turnover and on what kind of business it is.</p>\n<h2 id="give-customers-the-address">Give customers the address</h2>\n<p>Press <strong>Save</strong>, and the policy has a public address, under your logo and in your colour. <strong>Copy</strong> puts the address on your clipboard: for your website, your booking page or a sign at the till. When you change the policy the address stays, and the page says when it was last changed.</p>\n',
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
