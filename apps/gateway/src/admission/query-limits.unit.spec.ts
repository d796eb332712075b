import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { defaultLimits, maxTokens, readDocument } from './query-limits.js';

const schema = buildSchema(`
  scalar JSON
  directive @mark(n: JSON) repeatable on FIELD | QUERY | FRAGMENT_SPREAD | INLINE_FRAGMENT | VARIABLE_DEFINITION
  type Query { a: Node, b: Node, leaf: Int, page: Page, found(by: JSON): Int, others(by: JSON): Int }
  type Page { data: [Node] }
  type Node { a: Node, b: Node, leaf: Int, page: Page }
`);
const problems = (query: string): string[] => {
  try {
    readDocument(query);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};
const nested = (depth: number): string => `${'{ a '.repeat(depth - 1)}{ leaf ${'}'.repeat(depth)}`;
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

const lists = (depth: number, inner = ''): string => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
const objects = (depth: number): string => `${'{ a: '.repeat(depth)}1${' }'.repeat(depth)}`;
/** Fifty conditions in groups that nest 3 deep, each with a list of its own. */
const condition = '{ field: "name", type: "text", operation: "one", value: ["Ada", "Zoë", "Mia"] }';
const filters = (depth: number): string =>
  `[${times(depth === 0 ? 38 : 4, () => condition)} ${depth === 0 ? '' : `{ type: "conditional", operator: "OR", filters: ${filters(depth - 1)} }`}]`;

describe('a query at its limits', () => {
  it.each([
    ['8 deep', nested(8)],
    ['15 aliases', `{ ${times(15, (n) => `x${n}: leaf`)} }`],
    ['20 directives', `query @mark { leaf ${times(19, (n) => `@mark(n: ${n})`)} }`],
    ['15 root fields', `{ ${times(14, () => 'leaf')} a { leaf } }`],
    ['50 repeats', `{ a { ${times(31, () => 'leaf')} b { ${times(21, () => 'leaf')} } } }`],
    ['a name of 100 letters', `query ${'x'.repeat(100)} { leaf }`],
    ['an alias of 100 letters', `{ ${'x'.repeat(100)}: leaf }`],
    ['lists 12 deep', `{ found(by: ${lists(12)}) }`],
    ['objects 12 deep', `{ found(by: ${objects(12)}) }`],
    [
      '100,000 values',
      `{ found(by: ${lists(
        8,
        times(388, () => '1'),
      )}) }`,
    ],
    ['a selection by 50 conditions, 3 deep', `{ found(by: { filters: ${filters(3)}, filtersMatch: all }) }`],
    [
      'a choice of 1,900 tags, 3 deep',
      `{ found(by: ${lists(
        5,
        times(1_900, () => '"x"'),
      )}) }`,
    ],
    ['1,980 ids', `{ found(by: { data: [${times(1_980, (n) => `"${n}"`)}] }) }`],
    [
      'all that there is to ask of the schema',
      getIntrospectionQuery({
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ],
    ['a weight under 5,000', `{ a { page { data { page { data { ${times(49, () => 'leaf')} } } } } } }`],
  ])('%s is served', (_what, query) => {
    expect(problems(query)).toEqual([]);
  });

  it.each([
    ['9 deep', nested(9), 'depth is over 8'],
    ['16 aliases', `{ ${times(16, (n) => `x${n}: leaf`)} }`, 'aliases are over 15'],
    ['21 directives', `query @mark { leaf ${times(20, (n) => `@mark(n: ${n})`)} }`, 'directives are over 20'],
    ['16 root fields', `{ ${times(16, () => 'leaf')} }`, 'root fields are over 15'],
    [
      '51 repeats',
      `{ a { ${times(31, () => 'leaf')} b { ${times(22, () => 'leaf')} } } }`,
      'repeated fields are over 50',
    ],
    ['an alias of 101 letters', `{ a { ${'x'.repeat(101)}: leaf } }`, 'longest name is over 100'],
    ['a name of 101 letters', `query ${'x'.repeat(101)} { leaf }`, 'longest name is over 100'],
    [
      'a long alias in a fragment',
      `{ ...F } fragment F on Query { ${'x'.repeat(101)}: leaf }`,
      'longest name is over 100',
    ],
    ['lists 13 deep', `{ found(by: ${lists(13)}) }`, 'depth of literals is over 12'],
    ['objects 13 deep', `{ found(by: ${objects(13)}) }`, 'depth of literals is over 12'],
    [
      'objects and lists 13 deep',
      `{ found(by: ${'[{ a: '.repeat(6)}[1]${' }]'.repeat(6)}) }`,
      'depth of literals is over 12',
    ],
    [
      'a deep literal in a fragment',
      `{ ...F } fragment F on Query { found(by: ${lists(13)}) }`,
      'depth of literals is over 12',
    ],
    ['a deep literal in an inline fragment', `{ ... { found(by: ${lists(13)}) } }`, 'depth of literals is over 12'],
    ['a deep literal in a directive of a field', `{ leaf @mark(n: ${lists(13)}) }`, 'depth of literals is over 12'],
    [
      'a deep literal in a directive of a spread',
      `{ ...F @mark(n: ${lists(13)}) } fragment F on Query { leaf }`,
      'depth of literals is over 12',
    ],
    [
      'a deep literal in a directive of an operation',
      `query @mark(n: ${lists(13)}) { leaf }`,
      'depth of literals is over 12',
    ],
    [
      'a deep literal as the value of a variable',
      `query($x: JSON = ${lists(13)}) { found(by: $x) }`,
      'depth of literals is over 12',
    ],
    [
      'a deep literal in a directive of a variable',
      `query($x: JSON @mark(n: ${lists(13)})) { found(by: $x) }`,
      'depth of literals is over 12',
    ],
    [
      'over 100,000 values, as they are walked',
      `{ found(by: ${lists(
        8,
        times(392, () => '1'),
      )}) }`,
      'values are over 100000',
    ],
    [
      'values that a fragment repeats',
      `{ a { ...F } b { ...F } } fragment F on Node { leaf @mark(n: ${lists(
        7,
        times(400, () => '1'),
      )}) }`,
      'values are over 100000',
    ],
    [
      'repeats across fragments',
      `{ a { ${times(20, () => '...F')} } } fragment F on Node { leaf a { leaf } b { leaf } }`,
      'repeated fields are over 50',
    ],
    [
      'repeats under one alias',
      `{ a { ${times(15, () => 'x: leaf')} ${times(40, () => 'leaf')} } }`,
      'repeated fields are over 50',
    ],
    [
      'a weight over 5,000',
      `{ page { data { page { data { page { data { ${times(5, () => 'leaf')} } } } } } } }`,
      'weight is over 5000',
    ],
    [
      'depth by way of fragments',
      `query { ...F } fragment F on Query { a { a { a { a { ...G } } } } } fragment G on Node { a { a { a { a { leaf } } } } }`,
      'depth is over 8',
    ],
    [
      'depth by way of inline fragments',
      `{ a { ... on Node { a { ... { a { a { a { a { a { a { leaf } } } } } } } } } } }`,
      'depth is over 8',
    ],
    [
      'aliases by a fragment spread twice',
      `{ a { ...F } b { ...F } } fragment F on Node { ${times(8, (n) => `x${n}: leaf`)} }`,
      'aliases are over 15',
    ],
    [
      'directives on spreads',
      `{ ${times(21, (n) => `...F @mark(n: ${n})`)} } fragment F on Query { leaf }`,
      'directives are over 20',
    ],
    [
      'root fields inside fragments',
      `{ ${times(2, (n) => `...F @mark(n: ${n})`)} } fragment F on Query { ${times(8, () => 'leaf')} }`,
      'root fields are over 15',
    ],
  ])('%s is refused', (_what, query, words) => {
    expect(problems(query)).toEqual([expect.stringContaining(words)]);
  });

  it('lists beyond the stack are refused, whichever ends first: the stack or the tokens', () => {
    expect(problems(`{ found(by: ${lists(100_000)}) }`)).toEqual([
      expect.stringMatching(/nested too deeply|more tha[nt] 2000 tokens/),
    ]);
  });

  it('each of several operations counts for itself', () => {
    expect(
      problems(`query A { ${times(10, (n) => `x${n}: leaf`)} } query B { ${times(10, (n) => `x${n}: leaf`)} }`),
    ).toEqual([]);
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
    [
      'fragments in a circle',
      '{ a { ...F } } fragment F on Node { a { ...G } } fragment G on Node { b { ...F } }',
      'Cannot spread fragment "F" within itself',
    ],
    [
      'fragments that multiply to 10^70 fields',
      `{ ...F0 } ${spreads} fragment F70 on Query { leaf }`,
      'root fields are over 15',
    ],
    ['fragments that multiply to nothing', `{ ...F0 } ${spreads}`, 'Unknown fragment "F70"'],
    [
      'equal fields to compare each with each',
      `{ a { ${times(300, () => 'a { leaf }')} } }`,
      'repeated fields are over 50',
    ],
    [
      'equal fields in equal sets',
      `{ ${times(15, () => `a { ${times(30, () => 'a { leaf }')} }`)} }`,
      'repeated fields are over 50',
    ],
    ['names that nobody knows', `{ a { ${times(1_900, (n) => `f${n}`)} } }`, 'Cannot query field "f0"'],
    [
      'all that a schema tells of itself, in circles',
      `{ __schema { types { ${'fields { type { '.repeat(60)} name ${'} }'.repeat(60)} } } }`,
      'Maximum introspection depth exceeded',
    ],
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
