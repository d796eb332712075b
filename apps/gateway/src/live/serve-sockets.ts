import type { IncomingMessage } from 'node:http';
import type { Logger } from '@bellbird/service-host';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import { type WebSocket, type WebSocketServer } from 'ws';

/** What a connection is known by, beside what its owner keeps with it. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/** One that does not answer a ping before the next is gone. */
const pingMs = 12_000;

/**
 * The protocol of graphql-ws over the sockets of ws, as `graphql-ws/use/ws` joins them; but that one writes each wrong
 * frame of a client to the console with a stack, and here the log is told, in its own form, where it is at debug.
 */
export function serveSockets<Kept extends Record<string, unknown>>(
  options: ServerOptions<Record<string, unknown>, Connection & Partial<Kept>>, sockets: WebSocketServer, logger: Logger,
): { close: () => Promise<void> } {
  const server = makeServer(options);
  sockets.options.handleProtocols = handleProtocols;
  sockets.on('connection', (socket, request) => {
    const end = (error: unknown): void => {
      logger.debug({ err: error }, 'A socket is closed for what came over it');
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    socket.on('error', end);
    const stopPinging = keepAlive(socket);
    const closed = server.opened({
      protocol: socket.protocol,
      send: (text) => new Promise((resolve, reject) => (socket.readyState === socket.OPEN ? socket.send(text, (error) => (error ? reject(error) : resolve())) : resolve())),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (read) => void socket.on('message', (data) => void read(String(data)).catch(end)),
    }, { socket, request } as Connection & Partial<Kept>);
    socket.once('close', (code, reason) => {
      stopPinging();
      void closed(code, String(reason)).catch(end);
    });
  });
  return {
    close: async () => {
      for (const client of sockets.clients) client.close(1001, 'Going away');
      sockets.removeAllListeners();
      await new Promise<void>((resolve, reject) => sockets.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

function keepAlive(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, pingMs);
  return () => clearInterval(timer);
}
