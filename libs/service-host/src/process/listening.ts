import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotStart } from '@bellbird/errors';
import { guardServer } from '../edge/guard-server.js';
import { isLoopback } from './loopback.js';

export class PortInUse extends CannotStart {
  override readonly name = 'PortInUse';
}

/** What listens: a server of Node's own, or Nest's application. */
interface Listening {
  listen(port: number, address: string): Promise<unknown>;
  getHttpServer(): Server;
}

/** Ports on which this process listens. */
const ports = new Set<string>();

/** Whether this process itself listens at an origin, `http://host:port`, of this machine. */
export const isOwnOrigin = (origin: string): boolean => isLoopback(origin) && ports.has(new URL(origin).port);

/** Listens on `address`, loopback unless told, as every server of ours does: see `guardServer`. @throws PortInUse, or CannotStart, one sentence. */
export async function listenAt(what: Listening, port: number, address = '127.0.0.1'): Promise<void> {
  guardServer(what.getHttpServer());
  try {
    await what.listen(port, address);
    const server = what.getHttpServer();
    const own = String((server.address() as AddressInfo).port);
    ports.add(own);
    server.once('close', () => ports.delete(own));
  } catch (error) {
    throw whyNotListening(error, port, address);
  }
}

/** The same for a server of Node's own. */
export async function listenServer(server: Server, port: number, address?: string): Promise<AddressInfo> {
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => void server.once('error', reject).listen(port, address ?? '127.0.0.1', resolve));
  await listenAt({ listen, getHttpServer: () => server }, port, address);
  return server.address() as AddressInfo;
}

function whyNotListening(error: unknown, port: number, address: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new PortInUse(`Port ${port} is in use: stop what listens there or choose another with PORT.`);
    case 'EACCES':
      return new PortInUse(`Port ${port} is not allowed: choose another with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`BIND_ADDRESS ${address} is no address of this machine.`);
    default:
      return error;
  }
}
