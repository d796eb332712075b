import { paceOf, surePace } from './pace.js';

describe('the pace of a sender', () => {
  it.each([
    ['nothing bounds it', null, null, surePace],
    ['the sender is bounded', null, 10, 10],
    ['a short code passes what is sure', null, 250, 250],
    ['the account is bounded', 40, null, 40],
    ['both are', 5, 10, 5],
  ])('where %s', (_name, accountMps, senderMps, pace) =>
    expect(paceOf({ accountMps, channels: { sms: { senderMps } } })).toBe(pace),
  );
});
