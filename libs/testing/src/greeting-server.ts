import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Takes every connection, says some of Postgres's greeting, and then nothing more. */
interface GreetingServer {
  url: string;
  /** How many connections are open. */
  open(): number;
  /** How many there were so far. */
  had(): number;
  close(): Promise<void>;
}

/**
 * A server in trouble: one that is mute (''), one that is slow ('R', the first letter of its greeting), one that is slow
 * over TLS ('S', to who asks for it).
 */
export async function greetingServer(greeting: '' | 'R' | 'S'): Promise<GreetingServer> {
  const sockets = new Set<Socket>();
  let had = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    had += 1;
    socket
      .resume()
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket));
    socket.write(greeting);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://anybody@127.0.0.1:${(server.address() as AddressInfo).port}/any${greeting === 'S' ? '?sslmode=no-verify' : ''}`,
    open: () => sockets.size,
    had: () => had,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
