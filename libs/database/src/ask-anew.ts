import pg from 'pg';

/**
 * One statement over a connection of its own, which says more of the server than one that was open before: its rows.
 * @throws where there is no answer in `withinMs`, however the server is silent.
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
    connectionTimeoutMillis: withinMs,
    statement_timeout: withinMs,
  });
  client.on('error', () => undefined);
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('timeout expired')), withinMs).unref();
  });
  const asked = (async () => {
    await client.connect();
    return (await client.query<R>(sql, values as unknown[])).rows;
  })();
  try {
    return await Promise.race([asked, late]);
  } finally {
    asked.catch(() => undefined);
    // Where the server is silent, its good-bye would not come either: nobody waits for it.
    client.end().catch(() => undefined);
  }
}
