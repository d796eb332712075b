import { busSettings } from '@bellbird/event-bus';
import { redisSettings } from '@bellbird/live-events';
import { isLoopback, Settings, type Platform, type ServiceDefinition } from '@bellbird/service-host';
import { storageSettings } from '@bellbird/storage';

/** Settings whose other adapters are not served yet: better a sentence than a product that is not what was asked for. */
const served: Readonly<Record<string, readonly string[]>> = {
  SMS_PROVIDER: ['sandbox', 'twilio'],
  PAYMENTS_PROVIDER: ['sandbox', 'stripe'],
  MAIL_PROVIDER: ['sandbox', 'smtp'],
  IDENTITY_PROVIDER: ['sandbox', 'google', 'off'],
};

/** Any other word would be taken for one of the two, and `BELLBIRD_DEMO=no` would let the demo's admin in. */
const yesOrNo = ['BELLBIRD_DEMO', 'BELLBIRD_RESET', 'BELLBIRD_RESTART', 'GRAPHQL_INTROSPECTION'] as const;

/**
 * Reads all settings before anything starts: what is wrong is said at once, and all of it.
 * @throws MissingSettings, one sentence that names each.
 */
export function checkSettings(
  env: Readonly<Record<string, string | undefined>>,
  services: readonly ServiceDefinition[],
): void {
  const own = new Settings(env);
  own.integer('PORT', 3000, { least: 0, most: 65_535 });
  if (env['DATABASE_URL']) own.postgres('DATABASE_URL');
  for (const [name, values] of Object.entries(served)) own.choice(name, values, values[0]!);
  for (const problem of [
    ...busSettings(env).problems,
    ...redisSettings(env).problems,
    ...storageSettings(env).problems,
  ])
    own.problem(problem);
  own.common();
  for (const name of yesOrNo) own.choice(name, ['true', 'false'], 'false');
  if (opensToNetwork(env) && !env['BELLBIRD_DEMO']?.trim()) own.problem(openDemo);
  if (env['BELLBIRD_SECRET']?.trim()) own.secret('BELLBIRD_SECRET');
  own.secretBefore();
  for (const { config } of services) own.also(() => config(asIfOpen(env)));
  own.check();
}

/** Demo people, the platform's admin among them, sign in with a password that the README says. */
const openDemo =
  "BIND_ADDRESS opens Bellbird to the network: say BELLBIRD_DEMO=false (with BELLBIRD_ADMIN_EMAIL and BELLBIRD_ADMIN_PASSWORD of your own), or BELLBIRD_DEMO=true if everybody there may be the demo's admin";

function opensToNetwork(env: Readonly<Record<string, string | undefined>>): boolean {
  const address = env['BIND_ADDRESS']?.trim();
  return !!address && !isLoopback(`http://${address.includes(':') ? `[${address}]` : address}`);
}

/** What services read their settings from, with what composition adds to the environment later. */
function asIfOpen(env: Readonly<Record<string, string | undefined>>): Platform {
  return {
    env: { ...env, SANDBOX_URL: 'http://127.0.0.1', SANDBOX_KEY: 'x'.repeat(64) },
    publicUrl: 'http://localhost',
    secret: 'x'.repeat(64),
  } as Partial<Platform> as Platform;
}
