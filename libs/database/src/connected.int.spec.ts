import { CannotStart, lastWords } from '@bellbird/errors';
import { freePort, testPostgres } from '@bellbird/testing';
import { connected } from './connected.js';

const ask = (url: URL): Promise<unknown> => connected(url.toString(), (client) => client.query('select 1'));
const server = (change: (url: URL) => void): URL => {
  const url = new URL(testPostgres().url);
  change(url);
  return url;
};

let freedPort: number;
beforeAll(async () => void (freedPort = await freePort()));

it.each([
  ['nobody listens', () => server((url) => void (url.port = String(freedPort))), /ECONNREFUSED/],
  ['there is no such role', () => server((url) => void (url.username = 'nobody')), /as nobody: .*"nobody"/],
  [
    'the server speaks no TLS',
    () => server((url) => void (url.search = '?sslmode=verify-full')),
    /does not support SSL/,
  ],
])('says in a sentence where Postgres was looked for and as whom, and no password, where %s', async (_, url, why) => {
  const at = url();
  at.password = 'a-secret';
  const error = await ask(at).catch((failed: unknown) => failed);
  expect(error).toBeInstanceOf(CannotStart);
  expect(lastWords(error)).toMatch(/^Postgres cannot be used at 127\.0\.0\.1:\d+ as /);
  expect(lastWords(error)).toMatch(why);
  expect(lastWords(error)).not.toMatch(/a-secret|\n/);
});

it('passes on what the work itself meets', async () => {
  await expect(connected(testPostgres().url, (client) => client.query('select nothing'))).rejects.toMatchObject({
    code: '42703',
  });
});
