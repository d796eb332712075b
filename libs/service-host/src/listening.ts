import type { AddressInfo, Server } from 'node:net';
import { CannotStart } from '@bellbird/errors';

export class PortInUse extends CannotStart {
  override readonly name = 'PortInUse';
}

/** What listens: a server of Node's own, or Nest's application. */
interface Listening {
  listen(port: number, address: string): Promise<unknown>;
}

/** Listens on `address`, loopback unless told. @throws PortInUse, or CannotStart, one sentence. */
export async function listenAt(what: Listening, port: number, address = '127.0.0.1'): Promise<void> {
  try {
    await what.listen(port, address);
  } catch (error) {
    throw whyNotListening(error, port, address);
  }
}

/** The same for a server of Node's own. */
export async function listenServer(server: Server, port: number, address?: string): Promise<AddressInfo> {
  const listen = (): Promise<void> => new Promise((resolve, reject) => void server.once('error', reject).listen(port, address ?? '127.0.0.1', resolve));
  await listenAt({ listen }, port, address);
  return server.address() as AddressInfo;
}

function whyNotListening(error: unknown, port: number, address: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE': return new PortInUse(`Port ${port} is in use: stop what listens there or choose another with PORT.`);
    case 'EACCES': return new PortInUse(`Port ${port} is not allowed: choose another with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN': return new CannotStart(`BIND_ADDRESS ${address} is no address of this machine.`);
    default: return error;
  }
}
