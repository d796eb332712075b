import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { edgeError, endWith } from './edge-error.js';

type Join = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

const ofUpgrades = new Set(['upgrade', 'http2-settings']);
const asksForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Takes WebSockets at `path` and refuses them with 404 elsewhere. A request that offers another protocol is answered in
 * HTTP/1.1: a server may ignore the offer (RFC 9110, 7.8). Java's HttpClient and `curl --http2` offer h2c in their first
 * request.
 */
export function takeSockets(server: Server, path: string, join: Join): void {
  // Node 22.21 and 24.9 and later ask this before they emit 'upgrade'; older ones emit it for every offer.
  Object.assign(server, { shouldUpgradeCallback: asksForSocket });
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!asksForSocket(req)) readAgain(server, req, socket, head);
    else if (req.url?.split('?', 1)[0] === path) join(req, socket, head);
    else endWith(socket, edgeError('not-found', 'There is no socket at this address.'));
  });
}

/** Gives the connection back to the server as a new one whose first request is the same without its upgrade. */
function readAgain(server: Server, req: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${req.method} ${req.url} HTTP/${req.httpVersion}`];
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const [name, value] = [req.rawHeaders[i]!, req.rawHeaders[i + 1]!];
    if (ofUpgrades.has(name.toLowerCase())) continue;
    const kept =
      name.toLowerCase() === 'connection'
        ? value
            .split(',')
            .filter((each) => !ofUpgrades.has(each.trim().toLowerCase()))
            .join(',')
        : value;
    lines.push(`${name}: ${kept}`);
  }
  // Node's parser reads each byte as a letter of latin1, so this restores the same bytes.
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
