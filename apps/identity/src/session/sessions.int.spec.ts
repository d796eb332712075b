import { decodeJwt } from 'jose';
import { nilTenant } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import type { GraphAnswer } from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({ SESSION_SECONDS: '3600' });
});
afterAll(() => world.stop());

const rotate = (token: string): Promise<GraphAnswer> => world.anybody()(documents.refresh, { token });
const rotated = async (token: string): Promise<SignedIn> => the<SignedIn>(await rotate(token));
const refused = async (token: string): Promise<void> => {
  expect((await rotate(token)).error).toMatchObject({
    code: 'session-expired',
    statusCode: 401,
    message: 'Your session has expired. Please log in again.',
  });
};
const sessionOf = async (
  token: string,
): Promise<{ id: string; generation: number; ended_why: string | null; expires_at: Date }> => {
  const [row] = await world.service.sql<{ id: string; generation: number; ended_why: string | null; expires_at: Date }>(
    'select s.id, s.generation, s.ended_why, s.expires_at from session s join refresh_token t on t.session_id = s.id where t.hash = sha256($1)',
    [Buffer.from(token)],
  );
  if (row === undefined) throw new Error('No such token.');
  return row;
};
const graceIsOver = () => world.service.sql(`update refresh_token set used_at = used_at - interval '10.1 seconds'`);

describe('a refresh', () => {
  it('gives new tokens of the same person and session; the old one is used up', async () => {
    const mia = await world.owner();
    const next = await rotated(mia.refreshToken);
    expect(next.refreshToken).not.toBe(mia.refreshToken);
    expect(decodeJwt(next.accessToken)).toMatchObject({
      sub: mia.userId,
      tid: mia.tenantId,
      sid: decodeJwt(mia.accessToken)['sid'],
      perms: ['owner'],
    });
    expect((await world.service.as(next.accessToken)(documents.verifyToken)).data).toMatchObject({
      verifyToken: { id: mia.userId },
    });
    await rotated(next.refreshToken);
  });

  it('of the token before, within ten seconds, gives the very same child', async () => {
    const mia = await world.owner();
    const child = await rotated(mia.refreshToken);
    expect((await rotated(mia.refreshToken)).refreshToken).toBe(child.refreshToken);
    await rotated(child.refreshToken);
    expect((await sessionOf(mia.refreshToken)).ended_why).toBeNull();
  });

  it('of the token before, after that, ends the session for both parties', async () => {
    const mia = await world.owner();
    const child = await rotated(mia.refreshToken);
    await graceIsOver();
    await refused(mia.refreshToken);
    await refused(child.refreshToken);
    expect((await sessionOf(mia.refreshToken)).ended_why).toBe('token reused');
  });

  it('of the second-previous token ends the session even within the grace', async () => {
    const mia = await world.owner();
    const child = await rotated(mia.refreshToken);
    const grandchild = await rotated(child.refreshToken);
    await refused(mia.refreshToken);
    await refused(grandchild.refreshToken);
    await refused(child.refreshToken);
  });

  it('fifty times at once makes one child', async () => {
    const mia = await world.owner();
    const answers = await Promise.all(Array.from({ length: 50 }, () => rotated(mia.refreshToken)));
    expect(new Set(answers.map((each) => each.refreshToken)).size).toBe(1);
    const { id, generation } = await sessionOf(mia.refreshToken);
    expect(generation).toBe(1);
    expect(await world.service.sql('select count(*)::int as n from refresh_token where session_id = $1', [id])).toEqual(
      [{ n: 2 }],
    );
  });

  it('ends one session of several and leaves the person’s others alone', async () => {
    const mia = await world.again(await world.owner());
    const other = the<SignedIn>(await world.anybody()(documents.signIn, { email: mia.email, password: mia.password }));
    await rotated(mia.refreshToken);
    await graceIsOver();
    await refused(mia.refreshToken);
    await rotated(other.refreshToken);
  });

  it('does not lengthen the session, which ends in the end', async () => {
    const mia = await world.owner();
    const { id, expires_at: before } = await sessionOf(mia.refreshToken);
    expect(before.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    const child = await rotated(mia.refreshToken);
    expect((await sessionOf(child.refreshToken)).expires_at).toEqual(before);
    await world.service.sql(`update session set expires_at = now() where id = $1`, [id]);
    await refused(child.refreshToken);
  });

  it.each(['', 'x', 'null', 'a'.repeat(43), 'a'.repeat(100_000)])('with what is no token is refused', (token) =>
    refused(token),
  );

  it('with an access token is refused', async () => refused((await world.owner()).accessToken));

  it('is refused to an account that was switched off', async () => {
    const mia = await world.owner();
    await world.service.sql(`update account set status = 'inactive' where id = $1`, [mia.userId]);
    await refused(mia.refreshToken);
  });

  it('brings what changed meanwhile: permissions, and the country and zone of the business, but of nobody else’s', async () => {
    const mia = await world.again(await world.owner());
    const stranger = await world.owner();
    await world.service.sql(`update account set permissions = '{owner,administrator}' where id = $1`, [mia.userId]);
    await world.platform.bus.publish([
      {
        topic: tenantUpdated.topic,
        key: mia.tenantId,
        eventId: newId(),
        type: tenantUpdated.type,
        schemaVersion: 1,
        tenantId: mia.tenantId,
        aggregateVersion: 2n,
        occurredAt: new Date(),
        trace: null,
        value: JSON.stringify({
          tenantId: mia.tenantId,
          name: 'Kea Café',
          country: 'NZ',
          timeZone: 'Pacific/Auckland',
        }),
      },
    ]);
    await eventually(async () =>
      expect(decodeJwt((await rotated((await signInAgain(mia)).refreshToken)).accessToken)).toMatchObject({
        country: 'NZ',
        tz: 'Pacific/Auckland',
        perms: ['owner', 'administrator'],
      }),
    );
    expect(decodeJwt((await rotated(stranger.refreshToken)).accessToken)).toMatchObject({
      country: 'AU',
      tz: 'Australia/Sydney',
      perms: ['owner'],
    });
    expect((await mia.ask(documents.verifyToken)).data).toMatchObject({
      verifyToken: { tenant: { id: mia.tenantId, name: 'Kea Café', country: 'NZ', timeZone: 'Pacific/Auckland' } },
    });
  });
});

const signInAgain = async (person: Person): Promise<SignedIn> =>
  the<SignedIn>(
    await world.anybody(person.address)(documents.signIn, { email: person.email, password: person.password }),
  );

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const mia = await world.again(await world.owner());
    const other = await signInAgain(mia);
    const stranger = await world.owner();
    expect((await mia.ask(documents.logOut)).data).toEqual({ logOut: true });
    await refused(mia.refreshToken);
    await rotated(other.refreshToken);
    await rotated(stranger.refreshToken);
    // The access token counts no more either.
    await eventually(async () =>
      expect((await mia.ask(documents.logOut)).error).toMatchObject({ code: 'session-expired' }),
    );
  });

  it('needs a token', async () => {
    expect((await world.anybody()(documents.logOut)).error).toMatchObject({ code: 'unauthorized' });
  });
});

