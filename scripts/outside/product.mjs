// The product that the tools of others meet: one for a run, started when the first of them asks for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './cache.mjs';

const demo = { email: 'owner@example.com', password: 'Bellbird1!' };

/** `npm start` with demo data on a free port: { url, email, password, lines, accessToken(), signIn(), metricsUrls() }. */
export function sharedProduct() {
  let starting = null;
  return {
    running: () => (starting ??= start()),
    stop: async () => {
      const product = await starting?.catch(() => null);
      await product?.stop();
    },
  };
}

async function start() {
  const { freePort, listeningPorts, spawnService } = await import('@bellbird/testing');
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-outside-'));
  const port = await freePort();
  const env = { PORT: String(port), BELLBIRD_DATA: folder, LOG_LEVEL: 'warn', GRAPHQL_INTROSPECTION: 'true' };
  const entry = join(root, 'apps/local/dist/main.js');
  const service = await spawnService({ entry, cwd: root, env, ready: /Bellbird is ready at/, timeoutMs: 120_000 });
  const url = `http://localhost:${port}`;
  return {
    url,
    ...demo,
    lines: service.lines,
    accessToken: async () => (await signIn(url)).accessToken,
    /** A session of the demo's owner: { accessToken, refreshToken }. */
    signIn: () => signIn(url),
    /** Where its figures stand: at ports of the inside. */
    metricsUrls: async () => {
      const all = (await listeningPorts(service.pid)).map((each) => `http://127.0.0.1:${each}/metrics`);
      const serve = await Promise.all(all.map(async (each) => (await textAt(each)).includes('# HELP')));
      return all.filter((_, at) => serve[at]);
    },
    stop: async () => {
      await service.kill('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const textAt = (url) =>
  fetch(url).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** The demo's owner signs in; the access token is good for five minutes. */
async function signIn(url) {
  const authorization = `Basic ${Buffer.from(`${demo.email}:${demo.password}`).toString('base64')}`;
  const answer = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers: { authorization } });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}
