import { modes } from '../modes';
import { pressWords } from './press-words';

const bill = { recipients: 1_284, cost: '105.360000' };

it.each([
  ['new', 'immediately', bill, 'Send to 1,284 for $105.36'],
  ['draft', 'later', bill, 'Schedule for 1,284 people, $105.36'],
  ['draft', 'later', null, 'Send'],
  ['scheduled', 'later', bill, 'Save changes'],
  ['scheduled', 'immediately', null, 'Save changes'],
  ['quick', 'immediately', { recipients: 1, cost: '0.08' }, 'Send to 1 for $0.08'],
] as const)('says of %s, %s, what the press comes to', (mode, deliveryType, of, words) =>
  expect(pressWords(modes[mode], { deliveryType }, of)).toBe(words),
);
