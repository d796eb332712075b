import { defaults } from '../settings/settings.js';
import { thanksDueAt } from './thanks-due.js';

const timeZone = 'Australia/Sydney';
const settings = {
  ...defaults,
  messages: { ...defaults.messages, 'thank-and-review': { enabled: true, text: '{{reviewLink}}' } },
};
const ticked = { review: { wording: 'Text me once', at: '2026-11-20T00:00:00.000Z' } };
const turn = { phone: '+61412345678', textsOff: false, consent: ticked };

describe('14. when somebody is thanked', () => {
  it.each([
    ['in the day: half an hour later', '2026-11-20T10:00+11:00', '2026-11-20T10:30+11:00'],
    ['from eight on', '2026-11-20T07:30+11:00', '2026-11-20T08:00+11:00'],
    ['early: at nine', '2026-11-20T05:00+11:00', '2026-11-20T09:00+11:00'],
    ['until eight', '2026-11-20T19:29+11:00', '2026-11-20T19:59+11:00'],
    ['late: at nine of the next day', '2026-11-20T19:30+11:00', '2026-11-21T09:00+11:00'],
    ['over the end of a month', '2026-11-30T23:50+11:00', '2026-12-01T09:00+11:00'],
    ['over the turn of the clock', '2026-10-03T22:00+10:00', '2026-10-04T09:00+11:00'],
  ])('%s', (_, endedAt, due) => {
    expect(thanksDueAt(turn, new Date(endedAt), settings, timeZone)).toEqual(new Date(due));
  });

  it('waits for the window of campaigns where nothing was ticked', () => {
    const late = new Date('2026-11-20T22:00+11:00');
    expect(thanksDueAt({ ...turn, consent: {} }, late, settings, timeZone)).toEqual(new Date('2026-11-20T22:30+11:00'));
  });

  it('is not thanked without a phone, with texts off, or where it is switched off', () => {
    const at = new Date('2026-11-20T10:00+11:00');
    expect(thanksDueAt({ ...turn, phone: null }, at, settings, timeZone)).toBeNull();
    expect(thanksDueAt({ ...turn, textsOff: true }, at, settings, timeZone)).toBeNull();
    expect(thanksDueAt(turn, at, defaults, timeZone)).toBeNull();
  });
});
