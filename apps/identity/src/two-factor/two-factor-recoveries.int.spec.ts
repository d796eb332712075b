import { Database } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { documents, startIdentity, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  codeOf,
  enrol,
  firstStep,
  firstSteps,
  secondStep,
  signIn,
} from '../../test/second-step.js';
import { TwoFactorRecoveries } from './two-factor-recoveries.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const start = async (token: string): Promise<string> =>
  the<{ dueAt: string }>(await world.anybody()(ask.startRecovery, { token })).dueAt;
const use = (token: string, code: string) => world.anybody()(ask.useRecovery, { token, code });
const makeDue = async (person: Person): Promise<string> => {
  await world.service.sql(
    `update two_factor_recovery set due_at = now(), expires_at = now() + interval '1 day' where account_id = $1`,
    [person.userId],
  );
  await world.service.app.get(TwoFactorRecoveries).turn();
  const mail = await eventually(
    () => world.mailsTo(person.email).findLast(({ values }) => values['what'] === 'due') ?? false,
  );
  return mail.values['code']!;
};
const stop = (token: string): Promise<boolean> => {
  const [db, recoveries] = [world.service.app.get(Database), world.service.app.get(TwoFactorRecoveries)];
  return db.system((tx) => recoveries.stop(tx, token));
};

describe('9. The slow way back', () => {
  it('is told at once, the same while it waits, and turns two-factor off after a day', async () => {
    const mia = await world.owner();
    const ada = await world.colleague(mia, ['administrator']);
    const sam = await world.colleague(mia, ['campaign-editor']);
    await enrol(world, mia);
    const token = await firstStep(world, mia);
    const askedAt = Date.now();
    const dueAt = await start(token);
    expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(askedAt + 86_400_000);
    expect(Date.parse(dueAt)).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(await start(token)).toBe(dueAt);
    expect(await start(await firstStep(world, mia))).toBe(dueAt);
    const { values } = await world.mail(mia.email, 'two-factor-recovery');
    expect(values).toMatchObject({ what: 'started', link: expect.stringContaining('/links/stop-recovery/') });
    expect((await world.mail(ada.email, 'two-factor-recovery')).values).toMatchObject({
      what: 'told',
      name: 'Mia Chen',
    });
    await world.quiet();
    expect(world.mailsTo(mia.email).filter(({ template }) => template === 'two-factor-recovery')).toHaveLength(1);
    expect(world.mailsTo(sam.email)).toEqual([]);
    expect((await use(token, '00000000')).error).toMatchObject({ code: 'invalid-code' });

    const code = await makeDue(mia);
    expect(code).toMatch(/^\d{8}$/);
    expect((await use(token, '00000000')).error?.code).toBe('invalid-code');
    const done = the(await use(await firstStep(world, mia), code));
    expect(done).toMatchObject({ user: { id: mia.userId, flags: { twoFactorAuthentication: false } } });
    await world.mail(mia.email, 'two-factor-off');
    expect(the(await signIn(world, mia))).toMatchObject({ accessToken: expect.any(String) });
    // Once.
    await enrol(world, await world.again(mia));
    expect((await use(await firstStep(world, mia), code)).error?.code).toBe('invalid-code');
  });

  it('is ended by *It was not me*, once, whose token answers as any other', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    await start(await firstStep(world, mia));
    const { link } = (await world.mail(mia.email, 'two-factor-recovery')).values;
    const token = String(link).split('/').at(-1)!;
    expect([await stop('x'), await stop(''), await stop(token), await stop(token)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await world.service.sql(`update two_factor_recovery set due_at = now() where account_id = $1`, [mia.userId]);
    await world.service.app.get(TwoFactorRecoveries).turn();
    await world.quiet();
    expect(world.mailsTo(mia.email).filter(({ values }) => values['what'] === 'due')).toEqual([]);
    expect(the(await mia.ask(ask.security))).toMatchObject({ recoveryDueAt: null });
  });

  it('is ended by a log-in that comes through, also after the code was mailed', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    await start(await firstStep(world, mia));
    expect(the(await mia.ask(ask.security))).toMatchObject({ recoveryDueAt: expect.any(String) });
    const code = await makeDue(mia);
    the(await secondStep(world, await firstStep(world, mia), codeOf(secret)));
    expect((await use(await firstStep(world, mia), code)).error?.code).toBe('invalid-code');
  });

  it('is ended by a password reset', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    await start(await firstStep(world, mia));
    const code = await makeDue(mia);
    await world.anybody()(documents.forgot, { email: mia.email });
    const { values } = await world.mail(mia.email, 'reset-password');
    const password = 'Another1!pass';
    the(await world.anybody()(documents.reset, { token: String(values['link']).split('/').at(-1), password }));
    expect((await use(await firstStep(world, { ...mia, password }), code)).error?.code).toBe('invalid-code');
  });

  it('stands five tries and a day, and is mailed once however many loops look', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    await start(await firstStep(world, mia));
    await world.service.sql(`update two_factor_recovery set due_at = now() where account_id = $1`, [mia.userId]);
    const recoveries = world.service.app.get(TwoFactorRecoveries);
    await Promise.all(Array.from({ length: 20 }, () => recoveries.turn()));
    await world.quiet();
    const mails = world.mailsTo(mia.email).filter(({ values }) => values['what'] === 'due');
    expect(mails).toHaveLength(1);
    const code = mails[0]!.values['code']!;
    for (let n = 0; n < 5; n += 1) {
      const token = await firstStep(world, mia);
      expect((await use(token, '00000000')).error?.code).toBe('invalid-code');
    }
    expect((await use(await firstStep(world, mia), code)).error?.code).toBe('invalid-code');
    await world.service.sql('update two_factor_recovery set tries = 0, expires_at = now() where account_id = $1', [
      mia.userId,
    ]);
    expect((await use(await firstStep(world, mia), code)).error?.code).toBe('invalid-code');
  });

  it('opens one session, though its code comes twenty times at once', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    await start(await firstStep(world, mia));
    const code = await makeDue(mia);
    const tokens = await firstSteps(world, mia, 20);
    const answers = await Promise.all(tokens.map((token) => use(token, code)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('needs a token of the first step', async () => {
    for (const token of ['', 'x', (await world.owner()).accessToken]) {
      expect((await world.anybody()(ask.startRecovery, { token })).error).toMatchObject({ statusCode: 401 });
      expect((await use(token, '12345678')).error).toMatchObject({ statusCode: 401 });
    }
  });
});
