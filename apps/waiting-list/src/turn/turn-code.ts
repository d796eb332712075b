import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The end of a short link: ten characters of base 62, 59 bits, drawn at random. */
export const drawCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** The short link of a turn, at the address of the product. */
export const turnUrlBy =
  (publicUrl: string) =>
  ({ code }: { code: string | null }): string =>
    `${publicUrl}/t/${code ?? ''}`;

/** The right to one turn: 128 bits over its id, so that no row has to keep it. */
export const tokenOf = (key: Buffer, turnId: string): string =>
  createHmac('sha256', key).update(turnId).digest().subarray(0, 16).toString('base64url');

/** Whether a token is that of the turn, by any of the keys. */
export function isTokenOf(keys: readonly Buffer[], turnId: string, token: string): boolean {
  const given = Buffer.from(token);
  return keys.some((key) => {
    const right = Buffer.from(tokenOf(key, turnId));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
