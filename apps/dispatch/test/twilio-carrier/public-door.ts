import { connect, createServer, type AddressInfo } from 'node:net';

/** A public address that is known before what stands behind it is up, and passes on what comes as a load balancer would. */
export async function publicDoor(behind: () => string): Promise<{ url: string; close(): void }> {
  const door = createServer((socket) => {
    const { port, hostname } = new URL(behind());
    const onward = connect(Number(port), hostname);
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => void door.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, close: () => void door.close() };
}
