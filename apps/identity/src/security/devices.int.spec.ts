import { documents, startIdentity, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  askWith,
  codeOf,
  enrol,
  firstStep,
  forgetSteps,
  secondStep,
  signIn,
  type Enrolled,
  type SecondStepDone,
  type SignInAnswer,
} from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

interface Remembered extends Enrolled {
  mia: Person;
  done: SecondStepDone;
  deviceToken: string;
}

const remembered = async (): Promise<Remembered> => {
  const mia = await world.owner();
  const enrolled = await enrol(world, mia);
  const done = the<SecondStepDone>(
    await secondStep(world, await firstStep(world, mia), codeOf(enrolled.secret), { rememberDevice: true }),
  );
  await forgetSteps(world, mia.userId);
  return { ...enrolled, mia, done, deviceToken: done.deviceToken! };
};
/** Whether the second step is skipped with the token. */
const skips = async (person: Pick<Person, 'email' | 'password'>, deviceToken: string): Promise<boolean> =>
  the<SignInAnswer>(await signIn(world, person, deviceToken)).accessToken !== null;

describe('10. A device that is remembered', () => {
  it('skips the second step, on its account alone', async () => {
    const { mia, deviceToken } = await remembered();
    const other = await remembered();
    expect(deviceToken).toMatch(/^[\w-]{43}$/);
    expect(await skips(mia, deviceToken)).toBe(true);
    expect(await skips(mia, deviceToken)).toBe(true);
    expect(await skips(other.mia, deviceToken)).toBe(false);
    for (const none of ['', 'x', 'a'.repeat(43), 'a'.repeat(10_000)]) expect(await skips(mia, none)).toBe(false);
    expect((await signIn(world, { ...mia, password: 'Wrong1!' }, deviceToken)).error?.code).toBe('unauthorized');
  });

  it('is remembered only where it was asked for', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const done = the<SecondStepDone>(await secondStep(world, await firstStep(world, mia), codeOf(secret)));
    expect(done.deviceToken).toBeNull();
    expect(the(await askWith(world, done)(ask.security))).toMatchObject({ devices: 0 });
  });

  it('is forgotten with a new password', async () => {
    const { mia, done, deviceToken } = await remembered();
    const password = 'Another1!pass';
    const input = { currentPassword: mia.password, password };
    the(await askWith(world, done)(documents.changePassword, { input }));
    expect(await skips({ ...mia, password }, deviceToken)).toBe(false);
  });

  it('is forgotten with a password that was reset', async () => {
    const { mia, deviceToken } = await remembered();
    await world.anybody()(documents.forgot, { email: mia.email });
    const { values } = await world.mail(mia.email, 'reset-password');
    const password = 'Another1!pass';
    the(await world.anybody()(documents.reset, { token: String(values['link']).split('/').at(-1), password }));
    expect(await skips({ ...mia, password }, deviceToken)).toBe(false);
  });

  it('is forgotten where two-factor is turned off and on', async () => {
    const { mia, done, secret, deviceToken } = await remembered();
    const session = askWith(world, done);
    the(await session(ask.disable, { code: codeOf(secret), input: { password: mia.password } }));
    await enrol(world, { ...mia, ask: session });
    expect(await skips(mia, deviceToken)).toBe(false);
  });

  it('is forgotten with a log-out of all, by oneself or by another', async () => {
    const { mia, done, deviceToken } = await remembered();
    const second = the<SignInAnswer>(await signIn(world, mia, deviceToken));
    the(await askWith(world, done)(ask.endOthers));
    expect(await skips(mia, deviceToken)).toBe(false);
    expect((await world.anybody()(documents.refresh, { token: second.refreshToken })).error?.code).toBe(
      'session-expired',
    );
    the(await world.anybody()(documents.refresh, { token: done.refreshToken }));

    const owner = await world.owner();
    const sam = await world.colleague(owner, ['campaign-editor']);
    const { secret } = await enrol(world, sam);
    const token = the<SecondStepDone>(
      await secondStep(world, await firstStep(world, sam), codeOf(secret), { rememberDevice: true }),
    ).deviceToken!;
    the(await owner.ask('mutation ($id: ID!) { endUserSessions(id: $id) }', { id: sam.userId }));
    expect(await skips(sam, token)).toBe(false);
  });

  it('is forgotten after 30 days', async () => {
    const { mia, deviceToken } = await remembered();
    const [device] = await world.service.sql<{ days: number }>(
      `select extract(epoch from expires_at - created_at)::int / 86400 as days from remembered_device where account_id = $1`,
      [mia.userId],
    );
    expect(device).toEqual({ days: 30 });
    await world.service.sql('update remembered_device set expires_at = now() where account_id = $1', [mia.userId]);
    expect(await skips(mia, deviceToken)).toBe(false);
  });
});

describe('a device that was never seen', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const with_ = (userAgent: string) => ({ 'x-bellbird-user-agent': userAgent });
  const toldTo = async (person: Person): Promise<Record<string, string>[]> => {
    await world.quiet();
    return world
      .mailsTo(person.email)
      .filter(({ template }) => template === 'new-device')
      .map(({ userId, values }) => ({ ...values, userId: userId ?? '' }));
  };

  it('is told by mail, once, and not at the first log-in after sign-up', async () => {
    const mia = await world.owner();
    the(await signIn(world, mia, undefined, with_(firefox)));
    expect(await toldTo(mia)).toEqual([]);
    the(await signIn(world, mia, undefined, with_(safari)));
    the(await signIn(world, mia, undefined, with_(safari)));
    the(await signIn(world, mia, undefined, with_(firefox.replaceAll('140.0', '141.0'))));
    expect(await toldTo(mia)).toEqual([
      {
        firstName: 'Mia',
        device: 'Safari on iOS',
        address: expect.stringMatching(/^203\.0\.113\./),
        at: expect.stringMatching(/^\w+day \d+ \w+ at \d\d:\d\d \(Australia\/Sydney\)$/),
        link: 'http://localhost:3000/account/security',
        // By which it is told in the product, too.
        userId: mia.userId,
      },
    ]);
  });
});
