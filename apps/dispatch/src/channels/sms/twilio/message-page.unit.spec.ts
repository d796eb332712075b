import { readMessagePage } from './message-page.js';

const message = {
  sid: 'SM1',
  from: '+61491578888',
  to: '+61412345678',
  body: 'Hi',
  date_created: 'Thu, 24 Aug 2023 05:01:45 +0000',
  status: 'queued',
};
const page = (over: object = {}, more: object = {}) =>
  JSON.stringify({ messages: [{ ...message, ...over }], next_page_uri: null, ...more });

it('reads what Twilio lists, with its times in RFC 2822', () => {
  expect(readMessagePage(page())).toEqual({
    messages: [
      { sid: 'SM1', from: '+61491578888', to: '+61412345678', body: 'Hi', createdAt: new Date('2023-08-24T05:01:45Z') },
    ],
    next: null,
  });
});

it('knows the next page, as a path of the same origin alone', () => {
  const next = '/2010-04-01/Accounts/AC1/Messages.json?Page=1&PageToken=PASM1';
  expect(readMessagePage(page({}, { next_page_uri: next })).next).toBe(next);
  expect(readMessagePage(page({}, { next_page_uri: 'https://elsewhere.example/' })).next).toBeNull();
});

it('compares what was written, not what a trial account puts before it', () => {
  expect(readMessagePage(page({ body: 'Sent from your Twilio trial account - Hi' })).messages[0]?.body).toBe('Hi');
});

it.each([
  ['no JSON', '<html>'],
  ['no object', 'null'],
  ['no list', '{}'],
  ['no sid', page({ sid: null })],
  ['a sid that is none', page({ sid: 'SM\0' })],
  ['no date', page({ date_created: null })],
])('with %s is no page', (_what, text) => {
  expect(() => readMessagePage(text)).toThrow();
});
