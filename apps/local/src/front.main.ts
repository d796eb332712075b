import { fileURLToPath } from 'node:url';
import { lastWords } from '@bellbird/errors';
import { ProcessEnd } from '@bellbird/service-host/light';
import { openFrontApart } from './front/front-apart.js';
import { serveWeb } from './front/serve-web.js';

// The one origin as a process of its own: it serves the web client and passes on what is not the client's.
const env = process.env;
const processEnd = new ProcessEnd('front');
try {
  const { clientPayments } =
    env['PAYMENTS_PROVIDER']?.trim() === 'stripe'
      ? await import('@bellbird/tenants/service')
      : { clientPayments: () => ({ provider: 'sandbox' }) as const };
  const web = serveWeb(env['WEB_FOLDER']?.trim() || fileURLToPath(new URL('../../web/dist', import.meta.url)), {
    payments: clientPayments(env),
  });
  const front = await openFrontApart(env, web);
  processEnd.stopBy(() => front.close());
  process.stdout.write(`front is ready at ${front.url}\n`);
} catch (error) {
  process.stderr.write(`front: ${lastWords(error)}\n`);
  process.exit(1);
}
