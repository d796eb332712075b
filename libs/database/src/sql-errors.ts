/** The five-character SQLSTATE of a Postgres error, wherever TypeORM has put it. */
export function sqlState(error: unknown): string | undefined {
  const e = error as { code?: unknown; driverError?: { code?: unknown } } | null;
  const code = e?.driverError?.code ?? e?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The name of the constraint that a Postgres error says was violated. */
export function violatedConstraint(error: unknown): string | undefined {
  const e = error as { constraint?: string; driverError?: { constraint?: string } } | null;
  return e?.driverError?.constraint ?? e?.constraint;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || violatedConstraint(error) === constraint);
}

const transientNetworkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether the server said that it lives and has no room left for this (class 53): connections, memory, disk. */
export const hasNoRoom = (error: unknown): boolean => sqlState(error)?.startsWith('53') === true;

const ownTroubles = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL']);

/** Whether we never got as far as the server: no address for its name, no file or port left. It says nothing of the connections that are open. */
export const isOwnTrouble = (error: unknown): boolean => ownTroubles.has(sqlState(error) ?? '');

/**
 * Whether the same work may succeed when it is tried again: lost connections, serialisation failures, dead-locks,
 * a server that starts or stops or has no room left (class 53), time-outs. Such errors never park an event and answer 503, not 500.
 */
export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) {
    return (
      state.startsWith('08') ||
      state.startsWith('57P0') ||
      hasNoRoom(error) ||
      ['40001', '40P01', '55P03', '57014', '25P03', '25P04'].includes(state) ||
      transientNetworkErrors.has(state)
    );
  }
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable/i.test(
    message,
  );
}
