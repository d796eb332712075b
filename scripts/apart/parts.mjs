import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const services = JSON.parse(readFileSync(new URL('../../services.json', import.meta.url), 'utf8')).map(
  ({ name }) => name,
);

/** Everything that runs as a process of its own, in the order in which they start; they stop the other way round. */
const all = [
  { name: 'front', entry: 'apps/local/dist/front.main.js', step: 0, port: 'front', knows: 'addresses' },
  { name: 'sandbox', entry: 'apps/local/dist/sandbox/sandbox.main.js', step: 0, port: 'own', knows: 'all' },
  ...services.map((name) => ({ name, entry: `apps/${name}/dist/main.js`, step: 1, port: 'own', knows: 'all' })),
  ...['gateway-1', 'gateway-2'].map((name) => ({
    name,
    entry: 'apps/gateway/dist/main.js',
    step: 1,
    port: 'own',
    knows: 'addresses',
  })),
  { name: 'rest-adapter', entry: 'apps/rest-adapter/dist/main.js', step: 1, port: 'own', knows: 'addresses' },
  // They work on the database of dispatch.
  ...['dispatch-worker-1', 'dispatch-worker-2'].map((name) => ({
    name,
    entry: 'apps/dispatch/dist/worker.main.js',
    step: 2,
    port: 'own',
    knows: 'all',
  })),
];

const isSandbox = (env, setting) => (env[setting]?.trim() || 'sandbox') === 'sandbox';
/** What of the outside world the sandbox plays. */
const played = (env) =>
  [
    ['sms', 'SMS_PROVIDER'],
    ['payments', 'PAYMENTS_PROVIDER'],
    ['mail', 'MAIL_PROVIDER'],
    ['identity', 'IDENTITY_PROVIDER'],
  ]
    .filter(([, setting]) => isSandbox(env, setting))
    .map(([part]) => part);

/** Secrets that what stands before the services has no need of. */
const kept = [
  'DATABASE_URL',
  'BELLBIRD_SECRET',
  'BELLBIRD_SECRET_BEFORE',
  'SANDBOX_KEY',
  'BELLBIRD_ADMIN_PASSWORD',
  'TWILIO_AUTH_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'KAFKA_SASL_PASSWORD',
];

/**
 * The parts with their addresses and whole environments. `given` is the person's environment; `shared` what all go by:
 * DATABASE_URL, BELLBIRD_SECRET, SANDBOX_KEY, PUBLIC_URL, …
 */
export async function layOut(given, shared) {
  const sandboxParts = played(given);
  const chosen = all.filter(({ name }) => name !== 'sandbox' || sandboxParts.length > 0);
  const ports = await freePorts(chosen.filter(({ port }) => port === 'own').length);
  const parts = chosen.map((part) => ({ ...part, port: part.port === 'own' ? ports.pop() : shared.FRONT_PORT }));
  const urlOf = (name) => `http://127.0.0.1:${parts.find((part) => part.name === name).port}`;
  const addresses = {
    ...Object.fromEntries(
      [...services, 'rest-adapter'].map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, urlOf(name)]),
    ),
    ...(sandboxParts.length > 0 && { SANDBOX_URL: urlOf('sandbox') }),
  };
  const gateways = `${urlOf('gateway-1')},${urlOf('gateway-2')}`;
  const environmentOf = ({ name, port, knows }) => {
    // Only the front is open to more than this machine.
    const { BIND_ADDRESS: address, ...env } = { ...given, ...shared, ...addresses };
    for (const ours of ['PORT', 'FRONT_PORT']) delete env[ours];
    // All of them are on this machine, and the front stands before them.
    env.TRUSTED_PROXIES = [given.TRUSTED_PROXIES, '127.0.0.0/8', '::1'].filter(Boolean).join(',');
    if (name === 'front') Object.assign(env, { GATEWAY_URL: gateways, ...(address && { BIND_ADDRESS: address }) });
    // Who asks the gateway goes by the front, which knows which of the two lives.
    else env.GATEWAY_URL = `http://127.0.0.1:${shared.FRONT_PORT}`;
    if (name === 'sandbox') {
      Object.assign(env, {
        SANDBOX_PORT: port,
        SANDBOX_PARTS: sandboxParts.join(','),
        SANDBOX_INBOUND_URL: `${urlOf('front')}/webhooks/sandbox/inbound`,
        PAYMENTS_WEBHOOK_URL: `${urlOf('front')}/webhooks/sandbox-payments`,
      });
    }
    env.PORT = port;
    if (knows === 'addresses') for (const secret of kept) delete env[secret];
    return env;
  };
  return parts.map((part) => ({ ...part, url: urlOf(part.name), env: environmentOf(part) }));
}

/** Free ports below those that the system gives to connections going out, so that none is taken before its part is up. */
export async function freePorts(count) {
  const held = [];
  for (let port = randomInt(20_000, 30_000); held.length < count && port < 32_000; port += 1) {
    const probe = createServer();
    const isFree = await new Promise((done) =>
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true)),
    );
    if (isFree) held.push(probe);
  }
  return Promise.all(
    held.map(async (probe) => {
      const { port } = probe.address();
      await new Promise((done) => probe.close(done));
      return port;
    }),
  );
}
