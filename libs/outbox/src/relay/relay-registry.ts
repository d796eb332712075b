/** What says which database a connection leads to; pg's clients have these at run time. */
interface Address {
  host: string;
  port: number;
  database: string | undefined;
}

const pokes = new Map<string, Set<() => void>>();

export function addressOf(client: object): string {
  const { host, port, database } = client as Address;
  return `${host}:${port}/${database}`;
}

/** Puts a relay of this process where the writers of its database find it; answers how to take it away. */
export function registerRelay(address: string, poke: () => void): () => void {
  const here = pokes.get(address) ?? new Set();
  pokes.set(address, here.add(poke));
  return () => void here.delete(poke);
}

/**
 * Wakes this process's relay of the database that `client` is connected to, if it runs one. Only after COMMIT, and only
 * a hint: polling alone relays everything too, up to a second later. `publish` does it by itself; writers of outbox rows
 * in their own SQL call `wakeRelay(client)` when their statement has committed.
 */
export function wakeRelay(client: object): void {
  for (const poke of pokes.get(addressOf(client)) ?? []) poke();
}
