import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cpuClock } from '@bellbird/testing';
import {
  compileTemplate,
  missingPlaceholders,
  parseTemplate,
  placeholdersUsed,
  render,
  unknownPlaceholders,
} from './index.js';

describe('parseTemplate', () => {
  it('cuts words and placeholders apart', () => {
    expect(parseTemplate('Hi {{ firstName | there }}, {{attributes.suburb}}!')).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'placeholder', key: 'firstName', fallback: 'there', source: '{{ firstName | there }}' },
      { kind: 'text', text: ', ' },
      { kind: 'placeholder', key: 'attributes.suburb', fallback: '', source: '{{attributes.suburb}}' },
      { kind: 'text', text: '!' },
    ]);
  });

  it.each(['', 'plain', '{name}', 'a { b } c', '}}{{', '{{a{b}}', '${x}'])('takes %j as words', (text) => {
    expect(parseTemplate(text).every(({ kind }) => kind === 'text')).toBe(true);
    expect(render(text, { name: 'X' })).toBe(text);
  });

  it('loses no character of any text', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '{{', '}}', '}', '|', 'name', ' ', 'é', '😀'), { maxLength: 40 }),
        (pieces) => {
          const text = pieces.join('');
          expect(
            parseTemplate(text)
              .map((s) => (s.kind === 'text' ? s.text : s.source))
              .join(''),
          ).toBe(text);
        },
      ),
      { numRuns: 2_000 },
    ));

  // Check 97: work per character must not grow with the length of the text.
  it.each(['{{', '{{a|', '{{{{|', '{', '{{a', '{{|}', '|'])('reads 50 kB of %j in linear time', (piece) => {
    const hostile = piece.repeat(Math.ceil(50_000 / piece.length));
    const rounds = [1, 2, 3].map(() => {
      const work = cpuClock();
      unknownPlaceholders(parseTemplate(hostile), []);
      return work.ms();
    });
    expect(Math.min(...rounds)).toBeLessThan(50);
  });
});

describe('placeholders', () => {
  it('are listed once each', () =>
    expect(placeholdersUsed('{{name}} {{name|x}} {{attributes.dog}}')).toEqual(['name', 'attributes.dog']));

  it('are all known when standard or an attribute of the tenant', () => {
    const text =
      '{{name}}{{firstName}}{{lastName}}{{email}}{{phoneSignificant}}{{businessName}}{{optOutLink}}{{attributes.dog}}';
    expect(unknownPlaceholders(text, ['dog'])).toEqual([]);
  });

  it.each([
    ['{{fristName}}', '{{fristName}}'],
    ['{{FirstName|x}}', '{{FirstName|x}}'],
    ['{{attributes.gone}}', '{{attributes.gone}}'],
    ['{{dog}}', '{{dog}}'],
    ['{{}}', '{{}}'],
    ['{{constructor}}', '{{constructor}}'],
    ['Hi {{firstName}, bye', '{{firstName}, bye'],
    ['Hi {{firstName\nbye', '{{firstName'],
  ])('in %j: %j is unknown', (text, unknown) => expect(unknownPlaceholders(text, ['dog'])).toEqual([unknown]));
});

describe('render', () => {
  const greet = compileTemplate('Hi {{firstName|there}}, {{attributes.suburb|your place}}');

  it('puts values in, and fallbacks where they are missing', () => {
    expect(greet({ firstName: 'Zoë', attributes: { suburb: 'Fitzroy' } })).toBe('Hi Zoë, Fitzroy');
    for (const firstName of ['', '   ', '\u00a0', null, undefined])
      expect(greet({ firstName, attributes: null })).toBe('Hi there, your place');
    expect(greet({})).toBe('Hi there, your place');
  });

  it('writes numbers and yes or no', () => {
    expect(
      render('{{attributes.n}} {{attributes.zero}} {{attributes.b}} {{attributes.f}}', {
        attributes: { n: 1.5, zero: 0, b: true, f: false },
      }),
    ).toBe('1.5 0 yes no');
  });

  it('never reaches for what an object inherits', () => {
    expect(
      render('{{attributes.constructor|x}}{{attributes.__proto__|y}}{{attributes.toString|z}}', { attributes: {} }),
    ).toBe('xyz');
    expect(render('{{attributes.list|-}}{{attributes.obj|-}}', { attributes: { list: ['a'], obj: {} } })).toBe('--');
  });

  // Check 94
  it.each([
    '{{email}}',
    '{{other|x}}',
    '<script>alert(1)</script>',
    'a\nb\r\n',
    'https://evil.example',
    '$& $1 $`',
    '\\',
    '{{firstName}}',
  ])('leaves the value %j inert', (value) =>
    expect(render('[{{firstName}}]', { firstName: value, email: 'secret@example.com' })).toBe(`[${value}]`),
  );

  it('puts any value in exactly as it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
        fc.pre(value.trim() !== '');
        expect(render('<{{name}}|{{name}}>', { name: value })).toBe(`<${value}|${value}>`);
      }),
    ));

  it('says whom "Hi ," would reach', () => {
    const text = 'Hi {{firstName}}, {{attributes.suburb|near you}} {{email}}';
    expect(missingPlaceholders(text, { firstName: ' ', email: 'a@example.com' })).toEqual(['firstName']);
    expect(missingPlaceholders(text, { firstName: 'Zoë' })).toEqual(['email']);
  });
});
