import type { IncomingMessage, ServerResponse } from 'node:http';
import { imagesBase, servePublished } from './published/serve-published.js';
import { serveSignedUrl, type Serving } from './signed-url/serve-signed-url.js';

/** One request to what of a storage can be reached from outside: published images, and signed addresses. */
export function serveStorage(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Express cuts the mount path off `url` and keeps the whole in `originalUrl`.
  const whole = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? '';
  return whole.startsWith(imagesBase)
    ? servePublished(serving.objects, serving.onFault, request, response)
    : serveSignedUrl(serving, request, response);
}