it('keeps no secret as it is: neither tokens nor passwords nor codes lie anywhere in the database', async () => {
  const mia = await world.owner();
  const next = await rotated(mia.refreshToken);
  const {
    values: { code },
  } = await world.mail(mia.email, 'verify-email');
  await world.anybody()(documents.forgot, { email: mia.email });
  const resetToken = String((await world.mail(mia.email, 'reset-password')).values['link'])
    .split('/')
    .at(-1) as string;
  await world.quiet();
  const tables = await world.service.sql<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  let dump = '';
  for (const { name } of tables)
    for (const { row } of await world.service.sql<{ row: string }>(`select t::text as row from ${name} t`))
      dump += `${row}\n`;
  expect(dump).toContain(mia.email);
  for (const secret of [
    mia.refreshToken,
    next.refreshToken,
    next.accessToken,
    resetToken,
    mia.password,
    `"${String(code)}"`,
  ]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
  expect(dump).not.toMatch(/"d"\s*:/);
});

describe('that a session ended', () => {
  const sessionIdOf = (tokens: SignedIn): string => String(decodeJwt(tokens.accessToken)['sid']);
  const again = async (mia: Person): Promise<SignedIn> =>
    the<SignedIn>(await world.anybody()(documents.signIn, { email: mia.email, password: mia.password }));

  it('is told of a log-out, of a used token that came again, and of the other sessions after a new password', async () => {
    const mia = await world.again(await world.owner());
    let hints = 0;
    await world.platform.live.subscribe(nilTenant, ({ type }) => void (type === 'access-changed' && (hints += 1)));
    const told = async (...ended: SignedIn[]): Promise<boolean[]> => {
      const { changes } = (await (await fetch(`${world.service.url}/.well-known/access-changes`)).json()) as {
        changes: { subject: string }[];
      };
      return ended.map((tokens) => changes.some(({ subject }) => subject === sessionIdOf(tokens)));
    };

    const out = await again(mia);
    await world.service.as(out.accessToken)(documents.logOut);
    expect([await told(out), hints]).toEqual([[true], 1]);

    const stolen = await again(mia);
    await rotated(stolen.refreshToken);
    await graceIsOver();
    await refused(stolen.refreshToken);
    expect([await told(stolen), hints]).toEqual([[true], 2]);

    const others = [await again(mia), await again(mia)];
    const input = { currentPassword: mia.password, password: 'Another1!pass' };
    expect((await mia.ask(documents.changePassword, { input })).data).toEqual({ changePassword: true });
    expect([await told(...others, mia), hints]).toEqual([[true, true, false], 3]);
  });
});
