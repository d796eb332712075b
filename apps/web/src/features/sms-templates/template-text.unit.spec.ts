import { fieldChoices, messageProblem, nameProblem, readAs } from './template-text';

const business = { name: 'Corner Café', origin: 'https://bellbird.example' };

describe('a template’s text', () => {
  it('needs a name and a text of the lengths that the server takes', () => {
    expect(nameProblem('  ')).toMatch(/name/);
    expect(nameProblem('x'.repeat(201))).toMatch(/200/);
    expect(nameProblem('Opening hours')).toBeUndefined();
    expect(messageProblem('', [])).toMatch(/1,600/);
    expect(messageProblem('x'.repeat(1_601), [])).toMatch(/1,600/);
  });

  it('may ask for the standard fields and the business’s own, and names what nobody knows', () => {
    expect(messageProblem('Hi {{firstName|there}} of {{attributes.suburb}}', ['suburb'])).toBeUndefined();
    expect(messageProblem('Hi {{fristName}}', [])).toContain('{{fristName}}');
    expect(messageProblem('Hi {{firstName}', [])).toContain('{{firstName}');
  });

  it('is read and counted with its fields filled in', () => {
    const read = readAs('Hi {{firstName}}, from {{businessName}}', business);
    expect(read).toMatchObject({ text: 'Hi Priya, from Corner Café', parts: 1, capacity: 160, costly: [] });
    expect(readAs('{{optOutLink}}', business).text).toHaveLength(
      business.origin.length + '/contact/opt-out//'.length + 62,
    );
  });

  it('names the characters that make it dearer', () =>
    expect(readAs('Don’t miss it', business)).toMatchObject({ capacity: 70, costly: ['curly apostrophe'] }));

  it('takes fields from a list, the business’s own last', () =>
    expect(fieldChoices([{ name: 'Suburb', key: 'suburb' }]).at(-1)).toEqual({
      placeholder: '{{attributes.suburb}}',
      label: 'Suburb',
    }));
});
