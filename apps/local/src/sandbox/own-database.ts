/** Makes the sandbox's database where DATABASE_URL and BELLBIRD_SECRET are set; undefined where they are not. */
export async function ownDatabase(env: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  const { DATABASE_URL: server, BELLBIRD_SECRET: secret } = env;
  if (!server || !secret) return undefined;
  // Only here: a sandbox that is told its database is up again in half the time after a kill.
  const [{ deriveSecret }, { createServiceDatabase }] = await Promise.all([
    import('@bellbird/auth'),
    import('@bellbird/database'),
  ]);
  return (
    await createServiceDatabase(server, 'sandbox', (role) =>
      deriveSecret(secret, `database role ${role}`).toString('hex'),
    )
  ).owner;
}
