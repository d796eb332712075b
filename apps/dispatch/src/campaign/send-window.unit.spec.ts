import { sendTimes } from './send-window.js';

const at = (iso: string): Date => new Date(iso);
const sydney = 'Australia/Sydney';
const limits = (over: Partial<Parameters<typeof sendTimes>[0]> = {}) => ({
  timeZone: sydney,
  notBefore: at('2026-11-20T00:00:00Z'),
  notLaterThan: null,
  ...over,
});

it('sends from the end of the cancel window until the window closes', () => {
  expect(sendTimes(limits({ notBefore: at('2026-11-20T01:00:30Z') }), at('2026-11-20T01:00:00Z'))).toEqual({
    from: at('2026-11-20T01:00:30Z'),
    until: at('2026-11-20T09:00:00Z'),
    held: null,
  });
});

it('without a window has no end', () => {
  expect(sendTimes(limits({ timeZone: null }), at('2026-11-22T15:00:00Z'))).toEqual({
    from: at('2026-11-20T00:00:00Z'),
    until: null,
    held: null,
  });
});

it('waits for the next window, and says until when', () => {
  const monday = at('2026-11-22T22:00:00Z');
  expect(sendTimes(limits(), at('2026-11-21T06:00:00Z'))).toEqual({
    from: monday,
    until: at('2026-11-23T09:00:00Z'),
    held: { reason: 'send-window', until: monday },
  });
  expect(sendTimes(limits(), monday).held).toBeNull();
});

it('is cut by a limit, and past it waits for its owner', () => {
  const notLaterThan = at('2026-11-20T03:00:00Z');
  expect(sendTimes(limits({ notLaterThan }), at('2026-11-20T02:59:59Z'))).toMatchObject({
    until: notLaterThan,
    held: null,
  });
  expect(sendTimes(limits({ notLaterThan }), notLaterThan)).toEqual({
    from: notLaterThan,
    until: notLaterThan,
    held: { reason: 'too-late', until: null },
  });
  expect(sendTimes(limits({ notLaterThan, timeZone: null }), notLaterThan).held?.reason).toBe('too-late');
});

it('keeps to nine o’clock on the wall when the clock turns', () => {
  // Sydney goes from UTC+10 to UTC+11 on Sunday 4 October 2026, and back on Sunday 5 April 2026.
  expect(sendTimes(limits({ notBefore: at('2026-10-01T00:00:00Z') }), at('2026-10-03T08:00:00Z')).from).toEqual(
    at('2026-10-04T22:00:00Z'),
  );
  expect(sendTimes(limits({ notBefore: at('2026-04-01T00:00:00Z') }), at('2026-04-04T08:00:00Z')).from).toEqual(
    at('2026-04-05T23:00:00Z'),
  );
});
