import { inboundWord, replyWord } from './inbound-word.js';

it.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOP!',
  '"stop"',
  'StopAll',
  'unsubscribe',
  'Cancel',
  'END',
  'quit',
  'optout',
  'OPT OUT',
  'opt  out',
  'Opt-out',
  'ＳＴＯＰ',
  'stop\n',
])('%j is a STOP', (text) => {
  expect(inboundWord(text)).toBe('stop');
});

it.each(['START', 'start!', 'Unstop', 'yes', 'Yes.'])('%j is a START', (text) => {
  expect(inboundWord(text)).toBe('start');
});

it.each(['', '...', 'Stop it', 'please stop', 'non-stop party', 'yes please', 'started', 'no', 'S T O P'])(
  '%j is neither',
  (text) => {
    expect(inboundWord(text)).toBeNull();
  },
);

it.each([
  ['Leave', 'leave'],
  [' late! ', 'late'],
  ['HERE.', 'here'],
  ['Cancel', 'cancel'],
  ['leave it', null],
  ['I am here', null],
  ['constructor', null],
  ['', null],
])('%j answers %s', (text, word) => {
  expect(replyWord(text)).toBe(word);
});
