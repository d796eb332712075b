import { generateSync } from 'otplib';
import { openWorld, type World } from '../testing/open-world.js';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const url = `otpauth://totp/Bellbird:mia+cafe@example.com?secret=${secret}&issuer=Bellbird&algorithm=SHA1&digits=6&period=30`;
const path = '/sandbox/api/authenticator';

describe('the authenticator', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('sandbox_authenticator');
  });
  afterAll(() => world.close());

  const rightCodes = (): string[] =>
    [-1, 0, 1].map((steps) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 }));

  it('keeps a key and shows its code, also after a restart', async () => {
    const { status, body } = await world.call('POST', path, { otpauthUrl: url });
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    expect((await world.call('POST', path, { otpauthUrl: url })).body).toEqual(body);
    await world.restart();
    const shown = await world.call('GET', path);
    expect(shown.body).toEqual([
      {
        id: body.id,
        label: 'Bellbird:mia+cafe@example.com',
        code: expect.stringMatching(/^\d{6}$/),
        secondsLeft: expect.any(Number),
      },
    ]);
    expect(rightCodes()).toContain(shown.body[0].code);
    expect(shown.body[0].secondsLeft).toBeGreaterThan(0);
    expect(shown.body[0].secondsLeft).toBeLessThanOrEqual(30);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'otpauth://hotp/x?secret=GEZDGNBV&counter=1',
    'otpauth://totp/x',
    'https://x.example',
    '!!',
  ])('refuses %p', async (otpauthUrl) => {
    const { status, body } = await world.call('POST', path, { otpauthUrl });
    expect([status, body.fields[0].field]).toEqual([400, 'otpauthUrl']);
  });

  it('has a page that takes what a person copied', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const add = (key: string) =>
      world.call('POST', '/sandbox/authenticator', new URLSearchParams({ key }).toString(), form);
    expect((await add('jbsw y3dp-ehpk 3pxp')).status).toBe(303);
    const refused = await add('1');
    expect([refused.status, refused.body.includes('id="key-error"')]).toEqual([400, true]);
    const page = await world.call('GET', '/sandbox/authenticator');
    expect(page.body).toMatch(/<h1>Authenticator<\/h1>[^]*>Key<[^]*<code class="number">\d{3} \d{3}<\/code>/);
  });
});
