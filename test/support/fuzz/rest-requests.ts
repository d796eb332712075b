import fc from 'fast-check';
import type { Operation, Parameter } from '../openapi.js';
import { hostileText, hostileValue, written } from './hostile-values.js';
import { valuesOf, type FullSchema, type Known } from './schema-values.js';

export interface FuzzedRequest {
  method: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
}

/** Requests of an operation: most could be meant so, each has something about it that is odd. */
export function requestsOf(operation: Operation, known: Known): fc.Arbitrary<FuzzedRequest> {
  const inPath = operation.parameters.filter((each) => each.in === 'path');
  const path = fc
    .tuple(...inPath.map((each) => pathText(each, known)))
    .map((values) =>
      operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent((values[inPath.findIndex((each) => each.name === name)] ?? 'x').toWellFormed()),
      ),
    );
  return fc
    .record({ path, search: searchOf(operation, known), body: bodyOf(operation, known), headers })
    .map(({ path, search, body, headers }) => ({
      method: operation.method,
      path: `${path}${search}`,
      ...(body !== null && { body: body.text }),
      headers: { ...headers, ...(body !== null && { 'content-type': body.type }) },
    }));
}

/** Once in `times`; null otherwise. */
const seldom = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Two dots are taken out of an address before it leaves, and an empty part is another address. */
const pathText = ({ schema }: Parameter, known: Known): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known.ids) },
      { weight: 3, arbitrary: valuesOf(schema, known).map(String) },
      { weight: 1, arbitrary: hostileText },
    )
    .map((text) => (/^\.*$/.test(text) ? 'x' : text));

function searchOf(operation: Operation, known: Known): fc.Arbitrary<string> {
  const pairs = operation.parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) =>
      seldom(
        3,
        valuesOf(schema, known).map((value) => [name, typeof value === 'string' ? value : written(value)] as const),
      ),
    );
  const odd = seldom(
    15,
    fc.constantFrom('nonsense=1', '__proto__=1', 'limit=1&limit=2', 'a=%zz', '=', '%ED%A0%80', 'filters=%5B%7B%7D%5D'),
  );
  return fc.tuple(fc.tuple(...pairs), odd).map(([chosen, more]) => {
    // Longer ones are refused before anybody reads them, each in the same way.
    const texts = chosen.flatMap((pair) =>
      pair === null
        ? []
        : [`${pair[0]}=${encodeURIComponent(pair[1].toWellFormed())}`.slice(0, 9_000).replace(/%.?$/, '')],
    );
    const all = more === null ? texts : [...texts, more];
    return all.length === 0 ? '' : `?${all.join('&')}`;
  });
}

const brokenJson = fc.constantFrom(
  '',
  '{',
  '{} {}',
  'NaN',
  "{'a':1}",
  '\u0000',
  '[]',
  'null',
  '"x"',
  `${'['.repeat(5_000)}`,
  '{"a":1,}',
  '\ufeff{}',
);
const otherTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/xml',
  'x',
  'multipart/form-data',
);

function bodyOf({ method, body }: Operation, known: Known): fc.Arbitrary<{ type: string; text: string } | null> {
  // Some send a body where none is asked.
  if (body === null)
    return method === 'GET'
      ? fc.constant(null)
      : seldom(
          12,
          fc.constantFrom('{}', '{"a":1}', '[]').map((text) => ({ type: 'application/json', text })),
        );
  if (body.type === 'multipart/form-data') return formOf(body.schema, known);
  const made = valuesOf(body.schema, known);
  const isObject = body.example !== null && typeof body.example === 'object' && !Array.isArray(body.example);
  const changed = isObject ? changedExample(body.example as Record<string, unknown>, body.schema, known) : made;
  return fc
    .oneof(
      { weight: 6, arbitrary: changed.map(written) },
      { weight: 5, arbitrary: made.map(written) },
      { weight: 1, arbitrary: brokenJson },
    )
    .chain((text) =>
      fc
        .oneof({ weight: 20, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: otherTypes })
        .map((type) => ({ type, text })),
    );
}

/** The example of the document with up to two of its members changed, and up to two left out: this gets furthest in. */
function changedExample(example: Record<string, unknown>, schema: FullSchema, known: Known): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? example);
  if (names.length === 0) return fc.constant(example);
  const changes = fc.array(
    fc.constantFrom(...names).chain((name) => {
      const values = schema.properties?.[name] === undefined ? hostileValue : valuesOf(schema.properties[name], known);
      return values.map((value) => [name, value] as const);
    }),
    { maxLength: 2 },
  );
  return fc.tuple(changes, fc.subarray(names, { maxLength: Math.min(2, names.length) })).map(([changed, left]) => {
    const all = { ...example, ...Object.fromEntries(changed) };
    return Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)));
  });
}

/** A form whose parts are the named ones and others, whole or cut off. */
function formOf({ properties = {} }: FullSchema, known: Known): fc.Arbitrary<{ type: string; text: string }> {
  const names = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(properties)) },
    { weight: 1, arbitrary: fc.constantFrom('', 'nonsense', '__proto__', 'x'.repeat(300)) },
  );
  const contents = fc.oneof(
    fc.constantFrom(
      'phone,firstName\n0412345678,Ava\n',
      'phone\n',
      '',
      'a,b\n"cut',
      '\ufeffphone;name\n1;2',
      'phone,phone\n1,2\n',
      `${'x,'.repeat(500)}\n`,
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    ...Object.values(properties).map((each) =>
      valuesOf(each, known).map((value) => (typeof value === 'string' ? value : written(value))),
    ),
  );
  const filename = fc.option(fc.constantFrom('people.csv', '', '../../x.csv', 'é.csv', 'x'.repeat(500), 'people.exe'));
  const parts = fc.array(
    fc
      .tuple(names, filename, contents)
      .map(
        ([name, file, content]) =>
          `--fuzz\r\nContent-Disposition: form-data; name="${name}"${ofFile(file)}\r\n\r\n${content}\r\n`,
      ),
    { maxLength: 4 },
  );
  return fc
    .tuple(parts, fc.constantFrom('--fuzz--\r\n', '--fuzz--', '--fuzz', ''))
    .map(([all, end]) => ({ type: 'multipart/form-data; boundary=fuzz', text: `${all.join('')}${end}` }));
}

const ofFile = (name: string | null): string => (name === null ? '' : `; filename="${name}"`);

const oddHeaders = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'x'.repeat(300), 'é', ' a b ')),
    accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'application/xml;q=0.1, nonsense'),
    traceparent: fc.constantFrom('00-11112222333344445555666677778888-1111222233334444-01', 'nonsense', '00-0-0-0'),
    'x-forwarded-for': fc.constantFrom('203.0.113.7', 'nonsense', '::1, 10.0.0.1'),
    'accept-language': fc.constantFrom('de', '*', 'x'.repeat(500)),
  },
  { requiredKeys: [] },
);
const headers = seldom(4, oddHeaders).map((some) => some ?? {});
