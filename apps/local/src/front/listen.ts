import type { Server } from 'node:http';
import { CannotStart } from '@bellbird/errors';

export class PortInUse extends CannotStart {
  override readonly name = 'PortInUse';
}

/** Listens on `address`, loopback unless told. @throws PortInUse, one sentence. */
export function listen(server: Server, port: number, address: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      reject(new PortInUse(`Port ${port} is ${error.code === 'EACCES' ? 'not allowed' : 'in use'}: stop what listens there or choose another with PORT.`));
    });
    // Without an address Node would open it to the network.
    server.listen(port, address ?? '127.0.0.1', resolve);
  });
}
