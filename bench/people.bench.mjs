// Log-in, second step, refresh, the check of a token, lists of users and of the trail, beside bare argon2id, a bare token
// check and a bare call of the same service.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import argon2 from 'argon2';
import { createLocalJWKSet } from 'jose';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { deriveSecret, TokenVerifier } from '@bellbird/auth';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { identityService } from '@bellbird/identity/service';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { freePort } from '@bellbird/testing';
import { at, ms, row } from './support/product.mjs';

const auditRows = Number(process.env.AUDIT_ROWS ?? 1_000_000);
const password = 'Bellbird1!';
const folder = await mkdtemp(join(tmpdir(), 'people-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const port = await freePort();
const platform = {
  env: { LOG_LEVEL: 'warn' },
  databaseUrl: postgres.url,
  secret: 'bench',
  publicUrl: 'http://localhost:3000',
  clock: systemClock,
  live: new InProcessLiveEvents(),
  bus: await EmbeddedBus.open(databaseUrl('bus')),
  storage: await FolderStorage.open({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost/files',
    secrets: [deriveSecret('bench', 'files')],
  }),
  peer: () => `http://127.0.0.1:${port}`,
};
const service = await startService(identityService, platform, port);
const identity = new pg.Client({ connectionString: databaseUrl('identity') });
await identity.connect();

async function ask(query, variables = {}, token = null, headers = {}) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Makes each of the calls, so many at once. Answers calls a second and the milliseconds that each took. */
async function timed(calls, atOnce) {
  const took = [];
  const left = calls.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const call of left) {
        const started = performance.now();
        await call();
        took.push(performance.now() - started);
      }
    }),
  );
  return { perSecond: (calls.length * 1_000) / (performance.now() - began), p95: at(took, 0.95) };
}
const times = (count, of) => Array.from({ length: count }, (_, n) => () => of(n));

// A business of 500, whose people all have the same password.
const tenantId = newId();
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hash = await argon2.hash(password, options);
await identity.query(`insert into tenant_profile values ($1, 'Corner Café', 'AU', 'Australia/Sydney')`, [tenantId]);
await identity.query(
  `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
   select gen_random_uuid(), $1, 'merchant', 'person' || n || '@example.com', 'Mia', 'Chen ' || n, $2, 'active',
          case when n = 1 then '{owner}' else '{campaign-editor}' end::text[], now() from generate_series(1, 500) n`,
  [tenantId, hash],
);
const signIn = (n) =>
  ask(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken refreshToken secondStepToken } }',
    { email: `person${n}@example.com`, password },
  );
const owner = await signIn(1);
const bareCall = await timed(
  times(500, () => ask('{ __typename }')),
  4,
);

console.log('| what | figure | mark |\n|---|---|---|');
const bareHash = await timed(
  times(60, () => argon2.verify(hash, password)),
  1,
);
const signIns = await timed(
  times(200, (n) => signIn(100 + n)),
  4,
);
row(
  'sign-in, four at once',
  `${signIns.perSecond.toFixed(0)}/s, p95 ${ms(signIns.p95)} (bare argon2id, one after another, ${bareHash.perSecond.toFixed(0)}/s: ratio ${(signIns.perSecond / bareHash.perSecond).toFixed(2)})`,
  '≥ 20/s, p95 ≤ 300 ms',
);

// Each from an address of its own, for one is soon told to wait.
const refused = async (email, n) => {
  const address = { 'x-bellbird-remote-address': `203.0.${email.length}.${n}` };
  const said = await ask(
    'mutation ($email: String!) { signIn(email: $email, password: "Wrong1!") { accessToken } }',
    { email },
    null,
    address,
  ).catch((error) => error.message);
  if (!String(said).includes('unauthorized')) throw new Error(`Not refused as one that is wrong: ${said}`);
};
const [known, unknown] = [
  await timed(
    times(40, (n) => refused(`person${300 + n}@example.com`, n)),
    1,
  ),
  await timed(
    times(40, (n) => refused(`nobody${100 + n}@example.com`, 100 + n)),
    1,
  ),
];
row(
  'sign-in with an address that nobody has, one after another',
  `${unknown.perSecond.toFixed(0)}/s (a wrong password ${known.perSecond.toFixed(0)}/s: ratio ${(unknown.perSecond / known.perSecond).toFixed(2)})`,
  '0.33 to 3',
);

const felt = [];
for (let n = 0; n < 20; n += 1) {
  const { accessToken } = await signIn(n + 30);
  await ask('mutation { logOut }', {}, accessToken);
  const began = performance.now();
  while (
    await ask('{ verifyToken { id } }', {}, accessToken).then(
      () => true,
      () => false,
    )
  );
  felt.push(performance.now() - began);
}
row(
  'log-out to the first call that is refused',
  `p50 ${ms(at(felt, 0.5))}, p95 ${ms(at(felt, 0.95))} (a call that does nothing p95 ${ms(bareCall.p95)})`,
  '≤ 15 s',
);

