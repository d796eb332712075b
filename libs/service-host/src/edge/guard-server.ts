import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type EdgeError, edgeError, endWith } from './edge-error.js';

/** The most of a request's head (address and headers) that is read: the filters of a list stand in the address, 50 conditions of 200 letters at most. */
export const mostHeadBytes = 65_536;

/** Lets a server of HTTP read heads of up to 64 kB, and answer what is no request in the shape that errors have everywhere. */
export function guardServer(server: Server): void {
  // Read at each connection. An option of createServer only, by its types, and Nest passes none on.
  Object.assign(server, { maxHeaderSize: mostHeadBytes });
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => void answering.set(socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const current = answering.get(socket);
    // An answer that has begun must not have another one in its middle. Who is gone hears nothing.
    const hasBegun = current !== undefined && current.headersSent && !current.writableEnded;
    if (socket.writable && error.code !== 'ECONNRESET' && !hasBegun) endWith(socket, whatIsWrong(error.code));
    // While an answer of ours lingers, the rest of what could not be read comes here again.
    else if (!socket.writableEnded) socket.destroy();
  });
}

function whatIsWrong(code: string | undefined): EdgeError {
  if (code === 'HPE_HEADER_OVERFLOW') return edgeError('too-large', 'The address and the headers together have more than 64 kB.', 431);
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return edgeError('too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return edgeError('timeout', undefined, 408);
  return edgeError('invalid-input', 'This is not a request of HTTP/1.1.');
}
