import { readTextMessage } from './text-message.js';

const text = {
  from: '+61491578888',
  to: '+61491570156',
  body: 'Hello',
  statusCallback: 'http://127.0.0.1:1/webhooks?m=1',
  validitySeconds: 14_400,
};
const read = (change: Record<string, unknown>) => readTextMessage(JSON.stringify({ ...text, ...change }));

describe('a text at the carrier', () => {
  it('is taken as it is', () => {
    expect(read({})).toEqual({ from: text.from, to: text.to, body: 'Hello', statusCallback: text.statusCallback });
    expect(read({ from: 'CornerCafe', statusCallback: undefined })).toMatchObject({
      from: 'CornerCafe',
      statusCallback: null,
    });
    expect(read({ body: 'x'.repeat(1_600) })).toHaveProperty('to');
  });

  it.each([
    [{ to: '0491570156' }, 21211],
    [{ to: undefined }, 21211],
    [{ to: 61 }, 21211],
    [{ to: '+15005550001' }, 21211],
    [{ to: '+15005550004' }, 21610],
    [{ from: '' }, 21212],
    [{ from: 'A sender that is too long' }, 21212],
    [{ from: '12345' }, 21212],
    [{ body: '' }, 21602],
    [{ body: 'a\0b' }, 21602],
    [{ body: 'half \ud83d' }, 21602],
    [{ body: null }, 21602],
    [{ body: 'x'.repeat(1_601) }, 21617],
    [{ statusCallback: 'file:///etc/passwd' }, 21609],
    [{ statusCallback: 'http://host' }, 21609],
    [{ statusCallback: 7 }, 21609],
  ])('%j is refused with %i', (change, code) => {
    expect(read(change)).toEqual({ code, message: expect.any(String) });
  });

  it.each(['', '{', 'null', '7', '[]'])('a body of %j is refused', (body) => {
    expect(readTextMessage(body)).toHaveProperty('code');
  });
});
