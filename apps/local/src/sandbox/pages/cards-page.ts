import { testCards, type CardBehaviour } from '../cards/card-number.js';
import type { PaymentIntent } from '../cards/payment-intents.js';
import { showAmount, showTime } from './markup/format.js';
import { html, type Html } from './markup/html.js';
import { icon, type IconName } from './markup/icons.js';

export type ShownPayment = PaymentIntent & { card: string | null };

export interface CardsPage {
  /** Payments were made at real time; the page shows them at business time. */
  atBusinessTime(at: string): Date;
  now: Date;
  pending: readonly ShownPayment[];
  latest: readonly ShownPayment[];
}

interface State {
  icon: IconName;
  tone: string;
  word: string;
}

const cardStates: Record<CardBehaviour, State> = {
  works: { icon: 'delivered', tone: 'green', word: 'Works' },
  declined: { icon: 'declined', tone: 'red', word: 'Declined' },
  'needs-action': { icon: 'waiting', tone: 'amber', word: '3-D Secure' },
};

/** The card provider: test numbers, the bank's questions, and what was paid. */
export function cardsPage(page: CardsPage): Html {
  return html`<div class="heading"><div><h1>Cards</h1><p class="second">A card provider that moves no money.</p></div></div>
<section class="card" aria-labelledby="actions-title"><h2 id="actions-title">The bank asks</h2><div id="pending" data-live="swap">${pendingList(page)}</div></section>
<section class="card" aria-labelledby="test-title"><h2 id="test-title">Test cards</h2>
<p class="second pad-x">Any future expiry and any three digits will do. Never enter a real card here.</p>
<ul class="rows">${testCards.map(({ number, behaviour, what }) => {
    const state = cardStates[behaviour];
    return html`<li class="line"><code class="number">${number}</code><span class="${state.tone}">${icon(state.icon)}${what}</span></li>`;
  })}</ul></section>
<section class="card" aria-labelledby="latest-title"><h2 id="latest-title">Latest payments</h2><div id="latest" data-live="rows">${latestList(page)}</div></section>`;
}

function pendingList({ pending, atBusinessTime, now }: CardsPage): Html {
  if (pending.length === 0)
    return html`<p class="empty">No payment waits for its bank. Pay with ${testCards[2]?.number} to get one.</p>`;
  return html`<ul class="rows">${pending.map(
    (
      intent,
    ) => html`<li class="line"><div><p class="strong">${showAmount(intent.amountMinor, intent.currency)}</p><p class="second">${cardName(intent)} · ${showTime(atBusinessTime(intent.createdAt), now)}</p></div>
<form class="actions" method="post" action="/sandbox/cards/${intent.id}/complete">
<button class="button soft" type="submit" name="succeed" value="true" data-key="approve-${intent.id}">Approve<span class="unseen"> ${showAmount(intent.amountMinor, intent.currency)}</span></button>
<button class="button" type="submit" name="succeed" value="false" data-key="decline-${intent.id}">Decline<span class="unseen"> ${showAmount(intent.amountMinor, intent.currency)}</span></button></form></li>`,
  )}</ul>`;
}

function latestList({ latest, atBusinessTime, now }: CardsPage): Html {
  if (latest.length === 0) return html`<p class="empty">What is paid with a card shows up here.</p>`;
  return html`<ul class="rows">${latest.map((intent) => {
    const state = stateOf(intent);
    return html`<li class="line" data-key="${intent.id}"><div><p class="strong">${showAmount(intent.amountMinor, intent.currency)}</p><p class="second">${cardName(intent)} · ${showTime(atBusinessTime(intent.createdAt), now)}</p></div><span class="${state.tone}">${icon(state.icon)}${state.word}</span></li>`;
  })}</ul>`;
}

function stateOf({ status, declineCode }: PaymentIntent): State {
  if (status === 'succeeded') return { icon: 'delivered', tone: 'green', word: 'Paid' };
  if (status === 'requires_action') return { icon: 'waiting', tone: 'amber', word: 'Waits for the bank' };
  if (declineCode === 'authentication_failed') return { icon: 'declined', tone: 'red', word: 'Refused at the bank' };
  return declineCode === null
    ? { icon: 'waiting', tone: 'grey', word: 'Without a card' }
    : { icon: 'declined', tone: 'red', word: 'Declined' };
}

function cardName({ card }: ShownPayment): string {
  if (card === null) return 'No card yet';
  const [brand = '', last4] = card.split(' ');
  return `${brand[0]?.toUpperCase()}${brand.slice(1)} ending ${last4}`;
}
