// Who follows links, in a process of its own: node followers.mjs <addresses file> <how many at once> <how many>. Writes what
// it saw as JSON. Each follows from an address of its own, as far as whoever it asks believes what stands before it.
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { at } from './product.mjs';

const [file, together, count] = process.argv.slice(2);
const addresses = readFileSync(file, 'utf8').split('\n');
const pool = new Pool(new URL(addresses[0]).origin, { connections: Number(together) });
const paths = addresses.map((address) => new URL(address).pathname);

async function follow(from, times) {
  const took = [];
  for (let n = 0; n < times; n += 1) {
    const who = from * times + n;
    const asked = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: paths[who % paths.length],
      headers: {
        'user-agent': 'Mozilla/5.0 (iPhone) Version/19.1 Safari/604.1',
        'x-forwarded-for': `10.${(who >> 16) % 256}.${(who >> 8) % 256}.${who % 256}`,
      },
    });
    await body.dump();
    if (statusCode !== 302) throw new Error(`Answered ${statusCode}.`);
    took.push(performance.now() - asked);
  }
  return took;
}

const began = performance.now();
const took = (
  await Promise.all(
    Array.from({ length: Number(together) }, (_, from) => follow(from, Math.floor(Number(count) / Number(together)))),
  )
).flat();
const seconds = (performance.now() - began) / 1_000;
console.log(JSON.stringify({ perSecond: took.length / seconds, p50: at(took, 0.5), p95: at(took, 0.95) }));
await pool.close();
