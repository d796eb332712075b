import { deriveSecret } from '@bellbird/auth';
import { createServiceDatabase } from '@bellbird/database';

/** Makes the sandbox's database where DATABASE_URL and BELLBIRD_SECRET are set; undefined where they are not. */
export async function ownDatabase(env: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  const { DATABASE_URL: server, BELLBIRD_SECRET: secret } = env;
  if (!server || !secret) return undefined;
  return (await createServiceDatabase(server, 'sandbox', (role) => deriveSecret(secret, `database role ${role}`).toString('hex'))).owner;
}
