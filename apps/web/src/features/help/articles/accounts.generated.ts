// Generated from apps/web/help: npm run generate.
import type { HelpArticle } from '../help-list';

export const articles: Readonly<Record<string, HelpArticle>> = {
  'set-up-your-business': {
    html: '<p>It takes five minutes, and you can change all of it later.</p>\n<h2 id="details">Details</h2>\n<p>Open <a href="/account">Account</a>. Under <strong>Your business</strong> check the name: it is what people see on your opt-out page. Add your ABN if you have one. The <strong>time zone</strong> matters most, because scheduled texts and sending hours run in it; the line under the field says what time it is there now.</p>\n<p>Under <strong>How people reach you</strong> write the email and phone that customers may use. A bar appears at the bottom as soon as something has changed: press <strong>Save</strong>, or <strong>Discard</strong> to go back to what was there.</p>\n<h2 id="colour-and-hours">Colour and hours</h2>\n<p>On <a href="/account/branding">Branding</a> choose the colour of your buttons and links. On <a href="/account/opening-hours">Opening hours</a> switch each day on or off, and choose your state so that its public holidays are known.</p>\n<h2 id="who-may-change-it">Who may change it</h2>\n<p>An owner, an administrator, a Business Editor or a Merchant Editor. Everyone else can read it, and can press <strong>Ask for access</strong>.</p>\n',
    headings: [
      { id: 'details', text: 'Details' },
      { id: 'colour-and-hours', text: 'Colour and hours' },
      { id: 'who-may-change-it', text: 'Who may change it' },
    ],
    related: ['accounts/invite-staff', 'demand-generation/branding', 'demand-generation/opening-hours'],
  },
  'log-in-with-google': {
    html: '<p>You can log in with Google if the address of your Google account is the one that you use here.</p>\n<h2 id="the-first-time">The first time</h2>\n<p>On the log-in page press <strong>Continue with Google</strong> and choose your account. If you already have a password with us, we ask for it once before the two are linked. Nobody can link your account silently.</p>\n<p>If you have no account yet, the same button leads to the sign-up with your name filled in.</p>\n<h2 id="from-your-own-account">From your own account</h2>\n<p>Open <a href="/account/security">Security</a>. Beside <strong>Google</strong> press <strong>Link</strong> to connect, or <strong>Unlink</strong> to go back to your email and password. If you signed up with Google and have no password, choose one first: otherwise you could not log in any more.</p>\n<h2 id="two-factor-still-counts">Two-factor still counts</h2>\n<p>If two-factor is on, you type a code after Google as well. A Google account that someone else gets into is then not enough to get into yours.</p>\n',
    headings: [
      { id: 'the-first-time', text: 'The first time' },
      { id: 'from-your-own-account', text: 'From your own account' },
      { id: 'two-factor-still-counts', text: 'Two-factor still counts' },
    ],
    related: ['accounts/forgot-your-password', 'accounts/two-factor'],
  },
  'forgot-your-password': {
    html: '<h2 id="ask-for-a-link">Ask for a link</h2>\n<p>On the log-in page press <strong>Forgot your password?</strong> and type your email address. We send a link to it. For safety the page says the same whether or not there is an account with that address.</p>\n<p>Open the link and choose a new password. It needs to be long enough; the page tells you what is missing as you type.</p>\n<h2 id="what-changes">What changes</h2>\n<p>You are logged out everywhere else, and devices that were remembered are forgotten. If two-factor is on, it stays on: after the new password you still type a code of your app. For a day after a reset, two-factor can’t be turned off by email. That way a mailbox that someone got into is not enough to get into your account.</p>\n<h2 id="no-email-came">No email came</h2>\n<p>Look in the folder for unwanted mail. Links work for a limited time and only once, so use the newest one. If you share the business with others, an owner or administrator can see in <a href="/users">Users</a> which address you log in with.</p>\n',
    headings: [
      { id: 'ask-for-a-link', text: 'Ask for a link' },
      { id: 'what-changes', text: 'What changes' },
      { id: 'no-email-came', text: 'No email came' },
    ],
    related: ['accounts/two-factor', 'accounts/lost-phone'],
  },
  'invite-staff': {
    html: '<h2 id="send-invitations">Send invitations</h2>\n<p>Open <a href="/users">Users</a> and press <strong>Invite people</strong>. Type or paste up to 50 email addresses. Choose what they may do: the same for all, or each of them differently. A sentence says what someone will be able to do. Then press the button that says how many invitations it sends.</p>\n<p>Each person gets an email with a link that works for 7 days. They write their name, choose a password, accept the terms and are in.</p>\n<h2 id="send-again-or-take-back">Send again, or take back</h2>\n<p>Someone who has not joined yet is under <strong>Invited</strong>. Open the person to see until when the link works and whether the email was delivered. <strong>Send again</strong> makes a new link; the old one stops working. <strong>Revoke</strong> takes the invitation back, and for a few seconds you can undo that.</p>\n<h2 id="they-have-an-account-already">They have an account already</h2>\n<p>An address that belongs to another business can move here. The person is asked for the password of that account and is told what stays behind.</p>\n',
    headings: [
      { id: 'send-invitations', text: 'Send invitations' },
      { id: 'send-again-or-take-back', text: 'Send again, or take back' },
      { id: 'they-have-an-account-already', text: 'They have an account already' },
    ],
    related: ['accounts/what-each-permission-may', 'accounts/who-did-what'],
  },
  'what-each-permission-may': {
    html: '<p>Open a person in <a href="/users">Users</a> to see six switches.</p>\n<ul>\n<li><strong>Owner</strong>: everything, and can make other owners.</li>\n<li><strong>Administrator</strong>: everything except making owners.</li>\n<li><strong>User Editor</strong>: invites people and gives them what they hold themselves.</li>\n<li><strong>Merchant Editor</strong>: opening hours and branding.</li>\n<li><strong>Business Editor</strong>: money, cards and business details.</li>\n<li><strong>Campaign Editor</strong>: contacts, campaigns and replies.</li>\n</ul>\n<p>Someone without any of them can look at contacts and campaigns, and change nothing.</p>\n<h2 id="who-may-give-them">Who may give them</h2>\n<p>An owner can give everything. An administrator can give all but owner, and can’t change an owner. A User Editor can give what they hold. Nobody changes their own, and a business always keeps at least one owner.</p>\n<h2 id="it-is-felt-at-once">It is felt at once</h2>\n<p>Changes take effect within 15 seconds, without a new log-in. What is taken from someone ends just as fast, on every device.</p>\n<h2 id="asking-for-more">Asking for more</h2>\n<p>Whoever opens a page they may not see finds <strong>Ask for access</strong> there. The people who can give it get a notification, and one press gives it.</p>\n',
    headings: [
      { id: 'who-may-give-them', text: 'Who may give them' },
      { id: 'it-is-felt-at-once', text: 'It is felt at once' },
      { id: 'asking-for-more', text: 'Asking for more' },
    ],
    related: ['accounts/invite-staff', 'accounts/who-did-what'],
  },
  'who-did-what': {
    html: '<p>Open <a href="/users">Users</a> and press <strong>Activity</strong>. Owners and administrators see it; nobody can change it, not even us.</p>\n<h2 id="what-is-in-it">What is in it</h2>\n<p>Every line says who did what, to whom and when: invitations and permissions, two-factor switched on or off, campaigns that were sent or cancelled, cards that were added, business details and opening hours that changed, files that were exported.</p>\n<p>Filter by person, by what happened or by day, and press <strong>Export</strong> for a file.</p>\n<h2 id="support">Support</h2>\n<p>Bellbird’s support sees nothing of your business unless an owner lets it in. On <a href="/account/security">Security</a> an owner can do so for 1, 24 or 72 hours, with a reason. Support can then only look, not change, and each page it looks at is a line here.</p>\n<h2 id="how-long">How long</h2>\n<p>Lines are kept for two years. The address a person came from is removed after 90 days.</p>\n',
    headings: [
      { id: 'what-is-in-it', text: 'What is in it' },
      { id: 'support', text: 'Support' },
      { id: 'how-long', text: 'How long' },
    ],
    related: ['accounts/what-each-permission-may', 'accounts/log-out-everywhere'],
  },
  'two-factor': {
    html: '<p>With two-factor on, a password alone lets nobody in.</p>\n<h2 id="turn-it-on">Turn it on</h2>\n<p>Open <a href="/account/security">Security</a> and press <strong>Turn on two-factor</strong>. Three steps follow:</p>\n<ol>\n<li>Scan the picture with an authenticator app on your phone, or type the key into it.</li>\n<li>Type the six digits the app shows.</li>\n<li>Save your ten recovery codes: copy, download or print them. Tick that you have saved them, then press <strong>Done</strong>.</li>\n</ol>\n<p>Your other log-ins end, so that each device proves itself once.</p>\n<h2 id="at-the-log-in">At the log-in</h2>\n<p>After your password you type the six digits. On a device of your own tick <strong>Remember this device for 30 days</strong> and you are not asked there again until then.</p>\n<h2 id="for-everyone">For everyone</h2>\n<p>An owner who has it on can ask it of everyone: in <a href="/account/settings">Settings</a> switch on <strong>Two-factor for everyone</strong>. Who has none is led to it at the next press, and goes on once it is set up.</p>\n<h2 id="recovery-codes">Recovery codes</h2>\n<p>Each code works once, in place of the six digits. Security says how many are left, and we email you when they get few. <strong>New recovery codes</strong> makes ten new ones and ends the old.</p>\n',
    headings: [
      { id: 'turn-it-on', text: 'Turn it on' },
      { id: 'at-the-log-in', text: 'At the log-in' },
      { id: 'for-everyone', text: 'For everyone' },
      { id: 'recovery-codes', text: 'Recovery codes' },
    ],
    related: ['accounts/lost-phone', 'accounts/log-out-everywhere'],
  },
  'lost-phone': {
    html: '<h2 id="with-a-recovery-code">With a recovery code</h2>\n<p>Where you are asked for the two-factor code, press <strong>Use a recovery code</strong> and type one of the ten codes you saved. You are in. Open <a href="/account/security">Security</a>, turn two-factor off and on again with your new phone.</p>\n<h2 id="with-the-help-of-an-owner">With the help of an owner</h2>\n<p>An owner of your business can open you in <a href="/users">Users</a> and reset your two-factor. You get an email, log in with your password and set it up anew.</p>\n<h2 id="when-nobody-can-help">When nobody can help</h2>\n<p>If you have lost both phone and codes and are the only owner, press <strong>I have lost both</strong> where you are asked for the code. It takes 24 hours on purpose. At once you get an email with a link for the case that it was not you, and the other owners and administrators are told. After the 24 hours we email a code of eight digits; type it at a new log-in and two-factor is off.</p>\n<p>A log-in with your app, or a new password, ends the wait.</p>\n',
    headings: [
      { id: 'with-a-recovery-code', text: 'With a recovery code' },
      { id: 'with-the-help-of-an-owner', text: 'With the help of an owner' },
      { id: 'when-nobody-can-help', text: 'When nobody can help' },
    ],
    related: ['accounts/two-factor', 'accounts/log-out-everywhere'],
  },
  'log-out-everywhere': {
    html: '<h2 id="your-own-log-ins">Your own log-ins</h2>\n<p><a href="/account/security">Security</a> lists every log-in of yours: the browser, the address it came from and when it was last seen. Press <strong>Log out</strong> beside one, or <strong>Log out all others</strong> to keep only the one you are using. That ends remembered devices too.</p>\n<p>A log-in from a device we have not seen before is told to you by email.</p>\n<h2 id="someone-else-s">Someone else’s</h2>\n<p>In <a href="/users">Users</a>, whoever may edit users can open a person and log them out everywhere, for example when a tablet was lost. Switching someone off does the same and keeps them out.</p>\n<p>It takes at most 15 seconds until it is felt, also on pages that are open.</p>\n<h2 id="only-for-a-moment">Only for a moment</h2>\n<p>On a shared computer press <strong>Ctrl Shift L</strong> (on a Mac <strong>⌘ Shift L</strong>) to lock the screen. Nothing of the page stays visible. Your password or a code opens it again where you were.</p>\n<p>For a tablet at the counter choose a time under <strong>Lock the screen</strong> in <a href="/account/settings">Settings</a>: it then locks by itself when nobody has touched it for so long.</p>\n',
    headings: [
      { id: 'your-own-log-ins', text: 'Your own log-ins' },
      { id: 'someone-else-s', text: 'Someone else’s' },
      { id: 'only-for-a-moment', text: 'Only for a moment' },
    ],
    related: ['accounts/two-factor', 'accounts/who-did-what'],
  },
};