// Twenty people turn the second step on, and each logs in with ten recovery codes.
const codes = [];
for (let n = 400; n < 420; n += 1) {
  const { accessToken } = await signIn(n);
  const { secret } = await ask('{ twoFactorKey { secret } }', {}, accessToken);
  const { recoveryCodes } = await ask(
    'mutation ($code: String!) { enableTwoFactor(code: $code) { recoveryCodes } }',
    { code: new TOTP({ secret }).generate() },
    accessToken,
  );
  for (const code of recoveryCodes) codes.push({ code, token: (await signIn(n)).secondStepToken });
}
const secondSteps = await timed(
  codes.map(
    ({ code, token }) =>
      () =>
        ask(
          'mutation ($token: String!, $code: String!) { secondStepLogIn(secondStepToken: $token, code: $code) { accessToken } }',
          { token, code },
        ),
  ),
  4,
);
const overBare = ({ perSecond }) =>
  `a call that does nothing ${bareCall.perSecond.toFixed(0)}/s: ratio ${(perSecond / bareCall.perSecond).toFixed(2)}`;
row(
  'second step, four at once',
  `${secondSteps.perSecond.toFixed(0)}/s, p95 ${ms(secondSteps.p95)} (${overBare(secondSteps)})`,
  '≥ 50/s, p95 ≤ 60 ms',
);

const sessions = [];
for (let n = 0; n < 16; n += 1) sessions.push((await signIn(200 + n)).refreshToken);
const refreshTook = [];
const refreshBegan = performance.now();
await Promise.all(
  sessions.map(async (first) => {
    for (let turn = 0, refreshToken = first; turn < 100; turn += 1) {
      const started = performance.now();
      ({ refreshToken } = await ask(
        'mutation ($token: String!) { refreshTokens(refreshToken: $token) { refreshToken } }',
        { token: refreshToken },
      ));
      refreshTook.push(performance.now() - started);
    }
  }),
);
const refreshes = {
  perSecond: (refreshTook.length * 1_000) / (performance.now() - refreshBegan),
  p95: at(refreshTook, 0.95),
};
row(
  'refresh, sixteen sessions at once, each a hundred times',
  `${refreshes.perSecond.toFixed(0)}/s, p95 ${ms(refreshes.p95)} (${overBare(refreshes)})`,
  '≥ 400/s, p95 ≤ 50 ms',
);

// The check of a token, without and with the access changes of ten thousand others.
const jwks = await (await fetch(`${service.url}/.well-known/jwks.json`)).json();
const verifier = new TokenVerifier(createLocalJWKSet(jwks));
const checks = async () => {
  const started = performance.now();
  for (let n = 0; n < 2_000; n += 1) await verifier.verify(owner.accessToken);
  return ((performance.now() - started) * 1_000) / 2_000;
};
await checks();
const rounds = [];
for (let round = 0; round < 5; round += 1) {
  const bare = await checks();
  const known = new TokenVerifier(createLocalJWKSet(jwks));
  known.changes.take(Array.from({ length: 10_000 }, () => ({ subject: newId(), least: 2, isLocked: false })));
  const started = performance.now();
  for (let n = 0; n < 2_000; n += 1) await known.verify(owner.accessToken);
  rounds.push({ bare, more: ((performance.now() - started) * 1_000) / 2_000 - bare });
}
const middle = (key) =>
  at(
    rounds.map((each) => each[key]),
    0.5,
  );
row(
  'check of a token with 10,000 access changes',
  `${middle('more').toFixed(1)} µs more than the bare ${middle('bare').toFixed(0)} µs`,
  '≤ 20 µs more',
);

const users =
  'query ($query: ListQuery) { users(query: $query) { data { id name email status held lastSignInAt } count hasMore } }';
const list = await timed(
  times(200, () => ask(users, { query: { limit: 500 } }, owner.accessToken)),
  1,
);
row('users of a business of 500', `p95 ${ms(list.p95)} (a call that does nothing ${ms(bareCall.p95)})`, 'p95 ≤ 60 ms');

await identity.query(
  `insert into audit_entry (id, tenant_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, subject_name, changes)
   select gen_random_uuid(), $1, now() - n * interval '1 minute', 'person', $1, 'Mia Chen', 'campaign.launched', 'campaign', n::text, 'Soup', '{}'
     from generate_series(1, $2) n`,
  [tenantId, auditRows],
);
await identity.query('analyze audit_entry');
const trail =
  'query ($query: ListQuery) { auditEntries(query: $query) { data { id at action subject { name } } hasMore } }';
const page = await timed(
  times(200, () => ask(trail, { query: { limit: 50 } }, owner.accessToken)),
  1,
);
row(
  `first page of ${auditRows.toLocaleString('en-AU')} rows of the trail`,
  `p95 ${ms(page.p95)} (a call that does nothing ${ms(bareCall.p95)})`,
  'p95 ≤ 60 ms',
);

await service.stop();
await identity.end();
await admin.end();
await platform.bus.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
