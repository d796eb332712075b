import { eventually } from '@bellbird/testing';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { secondStepDocuments as ask, askWith, enrol, firstStep } from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

interface LogIn {
  id: string;
  device: string;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
  isLocked: boolean;
}
interface List {
  data: LogIn[];
  count: number;
  countIsExact: boolean;
  hasMore: boolean;
}

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const listOf = async (person: Pick<Person, 'ask'>): Promise<List> => the<List>(await person.ask(ask.logIns));

describe('one’s own log-ins', () => {
  it('are listed newest first, each with its device and address', async () => {
    const mia = await world.again(await world.owner());
    const elsewhere = the<SignedIn>(
      await world.anybody('198.51.100.7')(
        documents.signIn,
        { email: mia.email, password: mia.password },
        { 'x-bellbird-user-agent': chrome },
      ),
    );
    expect(await listOf(mia)).toEqual({
      data: [
        {
          id: expect.any(String),
          device: 'Chrome on Linux',
          address: '198.51.100.7',
          createdAt: expect.any(String),
          lastSeenAt: expect.any(String),
          isCurrent: false,
          isLocked: false,
        },
        expect.objectContaining({ isCurrent: true, address: mia.address }),
      ],
      count: 2,
      countIsExact: true,
      hasMore: false,
    });
    the(await askWith(world, elsewhere)('mutation { lockSession }'));
    expect((await listOf(mia)).data[0]).toMatchObject({ isLocked: true });
  });

  it('say when they were last seen, at most once a minute', async () => {
    const mia = await world.again(await world.owner());
    const seen = async (): Promise<number> => Date.parse((await listOf(mia)).data[0]!.lastSeenAt);
    const before = await seen();
    the(await mia.ask(documents.verifyToken));
    expect(await seen()).toBe(before);
    await world.service.sql(`update session set last_seen_at = now() - interval '1 hour' where account_id = $1`, [
      mia.userId,
    ]);
    const askedAt = Date.now();
    the(await mia.ask(documents.verifyToken));
    expect(await seen()).toBeGreaterThanOrEqual(askedAt);
    await world.service.sql(`update session set last_seen_at = now() - interval '1 hour' where account_id = $1`, [
      mia.userId,
    ]);
    the(await world.anybody('198.51.100.9')(documents.refresh, { token: mia.refreshToken }));
    expect((await listOf(mia)).data[0]).toMatchObject({ address: '198.51.100.9' });
  });

  it('are ended one by one, and nobody else’s are', async () => {
    const mia = await world.again(await world.owner());
    const other = await world.again(mia);
    const stranger = await world.owner();
    const sam = await world.colleague(mia, ['owner']);
    const [id] = (await listOf(mia)).data.filter(({ isCurrent }) => !isCurrent).map((each) => each.id);
    for (const by of [stranger, sam]) expect((await by.ask(ask.endLogIn, { id })).error?.code).toBe('not-found');
    expect((await mia.ask(ask.endLogIn, { id: 'x' })).error?.code).toBe('invalid-input');
    the(await mia.ask(ask.endLogIn, { id }));
    expect((await mia.ask(ask.endLogIn, { id })).error?.code).toBe('not-found');
    await eventually(async () => expect((await other.ask(documents.verifyToken)).error?.code).toBe('session-expired'), {
      timeoutMs: 5_000,
    });
    the(await mia.ask(documents.verifyToken));
  });

  it('of sign-up ends with the first log-in by password', async () => {
    const mia = await world.owner();
    expect(await listOf(mia)).toMatchObject({ count: 1 });
    await world.again(mia);
    expect((await world.anybody()(documents.refresh, { token: mia.refreshToken })).error?.code).toBe('session-expired');
    await eventually(async () => expect((await mia.ask(documents.verifyToken)).error?.code).toBe('session-expired'), {
      timeoutMs: 5_000,
    });
  });
});

it('how well an account is kept is told to its person', async () => {
  const mia = await world.again(await world.owner());
  const nothing = {
    hasPassword: true,
    passwordChangedAt: null,
    twoFactorAuthentication: false,
    recoveryCodesLeft: 0,
    googleEmail: null,
    recoveryDueAt: null,
    sessions: 1,
    devices: 0,
  };
  expect(the(await mia.ask(ask.security))).toEqual(nothing);
  await world.again(mia);
  const input = { currentPassword: mia.password, password: 'Another1!pass' };
  the(await mia.ask(documents.changePassword, { input }));
  await enrol(world, mia);
  the(
    await world.anybody()(ask.startRecovery, { token: await firstStep(world, { ...mia, password: input.password }) }),
  );
  expect(the(await mia.ask(ask.security))).toEqual({
    ...nothing,
    passwordChangedAt: expect.any(String),
    twoFactorAuthentication: true,
    recoveryCodesLeft: 10,
    recoveryDueAt: expect.any(String),
  });
});
