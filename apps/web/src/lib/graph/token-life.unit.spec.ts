import { secondsLeft } from './token-life';

const token = (payload: unknown): string => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('how long a token lives', () => {
  it('is told by itself', () => expect(secondsLeft(token({ exp: 1_060 }), 1_000_000)).toBe(60));
  it.each(['', 'x', 'a.b.c', 'a.%%%.c', token({}), token({ exp: 'soon' })])('is nothing for %j', (text) =>
    expect(secondsLeft(text, 0)).toBe(0),
  );
});
