import type { IncomingMessage } from 'node:http';
import { finished, type Transform } from 'node:stream';

/**
 * Sends a request's body through `through`, and answers `through`. A sender that leaves ends it with an error; where it
 * ends first (too large, refused, stored in vain), the request stays whole, for the answer goes over its connection: what
 * is unread then is the caller's to unpipe and drop. An error of `through` that nobody waits for any more ends nothing else.
 */
export function bodyThrough<T extends Transform>(request: IncomingMessage, through: T): T {
  through.on('error', () => undefined);
  finished(request, { writable: false }, (error) => {
    if (error) through.destroy(error);
  });
  return request.pipe(through);
}
