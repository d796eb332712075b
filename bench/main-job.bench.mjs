// The figures of the main job on the whole product, in one process, beside something bare on the same machine:
// import beside COPY, sending beside an undici loop to the same carrier, quote, lists, memory.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Pool } from 'undici';
import { startEmbeddedPostgres } from '../libs/database/dist/index.js';
import { at, csvOf, Product, row, seconds, until } from './support/product.mjs';

const imported = Number(process.env.IMPORT_ROWS ?? 100_000);
const sent = Number(process.env.CAMPAIGN_PEOPLE ?? 20_000);
const product = await Product.start(3961);
const call = product.call.bind(product);

async function bareCopy(count) {
  const bare = await startEmbeddedPostgres({ dataDir: join(product.folder, 'bare') });
  const client = new pg.Client({ connectionString: bare.url });
  await client.connect();
  await client.query('create table person (first_name text, last_name text, phone text, email text)');
  const text = csvOf(count).split('\n').slice(1).join('\n');
  const started = performance.now();
  const stream = client.query(copyFrom('copy person from stdin (format csv)'));
  stream.end(text);
  await once(stream, 'finish');
  const took = seconds(started);
  await client.end();
  await bare.stop();
  return took;
}
/** POSTs to a carrier that answers after 20 ms and keeps nothing: what undici alone can do at 400 in flight. */
async function bareLoop(count) {
  const carrier = createServer((req, res) =>
    req
      .resume()
      .on('end', () =>
        setTimeout(() => res.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}'), 20),
      ),
  );
  carrier.listen(0, '127.0.0.1');
  await once(carrier, 'listening');
  const pool = new Pool(`http://127.0.0.1:${carrier.address().port}`, { connections: 400, pipelining: 1 });
  const body = JSON.stringify({ from: '+61491578888', to: '+61412345678', body: 'Hi Ava, we are open late today.' });
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 400 }, async () => {
      while (left-- > 0)
        await (
          await pool.request({ path: '/', method: 'POST', headers: { 'content-type': 'application/json' }, body })
        ).body.dump();
    }),
  );
  const took = seconds(started);
  await pool.close();
  carrier.closeAllConnections();
  carrier.close();
  return took;
}

console.log('| what | figure | mark |\n|---|---|---|');
try {
  const owner = await product.signUp();
  const took = await product.importRows(imported);
  const copied = await bareCopy(imported);
  row(
    `import of ${imported} rows`,
    `${Math.round(imported / took)} rows/s (bare COPY ${Math.round(imported / copied)} rows/s, ratio 1 : ${(took / copied).toFixed(0)})`,
    '≥ 10,000 rows/s',
  );
  await product.signIn(owner);

  const filter = encodeURIComponent(
    JSON.stringify([{ field: 'lastName', type: 'text', operation: 'startsWith', value: 'Thompsonab' }]),
  );
  const times = [];
  for (let n = 0; n < 60; n += 1) {
    const started = performance.now();
    await call('GET', `/api/contacts?filters=${filter}&limit=50&sortBy=lastName:asc`);
    times.push(performance.now() - started);
  }
  const bare = [];
  for (let n = 0; n < 60; n += 1) {
    const started = performance.now();
    await call('GET', '/api/users/flags');
    bare.push(performance.now() - started);
  }
  row(
    `contacts list with a filter at ${imported}`,
    `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms (a call that reads one row: p50 ${at(bare, 0.5).toFixed(0)} ms)`,
    'p95 < 150 ms',
  );

  const campaign = await product.readyToText(sent);
  const quoted = performance.now();
  const quote = await call('POST', '/api/sms-campaigns/get-cost', campaign);
  row(`exact quote of ${quote.recipients}`, `${seconds(quoted).toFixed(2)} s`, '< 1.5 s');

  const bareTook = await bareLoop(sent);
  const { id, first, sending } = await product.send(campaign);
  row(
    `campaign of ${sent}, launch to completed, carrier at 20 ms`,
    `${Math.round(sent / sending)}/s (bare undici loop ${Math.round(sent / bareTook)}/s, ratio ${(bareTook / sending).toFixed(2)})`,
    '≥ 3,000/s',
  );
  row('first provider call after launch', `${first.toFixed(2)} s`, '< 2 s');
  await until(
    () => call('GET', `/api/sms-campaigns/${id}`),
    ({ counts }) => counts.outbound === 0,
    200,
  );
  row('memory of the process after it', `${Math.round(await product.residentMb())} MB`, '< 600 MB');
} finally {
  await product.stop();
}
