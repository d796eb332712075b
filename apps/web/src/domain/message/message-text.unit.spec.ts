import { costlyIn, costlyPlaces, replaceAll } from './costly';
import {
  fieldAt,
  fieldBefore,
  fieldsWith,
  inView,
  messageFields,
  piecesOf,
  toMessage,
  toView,
  unknownIn,
  withFallback,
  type MessageField,
} from './fields';
import { wayOutLacking } from './way-out';

const standard: MessageField[] = [
  { key: 'firstName', label: 'First name', fallback: 'there' },
  { key: 'email', label: 'Email', fallback: '' },
];
const fields = fieldsWith(
  standard,
  [
    { name: 'Suburb', key: 'suburb' },
    { name: 'Email', key: 'email_2' },
    { name: 'A|b', key: 'a_b' },
  ],
  (name) => `${name} (your field)`,
);

describe('fields in the editor', () => {
  it('have names of their own', () =>
    expect(fields.map(({ label }) => label)).toEqual(['First name', 'Email', 'Suburb', 'Email (your field)', 'A b']));

  it.each([
    ['Hi {{firstName|there}}, from {{attributes.suburb}}', 'Hi {First name|there}, from {Suburb}'],
    ['{{gone}} and {{attributes.gone|x}}', '{{gone}} and {{attributes.gone|x}}'],
    ['50% {off} { } {{', '50% {off} { } {{'],
    ['{{attributes.email_2}}', '{Email (your field)}'],
  ])('%s reads %s, and back', (message, view) => {
    expect(toView(message, fields)).toBe(view);
    expect(toMessage(view, fields)).toBe(message);
  });

  it('may be typed by hand, in any case', () =>
    expect(toMessage('{first NAME|mate}', fields)).toBe('{{firstName|mate}}'));

  it('are drawn in pieces and go as one', () => {
    expect(
      piecesOf('Hi {First name} {5 % off} {Frist name|there} {{y}}', fields).map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['text', 'Hi '],
      ['field', '{First name}'],
      ['text', ' {5 % off} '],
      ['unknown', '{Frist name|there}'],
      ['text', ' '],
      ['unknown', '{{y}}'],
    ]);
    expect(fieldBefore('Hi {First name}', 15, fields)).toEqual({ from: 3, to: 15 });
    expect(fieldBefore('Hi {First name}', 14, fields)).toBeNull();
  });

  it('are found at the caret where somebody may lack them, with what stands in', () => {
    const known = [...fields, { key: 'businessName', label: 'Business name', fallback: '' }];
    const found = { from: 3, to: 21, label: 'First name', fallback: 'there' };
    expect(fieldAt('Hi {First name|there}, of {Business name}', 10, known)).toEqual(found);
    expect(fieldAt('Hi {First name|there}, of {Business name}', 21, known)).toEqual(found);
    expect(fieldAt('Hi {First name|there}, of {Business name}', 3, known)).toBeNull();
    expect(fieldAt('Hi {First name|there}, of {Business name}', 30, known)).toBeNull();
    expect(inView('First name', 'm{a}t|e')).toBe('{First name|mate}');
    expect(inView('First name', '')).toBe('{First name}');
  });

  it('of a campaign are the review link, too, which everybody has', () => {
    const known = messageFields([]);
    expect(known.map(({ label }) => label)).toContain('Review link');
    expect(unknownIn('How was it? {{reviewLink}}', known)).toEqual([]);
    expect(toView('How was it? {{reviewLink}}', known)).toBe('How was it? {Review link}');
    expect(toMessage('How was it? {Review link}', known)).toBe('How was it? {{reviewLink}}');
    expect(fieldAt('{Review link}', 5, known)).toBeNull();
  });

  it('get another fallback everywhere', () => {
    expect(withFallback('{{firstName|there}} {{firstName}} {{email}}', 'firstName', 'mate|{}')).toBe(
      '{{firstName|mate}} {{firstName|mate}} {{email}}',
    );
    expect(withFallback('{{firstName|there}}', 'firstName', '')).toBe('{{firstName}}');
  });

  it('that nobody knows are named', () =>
    expect(unknownIn('{{firstName}} {{attributes.suburb}} {{attributes.gone}} {Frist name} {5 % off}', fields)).toEqual(
      ['{{attributes.gone}}', '{Frist name}'],
    ));
});

describe('costly characters', () => {
  const text = `The coffee’s on us${'x'.repeat(100)}`;
  it('are found, marked, counted in parts and replaced', () => {
    expect(costlyIn(text, [], text)).toEqual({
      characters: [{ character: '’', name: 'curly apostrophe', replacement: "'", count: 1 }],
      partsNow: 2,
      partsThen: 1,
    });
    expect(costlyPlaces(text, ['’'])).toEqual([{ from: 10, to: 11 }]);
    expect(replaceAll('“It’s” {{firstName|you’re}}', ['’'])).toBe("“It's” {{firstName|you're}}");
  });
  it('that are kept are left alone', () => expect(costlyIn(text, ['’'], text)).toBeNull());
});

describe('the way out of marketing', () => {
  it.each([
    ['marketing', 'Sale on', true, 'stop'],
    ['marketing', 'Sale on. Reply STOP to opt out', true, null],
    ['marketing', 'Sale on. Text “stop” and we leave you be', true, null],
    ['marketing', 'STOP to end', true, null],
    ['marketing', 'Stop by for a coffee', true, 'stop'],
    ['marketing', 'Non-stop happy hour', true, 'stop'],
    ['marketing', 'Sale on. Reply STOP', false, 'link'],
    ['marketing', 'Sale on {{optOutLink}}', false, null],
    ['transactional', 'Table ready', false, null],
    ['marketing', ' ', false, null],
  ] as const)('%s, %j, can be answered %s: %s', (messageType, message, canReceive, lacks) =>
    expect(wayOutLacking({ messageType, message }, canReceive)).toBe(lacks),
  );
});
