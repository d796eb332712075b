import { CannotStart, lastWords } from '@bellbird/errors';
import { ProcessEnd } from '@bellbird/service-host/light';
import { ownDatabase } from './own-database.js';
import { startSandbox } from './sandbox.js';

// The sandbox as a process of its own. SANDBOX_PARTS names what it plays, `sms,payments,mail,identity` if it is not set. Its database
// is SANDBOX_DATABASE_URL, or made in DATABASE_URL with the role's password of BELLBIRD_SECRET, as every service's is.
const { SANDBOX_KEY: key, SANDBOX_PORT: port, SANDBOX_PARTS: parts = 'sms,payments,mail,identity' } = process.env;
const processEnd = new ProcessEnd('sandbox');
const end = (error: unknown): never => {
  process.stderr.write(`sandbox: ${lastWords(error)}\n`);
  process.exit(1);
};
const databaseUrl = process.env['SANDBOX_DATABASE_URL'] ?? (await ownDatabase(process.env).catch(end));

if (!databaseUrl || !key) {
  process.stderr.write('SANDBOX_DATABASE_URL and SANDBOX_KEY must be set.\n');
  process.exit(1);
}
if (process.env['PUBLIC_URL'] && !URL.canParse(process.env['PUBLIC_URL']))
  end(new CannotStart('PUBLIC_URL must be like https://bellbird.example.'));
const plays = new Set(parts.split(','));
const sandbox = await startSandbox({
  databaseUrl,
  key,
  port: Number(port ?? 0),
  host: process.env['BIND_ADDRESS'],
  publicUrl: process.env['PUBLIC_URL'],
  inboundUrl: process.env['SANDBOX_INBOUND_URL'],
  paymentsWebhookUrl: process.env['PAYMENTS_WEBHOOK_URL'],
  parts: {
    sms: plays.has('sms'),
    payments: plays.has('payments'),
    mail: plays.has('mail'),
    identity: plays.has('identity'),
  },
}).catch(end);
processEnd.stopBy(() => sandbox.stop());
process.stdout.write(`sandbox ready on ${sandbox.port}\n`);
