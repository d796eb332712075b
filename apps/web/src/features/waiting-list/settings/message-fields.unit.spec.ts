import { fieldsFor, messageProblem, sampleOf, textKinds, visitCost, type TextKind } from './message-fields';

const business = { name: 'Corner Café', origin: 'https://bellbird.example' };
const texts: Record<TextKind, string> = {
  'queue-confirmation':
    '{{businessName}}: you are turn {{turnNumber}}, about {{estimate}} min. Your place: {{turnLink}}',
  'almost-ready': '{{businessName}}: turn {{turnNumber}} is almost ready.',
  'its-your-turn': '{{businessName}}: it is your turn, number {{turnNumber}}. Please come in now.',
  'thank-and-review': 'Thanks for visiting {{businessName}}. How was it? {{reviewLink}}',
  'cancellation-turn': '{{businessName}}: turn {{turnNumber}} is cancelled.',
};
const messages = (off: readonly TextKind[]) =>
  Object.fromEntries(textKinds.map((kind) => [kind, { enabled: !off.includes(kind), text: texts[kind] }])) as Record<
    TextKind,
    { enabled: boolean; text: string }
  >;

describe('the texts of the waiting list', () => {
  it('take the placeholders of a turn, and a review link in the thank-you alone', () => {
    for (const kind of textKinds) expect(messageProblem(kind, texts[kind])).toBeUndefined();
    expect(messageProblem('almost-ready', 'See {{reviewLink}}')).toContain('{{reviewLink}}');
    expect(messageProblem('almost-ready', 'Stop: {{optOutLink}}')).toContain('{{optOutLink}}');
    expect(messageProblem('almost-ready', 'Hi {{attributes.seat}}, {{fristName}}')).toContain('{{fristName}}');
    expect(messageProblem('almost-ready', ' ')).toBeDefined();
    expect(messageProblem('almost-ready', 'x'.repeat(1_601))).toContain('1 character');
  });

  it('offer the second name of the link only to a text that has it', () => {
    const keys = (text: string) => fieldsFor('almost-ready', text).map(({ key }) => key);
    expect(keys('')).not.toContain('turnUrl');
    expect(keys('{{turnUrl}}')).toContain('turnUrl');
    expect(keys('{{attributes.seat}}')).toContain('attributes.seat');
  });

  it('are read with numbers and links as long as real ones', () => {
    expect(sampleOf(texts['queue-confirmation'], business)).toBe(
      'Corner Café: you are turn 42, about 25 min. Your place: https://bellbird.example/t/Ab3dE5gH7j',
    );
  });

  it('cost what is switched on, and a cancelled turn is no visit', () => {
    expect(visitCost(messages(['thank-and-review']), '0.080000', business)).toBe('0.240000');
    expect(visitCost(messages([]), '0.080000', business)).toBe('0.320000');
    expect(visitCost(messages([...textKinds]), '0.080000', business)).toBe('0.000000');
    const long = { ...messages(['thank-and-review']), 'almost-ready': { enabled: true, text: 'x'.repeat(161) } };
    expect(visitCost(long, '0.080000', business)).toBe('0.320000');
  });
});
