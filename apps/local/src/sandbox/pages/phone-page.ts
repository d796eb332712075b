import type { Message } from '../carrier/messages.js';
import type { PhoneSummary, ThreadSummary } from '../carrier/phonebook.js';
import type { Reply as CustomerReply } from '../carrier/replies.js';
import { field, type Refused } from './markup/form-field.js';
import { showCount, showPhone, showTime } from './markup/format.js';
import { html, withLinks, type Html } from './markup/html.js';
import { icon, type IconName } from './markup/icons.js';

export interface OpenPhone {
  phone: string;
  sender: string | null;
  threads: readonly ThreadSummary[];
  texts: readonly Message[];
  replies: readonly CustomerReply[];
}

export interface PhonePage {
  now: Date;
  total: number;
  search: string;
  phones: readonly PhoneSummary[];
  open: OpenPhone | null;
  refused: Refused | null;
}

const mostTexts = 200;
const states: Record<Message['status'], { icon: IconName; tone: string; word: string }> = {
  accepted: { icon: 'sent', tone: 'violet', word: 'On its way' },
  delivered: { icon: 'delivered', tone: 'green', word: 'Delivered' },
  undelivered: { icon: 'undelivered', tone: 'red', word: 'Undelivered' },
};

/** Everybody's phone: the numbers that were texted, their conversations, and a way to text back as the customer. */
export function phonePage(page: PhonePage): Html {
  return html`<div class="heading"><div><h1>Phone</h1>
<p class="second" id="total" data-live="swap">${page.total === 0 ? 'No phone has received a text yet.' : `The phones have received ${showCount(page.total)} ${page.total === 1 ? 'text' : 'texts'}.`}</p></div></div>
<div class="split${page.open ? ' is-open' : ''}">
<section class="card list" aria-labelledby="phones-title">
<h2 id="phones-title">Phones</h2>
<form class="search" method="get" action="/sandbox/phone" role="search">
<label class="unseen" for="q">Find a number</label>
${icon('search')}<input id="q" name="q" type="search" inputmode="tel" placeholder="Find a number" value="${page.search}" autocomplete="off">
</form>
<div id="phones" data-live="rows">${phoneList(page)}</div>
${newText(page.open === null ? page.refused : null)}
</section>
<section class="card thread" aria-label="${page.open ? `Conversation on ${showPhone(page.open.phone)}` : 'Conversation'}">
${page.open ? thread(page.open, page) : html`<div class="empty"><p>Choose a phone to read what it received and to text back as its owner.</p></div>`}
</section>
</div>`;
}

function phoneList({ phones, search, open, now }: PhonePage): Html {
  if (phones.length === 0) {
    return search === ''
      ? html`<p class="empty">Every phone that a text is sent to shows up here, all by itself.</p>`
      : html`<p class="empty">No number holds ${search}. <a href="/sandbox/phone">Show all phones</a></p>`;
  }
  return html`<ul class="rows">${phones.map(
    (
      each,
    ) => html`<li data-key="${each.phone}"><a class="row" href="/sandbox/phone?number=${encodeURIComponent(each.phone)}${search ? `&q=${encodeURIComponent(search)}` : ''}"${each.phone === open?.phone ? html` aria-current="true"` : ''}>
<span class="row-top"><span class="phone">${showPhone(each.phone)}</span><span class="third">${showTime(each.at, now)}</span></span>
<span class="row-text">${each.fromCustomer ? 'Replied: ' : ''}${each.text.slice(0, 120)}</span></a></li>`,
  )}</ul>`;
}

