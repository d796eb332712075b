import { buildSchema, parse, validate } from 'graphql';
import { defaultLimits, maxTokens, readDocument } from './query-limits.js';

const schema = buildSchema(`
  directive @mark(n: Int) repeatable on FIELD | QUERY | FRAGMENT_SPREAD | INLINE_FRAGMENT
  type Query { a: Node, b: Node, leaf: Int, page: Page }
  type Page { data: [Node] }
  type Node { a: Node, b: Node, leaf: Int, page: Page }
`);
const problems = (query: string): string[] => {
  parse(query);
  try {
    readDocument(query);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};
const nested = (depth: number): string => `${'{ a '.repeat(depth - 1)}{ leaf ${'}'.repeat(depth)}`;
const times = (count: number, text: (n: number) => string): string => Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('a query at its limits', () => {
  it.each([
    ['8 deep', nested(8)],
    ['15 aliases', `{ ${times(15, (n) => `x${n}: leaf`)} }`],
    ['20 directives', `query @mark { leaf ${times(19, (n) => `@mark(n: ${n})`)} }`],
    ['15 root fields', `{ ${times(14, () => 'leaf')} a { leaf } }`],
    ['50 repeats', `{ a { ${times(31, () => 'leaf')} b { ${times(21, () => 'leaf')} } } }`],
    ['a weight under 5,000', `{ a { page { data { page { data { ${times(49, () => 'leaf')} } } } } } }`],
  ])('%s is served', (_what, query) => {
    expect(problems(query)).toEqual([]);
  });

  it.each([
    ['9 deep', nested(9), 'depth is over 8'],
    ['16 aliases', `{ ${times(16, (n) => `x${n}: leaf`)} }`, 'aliases are over 15'],
    ['21 directives', `query @mark { leaf ${times(20, (n) => `@mark(n: ${n})`)} }`, 'directives are over 20'],
    ['16 root fields', `{ ${times(16, () => 'leaf')} }`, 'root fields are over 15'],
    ['51 repeats', `{ a { ${times(31, () => 'leaf')} b { ${times(22, () => 'leaf')} } } }`, 'repeated fields are over 50'],
    ['repeats across fragments', `{ a { ${times(20, () => '...F')} } } fragment F on Node { leaf a { leaf } b { leaf } }`, 'repeated fields are over 50'],
    ['repeats under one alias', `{ a { ${times(15, () => 'x: leaf')} ${times(40, () => 'leaf')} } }`, 'repeated fields are over 50'],
    ['a weight over 5,000', `{ page { data { page { data { page { data { ${times(5, () => 'leaf')} } } } } } } }`, 'weight is over 5000'],
    ['depth by way of fragments', `query { ...F } fragment F on Query { a { a { a { a { ...G } } } } } fragment G on Node { a { a { a { a { leaf } } } } }`, 'depth is over 8'],
    ['depth by way of inline fragments', `{ a { ... on Node { a { ... { a { a { a { a { a { a { leaf } } } } } } } } } } }`, 'depth is over 8'],
    ['aliases by a fragment spread twice', `{ a { ...F } b { ...F } } fragment F on Node { ${times(8, (n) => `x${n}: leaf`)} }`, 'aliases are over 15'],
    ['directives on spreads', `{ ${times(21, (n) => `...F @mark(n: ${n})`)} } fragment F on Query { leaf }`, 'directives are over 20'],
    ['root fields inside fragments', `{ ${times(2, (n) => `...F @mark(n: ${n})`)} } fragment F on Query { ${times(8, () => 'leaf')} }`, 'root fields are over 15'],
  ])('%s is refused', (_what, query, words) => {
    expect(problems(query)).toEqual([expect.stringContaining(words)]);
  });

  it('each of several operations counts for itself', () => {
    expect(problems(`query A { ${times(10, (n) => `x${n}: leaf`)} } query B { ${times(10, (n) => `x${n}: leaf`)} }`)).toEqual([]);
    expect(problems(`query A { leaf } query B ${nested(9)}`)).toHaveLength(1);
  });

  it('2,000 tokens are read, one more is not', () => {
    expect(() => parse(`{ ${times(maxTokens - 2, () => 'leaf')} }`, { maxTokens })).not.toThrow();
    expect(() => parse(`{ ${times(maxTokens - 1, () => 'leaf')} }`, { maxTokens })).toThrow('more that 2000 tokens');
  });
});

describe('a hostile document', () => {
  /** As the gateway does: limits first, and only what is within them goes to the standard validator. In milliseconds of the processor. */
  const timed = (query: string): { message: string | undefined; ms: number } => {
    const started = process.cpuUsage();
    let message: string | undefined;
    try {
      message = validate(schema, readDocument(query))[0]?.message;
    } catch (error) {
      message = (error as Error).message;
    }
    const { user, system } = process.cpuUsage(started);
    return { message, ms: (user + system) / 1_000 };
  };
  const spreads = times(70, (n) => `fragment F${n} on Query { ${times(10, () => `...F${n + 1}`)} }`);

  it.each([
    ['fragments in a circle', '{ a { ...F } } fragment F on Node { a { ...G } } fragment G on Node { b { ...F } }', 'Cannot spread fragment "F" within itself'],
    ['fragments that multiply to 10^70 fields', `{ ...F0 } ${spreads} fragment F70 on Query { leaf }`, 'root fields are over 15'],
    ['fragments that multiply to nothing', `{ ...F0 } ${spreads}`, 'Unknown fragment "F70"'],
    ['equal fields to compare each with each', `{ a { ${times(300, () => 'a { leaf }')} } }`, 'repeated fields are over 50'],
    ['equal fields in equal sets', `{ ${times(15, () => `a { ${times(30, () => 'a { leaf }')} }`)} }`, 'repeated fields are over 50'],
    ['names that nobody knows', `{ a { ${times(1_900, (n) => `f${n}`)} } }`, 'Cannot query field "f0"'],
    ['depth without end', `${'{ a '.repeat(600)}{ leaf ${'}'.repeat(601)}`, 'depth is over 8'],
  ])('of %s is refused at once', (_what, query, words) => {
    const runs = Array.from({ length: 5 }, () => timed(query));
    expect(runs[0]?.message).toContain(words);
    expect(Math.min(...runs.map(({ ms }) => ms))).toBeLessThan(50);
  });
});

it('the limits are those of the issue', () => {
  expect({ ...defaultLimits, maxTokens }).toMatchObject({ depth: 8, aliases: 15, directives: 20, maxTokens: 2_000 });
});
