import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { hasLeft } from './has-left.js';
import { readJson } from './read-body.js';

/** A client that sends so much of a body of two bytes and leaves; what reading it after that throws. */
async function leaving(sent: string): Promise<{ req: IncomingMessage; error: unknown }> {
  const server = createServer().listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n${sent}`);
    const [req] = (await once(server, 'request')) as [IncomingMessage];
    client.destroy();
    await new Promise((resolve) => req.socket.once('close', resolve));
    const error: unknown = await readJson(req).catch((thrown: unknown) => thrown);
    return { req, error };
  } finally {
    server.close();
  }
}

describe('a client that leaves', () => {
  it.each([
    ['half-way', '{', false],
    ['when all had come and none of it was read', '{}', true],
  ])('%s is no fault of ours', async (_, sent, isComplete) => {
    const { req, error } = await leaving(sent);
    expect(req.complete).toBe(isComplete);
    expect(hasLeft(req, error)).toBe(true);
  });

  it('hides no fault that came of something else', async () => {
    const { req } = await leaving('{}');
    expect(hasLeft(req, new Error('ours'))).toBe(false);
  });
});
