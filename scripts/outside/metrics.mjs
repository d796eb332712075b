// Whether the figures of /metrics are as Prometheus wants them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { debianProgram } from './cache.mjs';

export const get = () => debianProgram('promtool', 'prometheus');

/** prom-client's own, which have no unit that promtool knows. */
const notOurs = /^nodejs_/;

export async function test(promtool, { check, product }) {
  const { metricsUrls } = await product();
  // All services are one process here, and each of its ports shows the figures of all.
  const [url] = await metricsUrls();
  await check('promtool check metrics', async () => {
    if (url === undefined) throw new Error('Nobody shows figures.');
    const figures = await (await fetch(url)).text();
    const child = spawn(promtool, ['check', 'metrics'], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.end(figures);
    const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
    const ours = said.split('\n').filter((line) => line.trim() !== '' && !notOurs.test(line));
    if (ours.length > 0) throw new Error(ours.join('\n'));
    return `${figures.split('\n').filter((line) => /^\w/.test(line)).length} samples`;
  });
}
