import type { IncomingMessage } from 'node:http';
import { finished, type Transform } from 'node:stream';

/**
 * Pipes a request's body into `through` and answers `through`. If the sender leaves, `through` ends with an error. If
 * `through` ends first (too large, refused), the request is left as it is, because the answer goes over its connection;
 * whoever called must unpipe it and drop the rest. Errors of `through` that nobody else hears are ignored.
 */
export function bodyThrough<T extends Transform>(request: IncomingMessage, through: T): T {
  through.on('error', () => undefined);
  finished(request, { writable: false }, (error) => {
    if (error) through.destroy(error);
  });
  return request.pipe(through);
}
