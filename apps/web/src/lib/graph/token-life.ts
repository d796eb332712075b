/** Seconds that an access token still lives at `now` (milliseconds of the epoch), by its own word; 0 for what is no token. */
export function secondsLeft(token: string, now: number): number {
  try {
    const { exp } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown;
    };
    return typeof exp === 'number' ? exp - now / 1_000 : 0;
  } catch {
    return 0;
  }
}
