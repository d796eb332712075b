import pg from 'pg';
import { CannotStart } from '@bellbird/errors';

/** No server answers at the address, it refuses us, or its certificate is not to be trusted. The password is never named. */
export class DatabaseUnreachable extends CannotStart {
  override readonly name = 'DatabaseUnreachable';
}

/** A server that is silent is not there. */
const answersWithinMs = 10_000;

/** Does this over a connection of its own, before a service serves. @throws DatabaseUnreachable, whose cause is what the driver said. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answersWithinMs });
  // One that dies in mid-work fails the query in hand; unheard, its end would be this process's.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw new DatabaseUnreachable(
        `Postgres cannot be used at ${new URL(url).host} as ${client.user}: ${reasonOf(error)}`,
        { cause: error },
      );
    });
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An address with several hosts fails with one error for each, and no words of its own. */
function reasonOf(error: unknown): string {
  const { message, errors: [first] = [] } = error as Error & { errors?: Error[] };
  return message || (first?.message ?? String(error));
}
