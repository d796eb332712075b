import { judgeLookUp, type UnknownMessage } from './judge-look-up.js';

const after = [2_000, 6_000, 15_000];
const sendingAt = new Date('2026-11-20T01:00:00Z');
const unknown = (over: Partial<UnknownMessage> = {}): UnknownMessage => ({
  body: 'Hello',
  sendingAt,
  attempt: 1,
  tries: 0,
  empty: 0,
  knownSids: new Set(),
  rival: false,
  ...over,
});
const found = (over: Record<string, unknown> = {}) => ({
  sid: 'SM1',
  from: '+61491578888',
  to: '+61412345678',
  body: 'Hello',
  createdAt: sendingAt,
  ...over,
});

it('takes what it finds for its own where nothing else can have sent it', () => {
  expect(judgeLookUp(unknown(), [found()], 'resend', after)).toEqual({ kind: 'accepted', sid: 'SM1' });
});

it.each([
  ['Hello ', 'Hello'],
  ['\nHello', 'Hello'],
  ['Hello\r\nyou', 'Hello\nyou'],
  ['Hello\nyou', ' Hello\r\nyou\t'],
])('knows %j as %j, whatever a carrier made of its ends', (body, there) => {
  expect(judgeLookUp(unknown({ body }), [found({ body: there })], 'resend', after)).toEqual({
    kind: 'accepted',
    sid: 'SM1',
  });
});

it.each(['hello', 'Hel lo', 'Hello\n\nyou', 'Hello.'])('does not know "Hello" as %j', (body) => {
  expect(judgeLookUp(unknown(), [found({ body })], 'resend', after)).toMatchObject({ kind: 'ask-again', empty: 1 });
});

it.each([
  ['another text', found({ body: 'Hello!' }), {}],
  ['one of long before', found({ createdAt: new Date(sendingAt.getTime() - 60_001) }), {}],
  ['one that another message has', found(), { knownSids: new Set(['SM1']) }],
])('passes over %s', (_what, there, over) => {
  expect(judgeLookUp(unknown(over), [there], 'resend', after)).toMatchObject({ kind: 'ask-again', empty: 1 });
});

it('asks at 2, 6 and 15 seconds, and sends again only when the last two found nothing', () => {
  expect(judgeLookUp(unknown(), [], 'resend', after)).toEqual({ kind: 'ask-again', afterMs: 4_000, empty: 1 });
  expect(judgeLookUp(unknown({ tries: 1, empty: 1 }), [], 'resend', after)).toEqual({
    kind: 'ask-again',
    afterMs: 9_000,
    empty: 2,
  });
  expect(judgeLookUp(unknown({ tries: 2, empty: 2 }), [], 'resend', after)).toEqual({ kind: 'resend' });
  expect(judgeLookUp(unknown({ tries: 2, empty: 0 }), [], 'resend', after)).toMatchObject({
    kind: 'ask-again',
    empty: 1,
  });
});

it('never sends again what the campaign does not want sent again, nor a fourth time', () => {
  expect(judgeLookUp(unknown({ tries: 2, empty: 2, attempt: 3 }), [], 'resend', after)).toEqual({ kind: 'resend' });
  expect(judgeLookUp(unknown({ tries: 2, empty: 2 }), [], 'never', after)).toEqual({ kind: 'give-up' });
  expect(judgeLookUp(unknown({ tries: 2, empty: 2, attempt: 4 }), [], 'resend', after)).toEqual({ kind: 'give-up' });
});

it('asks eight times in all where no answer can be read, and never takes that for an empty one', () => {
  const pauses: unknown[] = [];
  for (let tries = 0; tries < 7; tries++) {
    const judgement = judgeLookUp(unknown({ tries, empty: 2 }), 'unreadable', 'resend', after);
    expect(judgement).toMatchObject({ kind: 'ask-again', empty: 0 });
    pauses.push((judgement as { afterMs: number }).afterMs);
  }
  expect(pauses).toEqual([4_000, 9_000, 300_000, 300_000, 300_000, 300_000, 300_000]);
  expect(judgeLookUp(unknown({ tries: 7 }), 'unreadable', 'resend', after)).toEqual({ kind: 'give-up' });
});

it('with a rival asks every five minutes, eight times in all, then gives up', () => {
  for (let tries = 0; tries < 7; tries++)
    expect(judgeLookUp(unknown({ rival: true, tries }), [found()], 'resend', after)).toEqual({
      kind: 'ask-again',
      afterMs: 300_000,
      empty: 0,
    });
  expect(judgeLookUp(unknown({ rival: true, tries: 7 }), [found()], 'resend', after)).toEqual({ kind: 'give-up' });
});
