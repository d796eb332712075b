import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@bellbird/errors';
import { edgeError, endWith } from './edge-error.js';

/** The most bytes of a request's head (address and headers). The filters of a list stand in the address: 50 conditions of 200 letters fit. */
export const mostHeadBytes = 65_536;

/** Makes a server of HTTP read heads of up to 64 kB, and answer what is no request in the one shape of errors. */
export function guardServer(server: Server): void {
  // Node reads this at each connection. Its types know it as an option of createServer only, and Nest passes none on.
  Object.assign(server, { maxHeaderSize: mostHeadBytes });
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => void answering.set(socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const current = answering.get(socket);
    // An error must not stand in the middle of an answer that has begun, and a caller who is gone gets none.
    const hasBegun = current !== undefined && current.headersSent && !current.writableEnded;
    if (socket.writable && error.code !== 'ECONNRESET' && !hasBegun) endWith(socket, whatIsWrong(error.code));
    // While our answer lingers, the rest of the unreadable bytes raises this event again: the socket is left open for it.
    else if (!socket.writableEnded) socket.destroy();
  });
}

function whatIsWrong(code: string | undefined): ErrorAnswer {
  if (code === 'HPE_HEADER_OVERFLOW')
    return edgeError('too-large', 'The address and the headers together have more than 64 kB.', 431);
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return edgeError('too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return edgeError('timeout', undefined, 408);
  return edgeError('invalid-input', 'This is not a request of HTTP/1.1.');
}
