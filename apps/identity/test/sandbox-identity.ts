import { randomBytes } from 'node:crypto';
import { spawnService, testDatabase } from '@bellbird/testing';
import type { ProvidedPerson } from '../src/google/identity-provider.contract.js';

/** The sandbox's provider of identities, in a process of its own. */
export interface SandboxIdentity {
  url: string;
  key: string;
  publicUrl: string;
  /** A call of `/sandbox/api/identity-provider…`; what was answered. */
  api<T>(method: string, path: string, body?: unknown): Promise<T>;
  keep(person: ProvidedPerson): Promise<{ sub: string }>;
  /** Where the browser of this person is sent back. */
  consent(authorizationUrl: string, email: string): Promise<URL>;
  close(): Promise<void>;
}

export async function startSandboxIdentity(publicUrl = 'http://localhost:3000'): Promise<SandboxIdentity> {
  const key = randomBytes(16).toString('hex');
  const database = await testDatabase('sandbox_identity');
  const sandbox = await spawnService({
    entry: new URL('../../local/src/sandbox/sandbox.main.ts', import.meta.url),
    env: {
      SANDBOX_DATABASE_URL: database.url,
      SANDBOX_KEY: key,
      SANDBOX_PARTS: 'identity',
      PUBLIC_URL: publicUrl,
    },
    ready: /sandbox ready on \d+/,
  });
  const url = `http://127.0.0.1:${/ready on (\d+)/.exec(await sandbox.waitForLine(/ready on/))?.[1] ?? ''}`;
  const api = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/sandbox/api/identity-provider${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    url,
    key,
    publicUrl,
    api,
    keep: (person) => api('POST', '/people', person),
    consent: async (authorizationUrl, email) =>
      new URL((await api<{ redirectUrl: string }>('POST', '/authorize', { authorizationUrl, email })).redirectUrl),
    close: async () => {
      await sandbox.kill();
      await database.drop();
    },
  };
}
