import { parse } from 'graphql';
import { assertGoodText, problemOfValue } from './text-check.js';

const refusal = (query: string, variables?: Record<string, unknown>): unknown => {
  try {
    assertGoodText(parse(query), variables);
    return null;
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};
const bad = (field: string) => [{ field, message: 'Text may not hold NUL or lone surrogates.' }];
const nul = String.fromCharCode(0);
const lone = String.fromCharCode(0xd83d);

describe('text in a request', () => {
  it('may hold any character there is', () => {
    expect(
      refusal('query($x: JSON) { a(name: "Zoë 😀 \\u200b\\u202e") }', {
        x: { text: 'Zoë 😀 ‮', list: [1, true, null, 'ok'] },
      }),
    ).toBeNull();
    expect(refusal('{ a }')).toBeNull();
  });

  it.each([
    ['NUL in a variable', { input: { firstName: `a${nul}b` } }, 'firstName'],
    ['a lone surrogate in a variable', { input: { firstName: `a${lone}` } }, 'firstName'],
    ['a reversed pair', { input: { firstName: '\ude00\ud83d' } }, 'firstName'],
    ['NUL deep inside', { input: { filters: [{ value: ['ok', nul] }] } }, 'filters[0].value[1]'],
    ['NUL in the name of a member', { input: { attributes: { [`a${nul}`]: 1 } } }, 'attributes'],
    ['NUL in a plain variable', { id: nul }, 'id'],
    ['NUL in a list', { ids: ['ok', nul] }, 'ids[1]'],
  ])('is refused by name for %s', (_what, variables, field) => {
    expect(refusal('{ a }', variables)).toEqual(bad(field));
  });

  it('is refused for NUL in the document itself, also written as an escape or in a block', () => {
    expect(refusal(String.raw`{ a(name: "x\u0000y") }`)).toEqual(bad('query'));
    expect(refusal(String.raw`query($x: String = "\u0000") { a(name: $x) }`)).toEqual(bad('query'));
    expect(refusal(String.raw`{ a(input: { deep: ["x", "\u0000"] }) }`)).toEqual(bad('query'));
  });

  it('that is nested too deeply is refused, whatever the depth', () => {
    const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(problemOfValue({ x: nested(60) })).toBeNull();
    expect(problemOfValue({ x: nested(70) })).toEqual({ field: 'x[0][0]', message: 'This is nested too deeply.' });
    expect(problemOfValue({ x: nested(400_000) })).toEqual({ field: 'x[0][0]', message: 'This is nested too deeply.' });
  });
});
