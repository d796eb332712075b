// Single texts on the whole product, in one process: from the call that asks for one to the carrier, alone, behind a
// large campaign that is being sent, and five hundred of one business at once.
import { at, Product, row, seconds, until } from './support/product.mjs';

const bulk = Number(process.env.BULK_PEOPLE ?? 100_000);
const product = await Product.start(3965);
const call = product.call.bind(product);
let phones = 0;

/** Asks for one text; answers whom it is for. */
async function ask(callerId) {
  phones += 1;
  const phone = `+614${90_000_000 + phones}`;
  await call('POST', '/api/sms-campaigns/test', { callerId, message: 'It is your turn, number 42.', phones: [phone] });
  return phone;
}

/** Asks for one text; answers the milliseconds until the carrier had it. */
async function textOne(callerId) {
  const asked = Date.now();
  const phone = await ask(callerId);
  const [message] = await until(
    () => call('GET', `/sandbox/api/messages?to=${encodeURIComponent(phone)}&limit=1`),
    (messages) => messages.length > 0,
    20,
  );
  return new Date(message.at).getTime() - asked;
}

/** Asks for texts one after another, as a person's browser would. */
async function texts(callerId, count) {
  for (let n = 0; n < count; n += 1) await ask(callerId);
}

console.log('| what | figure | mark |\n|---|---|---|');
try {
  const campaign = await product.readyToText(bulk);
  const bulkToken = product.token;
  const { callerId } = await product.readyToText(2_000);
  const token = product.token;

  const alone = [];
  for (let n = 0; n < 40; n += 1) alone.push(await textOne(callerId));

  const before = (await call('GET', '/sandbox/api/messages/count')).count;
  const started = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => texts(callerId, 10)));
  // Counted, and not looked for one by one: each look goes through all that the sandbox was ever sent.
  await until(
    () => call('GET', '/sandbox/api/messages/count'),
    ({ count }) => count >= before + 500,
    50,
  );
  row('five hundred of one business, fifty at once, all at the carrier', `${seconds(started).toFixed(1)} s`, '≤ 5 s');

  product.token = bulkToken;
  await call('POST', '/api/sms-campaigns', { ...campaign, name: 'Bulk', deliveryType: 'immediately' });
  const sentBefore = (await call('GET', '/sandbox/api/messages/count')).count;
  await until(
    () => call('GET', '/sandbox/api/messages/count'),
    ({ count }) => count > sentBefore + 1_000,
  );
  product.token = token;
  const behind = [];
  const end = performance.now() + 20_000;
  while (performance.now() < end) behind.push(await textOne(callerId));
  const left = bulk - ((await call('GET', '/sandbox/api/messages/count')).count - sentBefore);
  row(
    `asked to carrier, behind a campaign of ${bulk} (${behind.length} texts, ${Math.max(0, left)} of the campaign left)`,
    `p50 ${at(behind, 0.5)} ms, p99 ${at(behind, 0.99)} ms (alone p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms)`,
    'p99 ≤ 2 s',
  );
} finally {
  await product.stop();
}
