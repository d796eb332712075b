import type { IncomingMessage } from 'node:http';

/** The body of a request; `too-long` as soon as it is longer than `mostBytes`, `gone` where the caller goes away. */
export function readBody(req: IncomingMessage, mostBytes: number): Promise<Buffer | 'too-long' | 'gone'> {
  return new Promise((resolve) => {
    if (Number(req.headers['content-length'] ?? 0) > mostBytes) return resolve('too-long');
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) return resolve('too-long');
      chunks.push(chunk);
    });
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    req.on('error', () => resolve('gone'));
  });
}
