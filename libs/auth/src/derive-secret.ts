import { hkdfSync, timingSafeEqual } from 'node:crypto';

/** The platform's one secret, and the one before it while what that signed and sealed is still accepted. */
export interface Secrets {
  secret: string;
  secretBefore?: string | undefined;
}

/** A secret of its own for each purpose, from the platform's one secret (HKDF-SHA256, RFC 5869). 32 bytes. */
export function deriveSecret(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'bellbird', purpose, 32));
}

/** The keys of a purpose. The first signs and seals; what any of them signed or sealed is accepted. */
export type Keys = readonly [present: Buffer, ...before: Buffer[]];

export function deriveKeys({ secret, secretBefore }: Secrets, purpose: string): Keys {
  return [deriveSecret(secret, purpose), ...(secretBefore ? [deriveSecret(secretBefore, purpose)] : [])];
}

/** Whether `given` is what one of the keys makes, told in constant time. */
export const isMadeBy = (keys: readonly Buffer[], given: Buffer, make: (key: Buffer) => Buffer): boolean =>
  keys.some((key) => {
    const right = make(key);
    return given.length === right.length && timingSafeEqual(given, right);
  });

/** The password of a database role under a secret. */
export const rolePassword =
  (secret: string) =>
  (role: string): string =>
    deriveSecret(secret, `database role ${role}`).toString('hex');

/** The passwords of database roles, for who makes the roles: those of the secret before are changed into the present ones. */
export function rolePasswords({
  secret,
  secretBefore,
}: Secrets): [password: (role: string) => string, passwordBefore?: (role: string) => string] {
  return secretBefore ? [rolePassword(secret), rolePassword(secretBefore)] : [rolePassword(secret)];
}
