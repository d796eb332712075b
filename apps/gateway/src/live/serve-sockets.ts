import type { IncomingMessage } from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import { type WebSocket, type WebSocketServer } from 'ws';
import type { Logger } from '@bellbird/service-host';

/** What graphql-ws hands on with each message of a connection, beside what `onConnect` keeps there. */
export interface Connection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/** How often a connection is pinged. One that has not answered by the next ping is ended. */
const pingMs = 12_000;
/** Bytes that wait for a client which does not read; then it is cut off. */
const mostUnread = 16_000_000;

/**
 * Serves the protocol of graphql-ws over sockets of ws. It stands in for `graphql-ws/use/ws`, which writes each malformed
 * frame of a client to the console with a stack; this one logs it at level debug.
 */
export function serveSockets<Kept extends Record<string, unknown>>(
  options: ServerOptions<Record<string, unknown>, Connection & Partial<Kept>>,
  sockets: WebSocketServer,
  logger: Logger,
  onPing: (connection: Connection & Partial<Kept>, payload: Record<string, unknown> | undefined) => Promise<void>,
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
    const connection = { socket, request } as Connection & Partial<Kept>;
    const send = (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) return resolve();
        // Who asks and does not read makes the gateway keep the answers.
        if (socket.bufferedAmount > mostUnread) return resolve(socket.terminate());
        socket.send(text, (error) => (error ? reject(error) : resolve()));
      });
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send,
        // Without its payload, which graphql-ws would send back: it may be a token, or a megabyte.
        onPing: (payload) => onPing(connection, payload).then(() => send('{"type":"pong"}')),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (read) => void socket.on('message', (data) => void read(String(data)).catch(end)),
      },
      connection,
    );
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
