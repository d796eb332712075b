import type { Email } from '../mail/mailbox.js';
import { showTime } from './markup/format.js';
import { html, withLinks, type Html } from './markup/html.js';
import { icon } from './markup/icons.js';

export interface MailboxPage {
  now: Date;
  to: string;
  emails: readonly Email[];
  open: Email | null;
}

/** Every e-mail that Bellbird sent, to whomever. */
export function mailboxPage(page: MailboxPage): Html {
  return html`<div class="heading"><div><h1>Mailbox</h1><p class="second">Every e-mail that was sent, to anybody, newest first.</p></div></div>
<div class="split${page.open ? ' is-open' : ''}">
<section class="card list" aria-labelledby="mails-title">
<h2 id="mails-title">E-mails</h2>
<form class="search" method="get" action="/sandbox/mailbox" role="search">
<label class="unseen" for="to">Find an address</label>
${icon('search')}<input id="to" name="to" type="search" inputmode="email" placeholder="Find an address" value="${page.to}" autocomplete="off">
</form>
<div id="mails" data-live="rows">${mailList(page)}</div>
</section>
<section class="card thread" aria-label="${page.open ? page.open.subject : 'E-mail'}">
${page.open ? mail(page.open, page.now) : html`<div class="empty"><p>Choose an e-mail to read it. Codes and links in it work.</p></div>`}
</section>
</div>`;
}

function mailList({ emails, to, open, now }: MailboxPage): Html {
  if (emails.length === 0) {
    return to === ''
      ? html`<p class="empty">Sign-up codes, password links and the like arrive here.</p>`
      : html`<p class="empty">Nothing was sent to ${to}. <a href="/sandbox/mailbox">Show all e-mails</a></p>`;
  }
  return html`<ul class="rows">${emails.map(
    (
      each,
    ) => html`<li data-key="${each.id}"><a class="row" href="/sandbox/mailbox/${each.id}${to ? `?to=${encodeURIComponent(to)}` : ''}"${each.id === open?.id ? html` aria-current="true"` : ''}>
<span class="row-top"><span class="strong cut">${each.subject || 'No subject'}</span><span class="third">${showTime(each.at, now)}</span></span>
<span class="row-text">${each.to}</span></a></li>`,
  )}</ul>`;
}

function mail(email: Email, now: Date): Html {
  return html`<header class="thread-head"><a class="back" href="/sandbox/mailbox">${icon('back', 18)}<span>All e-mails</span></a>
<h2>${email.subject || 'No subject'}</h2>
<dl class="facts"><div><dt>From</dt><dd>${email.from}</dd></div><div><dt>To</dt><dd>${email.to}</dd></div><div><dt>Sent</dt><dd>${showTime(email.at, now)}</dd></div></dl></header>
<div class="mail">${
    email.html === ''
      ? html`<div class="mail-text">${withLinks(email.text)}</div>`
      : html`<iframe title="E-mail: ${email.subject}" src="/sandbox/mailbox/${email.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${email.text === '' ? '' : html`<details class="more"><summary>Plain text</summary><div class="mail-text">${withLinks(email.text)}</div></details>`}`
  }</div>`;
}
