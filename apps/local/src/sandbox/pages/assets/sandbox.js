/* global document, location, performance, fetch, setInterval, getComputedStyle, CSS, DOMParser, FormData, URLSearchParams */
// Keeps the parts of a page that carry `data-live` as they are on the server, without a reload: numbers and logs change
// in place, new rows of a list wait behind a button, so nothing moves under a finger. All of it works without this too.
const everyMs = 2000;
const silentAfterMs = 10_000;
const news = document.getElementById('news');
const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hourCycle: 'h23' });
let lastNewsAt = performance.now();

async function refresh() {
  if (document.hidden) return;
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    show(new DOMParser().parseFromString(await response.text(), 'text/html'));
    lastNewsAt = performance.now();
    if (news) say(`Live, ${clock.format(new Date())}`);
  } catch {
    if (performance.now() - lastNewsAt > silentAfterMs) say('Reconnecting …');
  }
}

/** The time of the last news is to be seen, not to be read out every two seconds. */
function say(text) {
  if (!news) return;
  news.hidden = false;
  const silent = text.startsWith('Live');
  news.setAttribute('aria-live', silent ? 'off' : 'polite');
  news.textContent = text;
}

function show(fresh) {
  for (const region of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(region.id);
    if (!next || next.innerHTML === region.dataset.shown) continue;
    if (region.dataset.live === 'rows' && keysOf(region).join() !== keysOf(next).join()) offer(region, next);
    else replace(region, next);
  }
}

const keysOf = (region) => [...region.querySelectorAll('[data-key]')].map((row) => row.dataset.key);

function replace(region, next) {
  const focused = document.activeElement;
  const place = region.contains(focused) ? [...region.querySelectorAll('a, button')].indexOf(focused) : -1;
  const key = place < 0 ? undefined : focused.closest('[data-key]')?.dataset.key;
  const atEnd = isAtEnd(region);
  region.innerHTML = next.innerHTML;
  region.dataset.shown = next.innerHTML;
  if (region.dataset.live === 'log' && atEnd) toEnd(region);
  const again =
    key === undefined
      ? region.querySelectorAll('a, button')[place]
      : region.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (place >= 0)
    (again?.matches('a, button') ? again : again?.querySelector('a, button'))?.focus({ preventScroll: true });
}

// A log scrolls by itself where there is room for two panes; on a phone the whole page does.
const scroller = (log) => (getComputedStyle(log).overflowY === 'auto' ? log : document.documentElement);

function isAtEnd(log) {
  const { scrollHeight, scrollTop, clientHeight } = scroller(log);
  return scrollHeight - scrollTop - clientHeight < 40;
}

function toEnd(log) {
  if (log) scroller(log).scrollTop = scroller(log).scrollHeight;
}

/** New rows wait until somebody wants them; an empty list has nobody to disturb. */
function offer(region, next) {
  const old = new Set(keysOf(region));
  if (old.size === 0) return replace(region, next);
  const count = keysOf(next).filter((key) => !old.has(key)).length;
  let button = region.querySelector('.pending');
  if (!button) {
    button = document.createElement('button');
    button.type = 'button';
    button.className = 'pending';
    region.prepend(button);
  }
  button.textContent = count > 0 ? `${count} new, show` : 'The order has changed, show';
  button.onclick = () => {
    replace(region, next);
    region.querySelector('a, button')?.focus();
  };
}

/** A reply is sent without leaving the conversation, so the next one can be typed at once. */
async function sendQuietly(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const response = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  if (!response) return say('Reconnecting …');
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const again = fresh.querySelector('form[data-quiet]');
  if (!response.ok) {
    if (again) form.replaceWith(again);
    again?.querySelector('textarea')?.focus();
    return;
  }
  if (submitter?.name !== 'word') form.reset();
  show(fresh);
  toEnd(document.querySelector('[data-live="log"]'));
}

for (const region of document.querySelectorAll('[data-live]')) region.dataset.shown = region.innerHTML;
document.addEventListener('submit', (event) => {
  if (!event.target.matches('form[data-quiet]')) return;
  event.preventDefault();
  void sendQuietly(event.target, event.submitter);
});
document.addEventListener('keydown', (event) => {
  const form = event.target.closest?.('form[data-quiet]');
  if (form && event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.requestSubmit();
});
toEnd(document.querySelector('[data-live="log"]'));
if (document.querySelector('[data-live]')) {
  setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
}
