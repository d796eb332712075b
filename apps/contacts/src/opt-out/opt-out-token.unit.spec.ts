import {
  businessNumberIn,
  isOptOutToken,
  makeOptOutToken,
  optOutLink,
  optOutTokenLength,
  sampleOptOutLink,
} from './opt-out-token.js';

const key = Buffer.alloc(32, 1);
const business = { number: 70_000, tenantId: '01920000-0000-7000-8000-0000000000a1' };
const contactId = '01920000-0000-7000-8000-0000000000f1';

describe('opt-out tokens', () => {
  const token = makeOptOutToken(key, business, contactId);
  it('are short, always as long, and name their business', () => {
    expect(token).toMatch(/^[\w-]{26}$/);
    expect(optOutTokenLength).toBe(26);
    expect(businessNumberIn(token)).toBe(70_000);
    expect(optOutLink('https://b.example', contactId, token).length).toBe(sampleOptOutLink('https://b.example').length);
  });
  it('are good for their contact of their tenant and key alone', () => {
    expect(isOptOutToken([key], business.tenantId, contactId, token)).toBe(true);
    expect(isOptOutToken([key], business.tenantId, contactId.toUpperCase(), token)).toBe(true);
    expect(isOptOutToken([key], business.tenantId, contactId.replace('f1', 'f2'), token)).toBe(false);
    expect(isOptOutToken([key], business.tenantId.replace('a1', 'a2'), contactId, token)).toBe(false);
    expect(isOptOutToken([Buffer.alloc(32, 2)], business.tenantId, contactId, token)).toBe(false);
    expect(isOptOutToken([Buffer.alloc(32, 2), key], business.tenantId, contactId, token)).toBe(true);
    const changed = token.slice(0, 10) + (token[10] === 'A' ? 'B' : 'A') + token.slice(11);
    expect(isOptOutToken([key], business.tenantId, contactId, changed)).toBe(false);
  });
  it.each(['', 'x', 'A'.repeat(25), 'A'.repeat(27), '!'.repeat(26)])('%j is none', (text) =>
    expect(businessNumberIn(text)).toBeNull(),
  );
});
