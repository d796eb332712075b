// Short links: people who follow them all at once, beside a million clicks that are kept, and beside a listener that leads on
// and does nothing else. Dispatch has this process to itself; who follows is another.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { deriveSecret } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { dispatchService } from '@bellbird/dispatch/service';
import { codeOf } from '@bellbird/short-link';
import { ms, row, until } from './support/product.mjs';
import { serviceAlone } from './support/service.mjs';

const kept = Number(process.env.CLICKS ?? 1_000_000);
const follows = Number(process.env.FOLLOWS ?? 60_000);
const people = 20_000;
const together = 32;

const folder = await mkdtemp(join(tmpdir(), 'links-bench-'));
const service = await serviceAlone(dispatchService, {
  SANDBOX_URL: 'http://127.0.0.1:9',
  SANDBOX_KEY: 'bench',
  TRUSTED_PROXIES: '127.0.0.1',
});
const db = new pg.Client({ connectionString: service.databaseUrl });
await db.connect();
const bare = createServer((_, response) => response.writeHead(302, { location: 'https://example.com/cakes' }).end());
bare.listen(0);
await once(bare, 'listening');

/** People at once who follow these, and how soon they are led on. */
async function followed(name, addresses, count = follows) {
  const file = join(folder, name);
  await writeFile(file, addresses.join('\n'));
  const { stdout } = await promisify(execFile)(process.execPath, [
    'bench/support/followers.mjs',
    file,
    together,
    count,
  ]);
  return JSON.parse(stdout);
}

try {
  const { rows } = await db.query(`insert into tenant (tenant_id) values ($1) returning tenant_no`, [newId()]);
  const tenantNo = rows[0].tenant_no;
  await db.query(
    `insert into campaign_control (tenant_no, campaign_no, campaign_id, tenant_id, state)
     select $1, n, gen_random_uuid(), (select tenant_id from tenant), 'finished' from generate_series(1, 50) n`,
    [tenantNo],
  );
  await db.query(
    `insert into link_set (no, tenant_no, campaign_no, urls, people)
     select n, $1, n, '{https://example.com/cakes,https://example.com/bread}', $2 from generate_series(1, 50) n`,
    [tenantNo, people],
  );
  await db.query(
    `insert into click (tenant_no, campaign_no, ordinal, link, at, machine)
     select $1, 1 + n % 50, 1 + (n / 50) % $2, 1 + n % 2, now() - interval '1 minute' - n * interval '1 second', n % 5 = 0
       from generate_series(1, $3::int) n`,
    [tenantNo, people, kept],
  );
  await db.query('analyze');

  const key = deriveSecret('bench', 'short links');
  const codes = Array.from({ length: people }, (_, n) => ({
    linkSet: 1 + (n % 50),
    ordinal: 1 + n,
    link: 1 + (n % 2),
  }));
  const links = codes.map((link) => `${service.url}/l/${codeOf(key, link)}`);
  const bareLinks = codes.map((link) => `http://127.0.0.1:${bare.address().port}/l/${codeOf(key, link)}`);
  await followed('warm', links);
  await followed('bare-warm', bareLinks);
  // Clicks are judged and moved meanwhile: what was logged is counted by the numbers that were given out.
  const logged = async () => (await db.query('select last_value::int as n from click_log_position_seq')).rows[0].n;
  const before = await logged();
  const led = await followed('links', links);
  const ended = performance.now();
  const left = async () => (await db.query('select count(*)::int as n from click_log')).rows[0].n;
  await until(left, (n) => n === 0);
  const judgedIn = performance.now() - ended;
  const alone = await followed('bare', bareLinks);
  const lost = Math.floor(follows / together) * together - (await logged()) + before;

  console.log('| what | figure | mark |\n|---|---|---|');
  row(
    `links followed, ${together} people at once, beside ${kept.toLocaleString('en-AU')} clicks`,
    `${Math.round(led.perSecond)}/s, p50 ${led.p50.toFixed(1)} ms, p95 ${led.p95.toFixed(1)} ms, ${lost} clicks not counted ` +
      `(a listener that does nothing else ${Math.round(alone.perSecond)}/s, p95 ${alone.p95.toFixed(1)} ms: ratio ${(led.perSecond / alone.perSecond).toFixed(2)})`,
    '≥ 3,000/s, p95 ≤ 20 ms',
  );
  row('of these the last was judged, who waits five seconds, after', ms(judgedIn), '–');

  // Nobody gets past these locks, so that the database hangs for who follows a link.
  await db.query('begin; lock table click_log, link_set in access exclusive mode');
  const hanging = await followed('hanging', links, 1_000);
  await db.query('rollback');
  row(
    'links followed while the database hangs',
    `p50 ${ms(hanging.p50)}, p95 ${ms(hanging.p95)} (while it does not p50 ${ms(led.p50)}: ${(hanging.p50 / led.p50).toFixed(1)} ×)`,
    'p50 ≤ 100 ms',
  );
} finally {
  bare.close();
  await db.end();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}
