import { basicOf, bearerOf, idempotencyKeyOf } from './read-headers.js';

const basic = (text: string | Buffer): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('authorization', () => {
  it('is a bearer token or none', () => {
    expect(bearerOf({ authorization: 'Bearer abc.def' })).toBe('abc.def');
    expect(bearerOf({ authorization: 'bearer abc' })).toBe('abc');
    for (const authorization of [undefined, '', 'Bearer', 'Bearer a b', 'Basic abc', 'Bearer a,Bearer b'])
      expect(bearerOf({ authorization })).toBeNull();
  });

  it('is name and password, in UTF-8, the first colon between them', () => {
    expect(basicOf({ authorization: basic('ada@example.com:päss:wörd') })).toEqual({
      name: 'ada@example.com',
      password: 'päss:wörd',
    });
    expect(basicOf({ authorization: basic(':') })).toEqual({ name: '', password: '' });
  });

  it.each([
    [undefined],
    ['Basic'],
    ['Basic !!'],
    [basic('nocolon')],
    [basic(Buffer.from([0xff, 0x3a, 0xff]))],
    ['Bearer abc'],
  ])('is 401 otherwise: %s', (authorization) => {
    expect(() => basicOf({ authorization })).toThrow(
      expect.objectContaining({ code: 'unauthorized', message: 'Invalid email or username.' }) as Error,
    );
  });
});

describe('an idempotency key', () => {
  it('is 1 to 255 printable characters', () => {
    expect(idempotencyKeyOf({})).toBeNull();
    expect(idempotencyKeyOf({ 'idempotency-key': 'a'.repeat(255) })).toHaveLength(255);
    for (const key of ['', 'a'.repeat(256), 'tab\t', 'é'])
      expect(() => idempotencyKeyOf({ 'idempotency-key': key })).toThrow(
        expect.objectContaining({ code: 'invalid-input' }) as Error,
      );
  });
});
