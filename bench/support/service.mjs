// One service alone, in this process: on a Postgres of its own, with a key of its own for tokens.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { Agent, request } from 'undici';
import { accessTokenAudience, accessTokenIssuer, claimsOf, deriveSecret } from '@bellbird/auth';
import { startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';

/** Starts it. */
export async function serviceAlone(definition, settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), `${definition.name}-bench-`));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database bus');
  const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid: 'bench' }] });
  const identity = createServer(({ url }, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(url.startsWith('/.well-known/access-changes') ? '{"changes":[],"cursor":""}' : keys),
  ).listen(0);
  await once(identity, 'listening');
  const bus = await EmbeddedBus.open(databaseUrl('bus'));
  const service = await startService(definition, {
    env: { LOG_LEVEL: 'warn', ...settings },
    databaseUrl: postgres.url,
    secret: 'bench',
    publicUrl: 'http://localhost:3000',
    clock: systemClock,
    live: new InProcessLiveEvents(),
    bus,
    storage: await FolderStorage.open({
      folder: join(folder, 'files'),
      baseUrl: 'http://localhost/files',
      secrets: [deriveSecret('bench', 'files')],
    }),
    peer: (name) => {
      if (name !== 'identity') throw Object.assign(new Error(`${name} is not up.`), { code: 'ECONNREFUSED' });
      return `http://127.0.0.1:${identity.address().port}`;
    },
  });
  // Who asks shares the thread with who answers: `fetch` would be a third of the work.
  const callers = new Agent();
  return {
    url: service.url,
    databaseUrl: databaseUrl(definition.name),
    tokenOf: (tenantId) =>
      new SignJWT({
        ...claimsOf({
          kind: 'user',
          userId: randomUUID(),
          tenantId,
          role: 'merchant',
          permissions: ['owner'],
          country: 'AU',
          timeZone: 'Australia/Sydney',
          termsAccepted: true,
          mustEnrol: false,
          sessionId: randomUUID(),
          accessVersion: 1,
          sessionGeneration: 0,
          provedAt: Math.floor(Date.now() / 1_000),
          isReadOnly: false,
          actingAdmin: null,
        }),
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'bench' })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    /** Answers the first field, or throws. Each call has a key of its own, as the client's have. */
    async ask(token, query, variables = {}) {
      const { body: answer } = await request(`${service.url}/graphql`, {
        dispatcher: callers,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = await answer.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0];
    },
    async stop() {
      await callers.close();
      await service.stop();
      await bus.close();
      identity.close();
      await admin.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
