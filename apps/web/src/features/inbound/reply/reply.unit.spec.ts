/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { keepReply, keptReply } from './kept-reply';
import { billOf } from './reply-bill';
import { fitsReply, shownTemplate } from './reply-template';

const terms = { partPrice: '0.080000', available: '0.100000' };

describe('the bill of a reply', () => {
  it('is exact by the part, and says what lacks', () => {
    expect(billOf('Of course, Tahlia.', terms)).toMatchObject({ count: { parts: 1 }, cost: '0.08', lacking: null });
    expect(billOf('x'.repeat(161), terms)).toMatchObject({ count: { parts: 2 }, cost: '0.16', lacking: '0.06' });
    expect(billOf('', terms)).toMatchObject({ cost: '0.08', lacking: null });
  });

  it('names no price that nobody told', () => {
    expect(billOf('Hi', null)).toMatchObject({ cost: null, lacking: null });
    expect(billOf('Hi', { ...terms, partPrice: null })).toMatchObject({ cost: null, lacking: null });
  });

  it('counts what is too much', () => {
    expect(billOf('x'.repeat(1_600), terms).over).toBe(0);
    expect(billOf('x'.repeat(1_603), terms).over).toBe(3);
  });
});

it('keeps what is typed to each, until it is sent', () => {
  keepReply('tahlia', 'Of course');
  keepReply('tom', 'Sorry, ');
  expect([keptReply('tahlia'), keptReply('tom'), keptReply('priya')]).toEqual(['Of course', 'Sorry, ', '']);
  keepReply('tahlia', '');
  expect(keptReply('tahlia')).toBe('');
});

describe('a template in a reply', () => {
  it('may name the person and the business', () => {
    const message = 'Hi {{firstName|there}} of {{attributes.suburb}}, {{businessName}}';
    expect(fitsReply(message)).toBe(true);
    expect(shownTemplate(message)).toBe('Hi {First name|there} of {suburb}, {Business name}');
  });

  it.each(['Leave: {{optOutLink}}', 'Rate us: {{reviewLink}}', 'You are {{turnNumber}}'])(
    'has nothing that is made as it is sent: %s',
    (message) => expect(fitsReply(message)).toBe(false),
  );
});
