import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { base32, otpauthUrl, stepAt, stepOf } from './totp.js';

/** RFC 6238, appendix B, SHA-1: seconds and the last six of the eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const rfcSecret = Buffer.from('12345678901234567890');

describe('7. TOTP', () => {
  it.each(vectors)('takes the code of RFC 6238 at %d seconds, and no other', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOf(rfcSecret, code, seconds * 1_000, 0)).toBe(step);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(stepOf(rfcSecret, wrong, seconds * 1_000, 0)).toBeNull();
  });

  it('takes a step before and after, not two, and never one that was used', () => {
    const secret = randomBytes(20);
    const now = 1_764_000_000_000;
    const codeAt = (steps: number): string => generateSync({ secret: base32(secret), epoch: now / 1_000 + steps * 30 });
    for (const steps of [-1, 0, 1]) expect(stepOf(secret, codeAt(steps), now, 0)).toBe(stepAt(now) + steps);
    for (const steps of [-2, 2]) expect(stepOf(secret, codeAt(steps), now, 0)).toBeNull();
    expect(stepOf(secret, codeAt(0), now, stepAt(now))).toBeNull();
    expect(stepOf(secret, codeAt(-1), now, stepAt(now))).toBeNull();
    expect(stepOf(secret, codeAt(1), now, stepAt(now))).toBe(stepAt(now) + 1);
  });

  it('agrees with another implementation for any key and time', () => {
    for (let n = 0; n < 200; n += 1) {
      const secret = randomBytes(20);
      const epoch = Math.floor(Math.random() * 4_000_000_000);
      expect(stepOf(secret, generateSync({ secret: base32(secret), epoch }), epoch * 1_000, 0)).not.toBeNull();
    }
  });

  it('is written for authenticators as the page says', () => {
    expect(otpauthUrl('mia+cafe@example.com', rfcSecret)).toBe(
      'otpauth://totp/Bellbird:mia%2Bcafe@example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bellbird&algorithm=SHA1&digits=6&period=30',
    );
  });
});
