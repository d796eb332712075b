import * as v from 'valibot';
import { notices, wordsOf, type Notice, type Say } from './index.js';

const say: Say = {
  money: (amount) => `$${amount}`,
  amount: (amount) => `$${amount}`,
  person: (e164) => e164,
  text: () => '',
  count: (count, one, other) => (count === 1 ? one : other).replace('#', String(count)),
  campaign: (name) => name ?? 'Untitled campaign',
};

describe('notices', () => {
  it('have one type each, in words of the API', () => {
    const types = notices.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each((notices as readonly Notice[]).map((notice) => [notice.type, notice] as const))(
    '%s carries what its example does, and says it in plain words',
    (type, { data, example }) => {
      expect(v.parse(data, JSON.parse(JSON.stringify(example)))).toEqual(example);
      const { title, text = '', look } = wordsOf({ type, data: example }, say);
      expect(look).not.toBe('other');
      for (const said of [title, text]) {
        expect(said).not.toMatch(/undefined|null|\[object|01920000/);
        expect(said).not.toContain(type);
      }
      expect(title.length).toBeGreaterThan(8);
    },
  );

  it.each([
    ['a type that this client does not know', { type: 'of-tomorrow', data: {} }],
    ['data that are none', { type: 'opt-out', data: 'x' }],
    ['data of a later release', { type: 'export-success', data: { file: 1 } }],
  ])('of %s are told without a raw word', (_, notice) =>
    expect(wordsOf(notice, say)).toEqual({ look: 'other', title: 'Something changed in your business' }),
  );
});
