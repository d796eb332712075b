import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswer, ProductError, type ErrorAnswer, type ErrorCode } from '@bellbird/errors';

/**
 * An error in the one shape, for parts that answer outside of Nest and GraphQL: fronts, bare sockets, unreadable
 * requests. Give `statusCode` if it is not the code's usual one: 431 is `too-large`, as 413 is.
 */
export function edgeError(code: ErrorCode, message?: string, statusCode?: number): ErrorAnswer {
  const answer = errorAnswer(new ProductError(code, message), randomBytes(16).toString('hex'));
  return statusCode === undefined ? answer : { ...answer, statusCode };
}

/**
 * How long we go on reading, and dropping, what a caller still sends. If a socket is closed with bytes unread, its caller
 * may lose the answer.
 */
const lingerMs = 1_000;

/** Answers on a bare socket and closes it. It listens for errors of the socket, because one that nobody hears ends the process. */
export function endWith(socket: Duplex, answer: ErrorAnswer): void {
  socket.on('error', () => socket.destroy());
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...(answer.statusCode === 503 ? ['retry-after: 1'] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
