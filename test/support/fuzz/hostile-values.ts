import fc from 'fast-check';

/** A piece of JSON that JSON.stringify cannot write: `written` puts it in as it is. */
const raw = (json: string): string => `#raw:${json}#`;

/** The value as JSON, with its raw pieces. */
export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"#raw:([^"#]*)#"/g, (_all, json: string) => json);

const nested = (levels: number): string => raw(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Texts at the edges of what anything can hold. */
export const hostileText = fc.constantFrom(
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  'true',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\ufeffa',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(3_000),
  '"\'`\\',
  "' or 1=1 --",
  '%',
  '%s%n',
  '_',
  '{{firstName}}',
  '${7*7}',
  '<script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  '+999999999999999999',
  '1e400',
);

/** Values that hardly anything takes, of every type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e21,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    raw('1e400'),
    raw('-1e-400'),
    raw('18446744073709551616'),
    raw('1.0'),
    [],
    {},
    [[]],
    [null],
    [{}],
    { a: {} },
    raw('{"__proto__":{"a":1}}'),
    raw('{"a":1,"a":2}'),
    nested(20),
    nested(300),
  ),
  fc.array(hostileText, { maxLength: 3 }),
  fc.constant(Array.from({ length: 2_000 }, () => 'x')),
);
