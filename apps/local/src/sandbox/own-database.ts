/** Makes the sandbox's database where DATABASE_URL and BELLBIRD_SECRET are set; undefined where they are not. */
export async function ownDatabase(env: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  const { DATABASE_URL: server, BELLBIRD_SECRET: secret, BELLBIRD_SECRET_BEFORE: secretBefore } = env;
  if (!server || !secret) return undefined;
  // Only here: a sandbox that is told its database is up again in half the time after a kill.
  const [{ rolePasswords }, { createServiceDatabase }] = await Promise.all([
    import('@bellbird/auth'),
    import('@bellbird/database'),
  ]);
  return (await createServiceDatabase(server, 'sandbox', ...rolePasswords({ secret, secretBefore }))).owner;
}
