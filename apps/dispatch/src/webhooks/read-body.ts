import type { IncomingMessage } from 'node:http';

/** The body of a request; null as soon as it is longer than `mostBytes`. Rejects where the caller goes away. */
export function readBody(req: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > mostBytes) return resolve(null);
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) return resolve(null);
      chunks.push(chunk);
    });
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    req.on('error', reject);
  });
}
