import type { IncomingMessage } from 'node:http';

const mostBytes = 32_000_000;
const mostMilliseconds = 2_000;

/**
 * Reads what is left of a body and throws it away, within bounds, so that the refusal reaches a client that is still
 * sending: an answer to a connection with unread bytes can be lost in its reset.
 */
export function discardRest(req: IncomingMessage): Promise<void> {
  if (!hasUnreadBody(req)) return Promise.resolve();
  return new Promise((resolve) => {
    let left = mostBytes;
    const done = (): void => {
      clearTimeout(timer);
      req.off('data', count).off('end', done).off('close', done).off('error', done);
      resolve();
    };
    const count = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const timer = setTimeout(done, mostMilliseconds);
    if (req.readableEnded || req.destroyed) return done();
    req.on('data', count).once('end', done).once('close', done).once('error', done);
    req.resume();
  });
}

/** Whether there is a body of which something has not been read. */
export function hasUnreadBody(req: IncomingMessage): boolean {
  return (
    !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0)
  );
}
