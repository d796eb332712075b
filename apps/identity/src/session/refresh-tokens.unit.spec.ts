import { newToken } from '../secrets/tokens.js';
import { childOf, graceSeconds, rotationOf } from './refresh-tokens.js';

describe('a refresh token', () => {
  it('has 256 bits, and no two are alike', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('has one child, which nobody can work out without the key', () => {
    const token = newToken();
    expect(childOf(token, Buffer.from('k'))).toBe(childOf(token, Buffer.from('k')));
    expect(childOf(token, Buffer.from('k'))).not.toBe(childOf(token, Buffer.from('l')));
    expect(Buffer.from(childOf(token, Buffer.from('k')), 'base64url')).toHaveLength(32);
  });

  it.each([
    ['the present one rotates', 5, null, 'rotate'],
    ['the one before, within the grace, gets the same again', 4, graceSeconds, 'repeat'],
    ['the one before, after the grace, was stolen', 4, graceSeconds + 0.001, 'reused'],
    ['the one before that was stolen, however fresh', 3, 0, 'reused'],
    ['the first of a long chain was stolen', 0, 1, 'reused'],
    ['one that is not yet', 6, null, 'reused'],
  ] as const)('%s', (_, generation, usedSecondsAgo, verdict) => {
    expect(rotationOf({ generation, usedSecondsAgo }, 5)).toBe(verdict);
  });
});