function thread(open: OpenPhone, page: PhonePage): Html {
  return html`<header class="thread-head"><a class="back" href="/sandbox/phone">${icon('back', 18)}<span>All phones</span></a>
<h2 class="phone">${showPhone(open.phone)}</h2>
${
  open.threads.length > 1
    ? html`<nav class="tabs" aria-label="Senders">${open.threads.map((each) => html`<a href="/sandbox/phone?number=${encodeURIComponent(open.phone)}&sender=${encodeURIComponent(each.sender)}"${each.sender === open.sender ? html` aria-current="true"` : ''}>${showPhone(each.sender)} <span class="third">${showCount(each.count)}</span></a>`)}</nav>`
    : html`<p class="second">${open.sender ? html`with ${showPhone(open.sender)}` : 'No texts yet'}</p>`
}</header>
<div class="bubbles" id="bubbles" role="log" aria-label="Texts, oldest first" tabindex="0" data-live="log">${bubbles(open, page.now)}</div>
${replyForm(open, page.refused)}`;
}

function bubbles({ texts, replies }: OpenPhone, now: Date): Html {
  const all = [
    ...texts.map((text) => ({ at: text.at, id: text.id, out: false, view: received(text, now) })),
    ...replies.map((reply) => ({ at: reply.at, id: reply.id, out: true, view: answered(reply, now) })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || Number(a.out) - Number(b.out) || a.id - b.id);
  if (all.length === 0) return html`<p class="empty">Nothing was said here yet.</p>`;
  return html`${texts.length === mostTexts ? html`<p class="empty">The newest ${mostTexts} texts</p>` : ''}<ol>${all.slice(-mostTexts).map(({ view }) => view)}</ol>`;
}

function received(text: Message, now: Date): Html {
  const state = states[text.status];
  return html`<li class="bubble in" data-key="m${text.id}"><p class="said"><span class="unseen">Received: </span>${withLinks(text.text)}</p>
<p class="meta">${showTime(text.at, now)} · ${text.parts} ${text.parts === 1 ? 'part' : 'parts'} · <span class="${state.tone}">${icon(state.icon)}${state.word}</span></p></li>`;
}

function answered(reply: CustomerReply, now: Date): Html {
  return html`<li class="bubble out" data-key="r${reply.id}"><p class="said"><span class="unseen">Reply: </span>${withLinks(reply.text)}</p><p class="meta">${showTime(reply.at, now)}</p></li>`;
}

function replyForm(open: OpenPhone, refused: Refused | null): Html {
  if (open.sender === null) return html``;
  if (!open.sender.startsWith('+'))
    return html`<p class="help pad">${open.sender} is a name, so it cannot receive replies.</p>`;
  const error = refused?.errors[0]?.message;
  return html`<form class="reply" method="post" action="/sandbox/phone/reply" data-quiet>
<input type="hidden" name="from" value="${open.phone}"><input type="hidden" name="to" value="${open.sender}">
<label for="text">Reply as ${showPhone(open.phone)}</label>
<textarea id="text" name="text" rows="2" maxlength="1600"${error ? html` aria-invalid="true" aria-describedby="text-error" autofocus` : ''}>${String(refused?.values['text'] ?? '')}</textarea>
${error ? html`<p class="error" id="text-error">${error}</p>` : ''}
<div class="actions"><button class="button solid" type="submit">${icon('send')}Send reply</button>
<button class="button" type="submit" name="word" value="STOP">Send STOP</button><button class="button" type="submit" name="word" value="START">Send START</button></div>
</form>`;
}

function newText(refused: Refused | null): Html {
  const number = html`inputmode="tel" autocomplete="off" required`;
  return html`<details class="more"${refused ? html` open` : ''}><summary>Text from another number</summary>
<form method="post" action="/sandbox/phone/reply">
${field({ name: 'from', id: 'new-from', label: 'From the customer’s phone', help: 'With its country: +61 491 570 156', more: number }, refused)}
${field({ name: 'to', id: 'new-to', label: 'To the business’s number', more: number }, refused)}
${field({ name: 'text', id: 'new-text', label: 'Text', more: html`maxlength="1600" required` }, refused)}
<div class="actions"><button class="button" type="submit">Send text</button></div></form></details>`;
}
