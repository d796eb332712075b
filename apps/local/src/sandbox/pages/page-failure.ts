import { randomBytes } from 'node:crypto';
import { isProductError, ProductError } from '@bellbird/errors';
import type { Reply } from '../http/call.js';
import { failureHeaders, type FaultLog } from '../http/failures.js';
import type { Frame } from './markup/frame.js';
import { html } from './markup/html.js';

/** The page that says what went wrong and where to go from there. */
export function pageFailure(error: unknown, frame: Frame, log: FaultLog): Reply {
  const known = isProductError(error) ? error : new ProductError('internal');
  const reference = randomBytes(8).toString('hex');
  if (known !== error) log(`reference ${reference}`, error);
  const title = known.statusCode === 404 ? 'There is nothing here' : known.title;
  const reply = frame({
    title,
    path: '',
    status: known.statusCode,
    main: html`<h1>${title}</h1>
<div class="card empty"><p>${known.fields.length > 0 ? known.fields.map(({ field, message }) => `${field}: ${message} `) : known.message}</p>
${known.statusCode >= 500 ? html`<p class="second">What was accepted before is safe. Reference ${reference}.</p>` : ''}
<p><a class="button" href="/sandbox">Back to the sandbox</a></p></div>`,
  });
  return { ...reply, headers: { ...reply.headers, ...failureHeaders(error) } };
}
