// The waiting list as the people of a shop feel it, on the whole product with five hundred waiting: from a call to the text on
// the phone and to a colleague's board, and a page that asks again though nothing is new.
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { halfAndMost, notSignedIn, Product, row, until } from './support/product.mjs';

const waiting = 500;
const calls = 40;
const product = await Product.start(3968, { WAITING_LIST_BOOKINGS_AN_HOUR: '1000000' });
const call = product.call.bind(product);

console.log('| what | figure | mark |\n|---|---|---|');
try {
  await product.readyToText(waiting * 4);
  const { publicUrl } = await call('GET', '/api/tenants/account-settings/waiting-list');
  await call('PUT', '/api/tenants/account-settings/waiting-list', { mostTextsAnHour: 5_000 });
  await call('PUT', '/api/waiting-list/open-work-day', {});
  const book = `/api/waiting-list/book-turn/${publicUrl.split('/').at(-1)}`;
  const booked = await Promise.all(
    Array.from({ length: waiting }, (_, n) =>
      call('POST', book, { firstName: 'Ava', phone: `+6141${String(n).padStart(7, '0')}` }, notSignedIn),
    ),
  );
  await until(
    () => call('GET', '/api/waiting-list/board'),
    ({ waiting: turns }) => turns.every(({ texts }) => texts.every(({ state }) => state === 'delivered')),
    500,
  );

  // A colleague's browser, which hears of each change.
  const colleague = createClient({
    url: `${product.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${product.token}` },
  });
  const seen = new Map();
  await new Promise((resolve, reject) => {
    colleague.subscribe(
      { query: 'subscription { waitingListUpdated { active { id } } }' },
      {
        next: ({ data }) => {
          for (const { id } of data.waitingListUpdated.active) if (!seen.has(id)) seen.set(id, performance.now());
        },
        error: reject,
        complete: () => undefined,
      },
    );
    colleague.on('connected', resolve);
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  const toPhone = [];
  const toBoard = [];
  const toEnd = [];
  for (let n = 0; n < calls; n += 1) {
    const asked = Date.now();
    const began = performance.now();
    const { id, phoneInternational } = await call('PUT', '/api/waiting-list/call-next', {});
    const texts = await until(
      () => call('GET', `/sandbox/api/messages?to=${encodeURIComponent(phoneInternational)}&limit=9`),
      (messages) => messages.some(({ at: when }) => new Date(when).getTime() >= asked),
      20,
    );
    const onPhone = Math.max(...texts.map(({ at: when }) => new Date(when).getTime()));
    toPhone.push(onPhone - asked);
    await until(
      () => seen.has(id),
      (has) => has,
      5,
    );
    toBoard.push(seen.get(id) - began);
    await until(
      () => call('GET', '/api/waiting-list/board'),
      ({ active }) => active.some((turn) => turn.id === id && turn.texts.every(({ state }) => state === 'delivered')),
      20,
    );
    toEnd.push(Date.now() - onPhone);
  }
  colleague.terminate();
  row(`call to the text on the phone, ${waiting} waiting`, halfAndMost(toPhone), '≤ 2 s');
  // The carrier of the sandbox tells of it some 200 ms later, and looking at a board of five hundred takes its time too.
  row('text on the phone to its delivery on the board, receipt and all', halfAndMost(toEnd), 'receipt to end ≤ 1 s');
  row(`call to a colleague’s board, ${waiting} waiting`, halfAndMost(toBoard), '≤ 1 s');

  const page = ({ turn, turnToken }) => `${product.url}/api/waiting-list/turn/${turn.id}/${turnToken}`;
  const again = [];
  const bare = [];
  for (const each of booked.slice(-100)) {
    const etag = (await fetch(page(each))).headers.get('etag');
    const began = performance.now();
    const { status } = await fetch(page(each), { headers: { 'if-none-match': etag } });
    const took = performance.now() - began;
    // The clock may have gone on to another estimate between the two; that is something new.
    if (status === 304) again.push(took);
    const idle = performance.now();
    await (await fetch(`${product.url}/config.json`)).text();
    bare.push(performance.now() - idle);
  }
  if (again.length < 90) throw new Error(`Of 100 pages that are known ${again.length} had nothing new.`);
  row(
    `the page of one’s own turn asked for again, nothing new, by REST`,
    `${halfAndMost(again)} (a file of the same process: ${halfAndMost(bare)})`,
    '304 ≤ 5 ms',
  );
} finally {
  await product.stop();
}
