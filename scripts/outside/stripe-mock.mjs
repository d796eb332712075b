// The card provider's contract suite, each request put to Stripe's own mock, too: it knows Stripe's description.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../real-parts/parts-of-run.mjs';
import { goProgram, runSpecs } from './cache.mjs';

const upWithinMs = 30_000;

export const get = () => goProgram('stripe-mock', 'github.com/stripe/stripe-mock@v0.203.0');

export async function test(program, { check }) {
  const port = await freePort();
  const mock = spawn(program, ['-http-port', String(port)], { stdio: 'ignore' });
  const ended = once(mock, 'close');
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const until = Date.now() + upWithinMs; Date.now() < until; await pause(50)) {
      if (
        await fetch(url).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    const env = { BELLBIRD_TEST_STRIPE_MOCK: url };
    await check('stripe-mock', () => runSpecs('stripe-mock\\.outside\\.spec\\.ts$', env));
  } finally {
    mock.kill();
    await ended;
  }
}
