import { messageFields } from '../../domain/message/fields';
import { messageProblem, nameProblem, readAs } from './template-text';

const business = { name: 'Corner Café', origin: 'https://bellbird.example' };
const own = [{ name: 'Suburb', key: 'suburb' }];

describe('a template’s text', () => {
  it('needs a name and a text of the lengths that the server takes', () => {
    expect(nameProblem('  ')).toMatch(/name/);
    expect(nameProblem('x'.repeat(201))).toMatch(/200/);
    expect(nameProblem('Opening hours')).toBeUndefined();
    expect(messageProblem('', null)).toMatch(/1,600/);
    expect(messageProblem('x'.repeat(1_602), null)).toMatch(/^2 characters too many/);
  });

  it('may ask for the standard fields and the business’s own, and names what nobody knows', () => {
    const fields = messageFields(own);
    expect(messageProblem('Hi {{firstName|there}} of {{attributes.suburb}}', fields)).toBeUndefined();
    expect(messageProblem('Hi {{fristName}}', fields)).toContain('{{fristName}}');
    expect(messageProblem('Hi {Frist name}', fields)).toContain('{Frist name}');
    expect(messageProblem('Hi {{attributes.gone}}', null)).toBeUndefined();
  });

  it('is read and counted with its fields filled in', () => {
    const read = readAs('Hi {{firstName}} of {{attributes.suburb}}, from {{businessName}}', own, business);
    expect(read).toMatchObject({ text: 'Hi Priya of Suburb, from Corner Café', count: { parts: 1 }, costly: null });
    expect(readAs('{{optOutLink}}', own, business).text).toHaveLength(
      business.origin.length + '/contact/opt-out//'.length + 62,
    );
  });

  it('names the characters that make it dearer, but for those that are kept', () => {
    expect(readAs('Don’t miss it', own, business)).toMatchObject({
      count: { perPart: 70 },
      costly: { characters: [{ name: 'curly apostrophe' }] },
    });
    expect(readAs('Don’t miss it', own, business, ['’']).costly).toBeNull();
  });
});
