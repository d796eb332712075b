/** Seconds that an access token still lives by its own word; 0 for what is no token. */
export function secondsLeft(token: string, now = Date.now()): number {
  try {
    const { exp } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp - now / 1_000 : 0;
  } catch {
    return 0;
  }
}
