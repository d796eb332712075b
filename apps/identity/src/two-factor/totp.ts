import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator reads it: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps before and after the present one are taken too: clocks of phones are not exact. */
const stepsApart = 1;

const totpOf = (secret: Buffer): TOTP => new TOTP({ ...form, secret: secretOf(secret) });
const secretOf = (secret: Buffer): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });

/** The number of 30-second steps since the epoch. */
export const stepAt = (ms: number): number => Math.floor(ms / 1_000 / form.period);

/**
 * Which step a code of six digits belongs to: the present one, the one before or the one after, as long as it is later
 * than `lastStep`, the last one used. Null where it is none of these.
 */
export function stepOf(secret: Buffer, code: string, ms: number, lastStep: number): number | null {
  const totp = totpOf(secret);
  for (let step = stepAt(ms) - stepsApart; step <= stepAt(ms) + stepsApart; step += 1)
    if (step > lastStep && totp.validate({ token: code, timestamp: step * form.period * 1_000, window: 0 }) !== null)
      return step;
  return null;
}

/** What authenticators scan: `otpauth://totp/Bellbird:<email>?…`. */
export function otpauthUrl(email: string, secret: Buffer): string {
  const label = encodeURIComponent(email).replaceAll('%40', '@');
  const { algorithm, digits, period } = form;
  return `otpauth://totp/Bellbird:${label}?secret=${base32(secret)}&issuer=Bellbird&algorithm=${algorithm}&digits=${digits}&period=${period}`;
}

/** As people type it. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;
