import type { Socket } from 'node:net';
import pg from 'pg';
import { afterLiving } from './after-living.js';

/** A part of pg's client that its types leave out. */
export interface Connected {
  connection: { stream: Socket };
}

/** Nothing came in time, or too little. */
export class NoAnswer extends Error {
  /** `isHeard`: something came, such as a greeting. The server lives, and is slow. */
  constructor(readonly isHeard: boolean) {
    super('timeout expired');
  }
}

/**
 * One statement over a connection of its own, which says more of the server than one that was open before: its rows.
 * @throws `NoAnswer` where they have not come in `withinMs` of this process's life, however the server is silent.
 */
export async function askAnew<R extends pg.QueryResultRow>(
  url: string,
  withinMs: number,
  sql: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bellbird health',
    statement_timeout: withinMs,
  });
  client.on('error', () => undefined);
  // Over TLS pg puts another in its place, which counts nothing of the handshake.
  const { stream: raw } = (client as unknown as Connected).connection;
  const asked = (async () => {
    await client.connect();
    return (await client.query<R>(sql, values as unknown[])).rows;
  })();
  let stopWaiting = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    stopWaiting = afterLiving(withinMs, () => {
      reject(new NoAnswer(raw.bytesRead > 0));
      // Where the server is silent, its good-bye would not come either.
      raw.destroy();
    });
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    stopWaiting();
    asked.catch(() => undefined);
    client.end().catch(() => undefined);
  }
}
