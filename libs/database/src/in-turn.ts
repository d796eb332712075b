import type pg from 'pg';

const inHand = new WeakMap<pg.Client, Promise<unknown>>();

/** One query of a connection after the other, whoever asks: pg is about to queue none on a connection any more. */
export function inTurn<R extends pg.QueryResultRow>(
  client: pg.Client,
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<R>> {
  const answer = (inHand.get(client) ?? Promise.resolve()).then(() => client.query<R>(query, values));
  inHand.set(
    client,
    answer.catch(() => undefined),
  );
  return answer;
}
