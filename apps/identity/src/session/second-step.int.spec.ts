import type { Secrets } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { LOGGER, type Logger } from '@bellbird/service-host';
import { documents, startIdentity, the, type IdentityUnderTest } from '../../test/identity-under-test.js';
import {
  codeOf,
  enrol,
  firstStep,
  firstSteps,
  forgetSteps,
  secondStep,
  secondStepDocuments,
  signIn,
  wrongCodeOf,
  type SecondStepDone,
  type SignInAnswer,
} from '../../test/second-step.js';
import type { IdentityConfig } from '../identity.config.js';
import { Authenticators } from '../two-factor/authenticators.js';
import { RecoveryCodes } from '../two-factor/recovery-codes.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const livingSessions = async (userId: string): Promise<number> =>
  (await world.service.sql('select 1 from session where account_id = $1 and ended_at is null', [userId])).length;

describe('7. The second step', () => {
  it('is asked for where two-factor is on, and opens the session', async () => {
    const mia = await world.owner();
    expect(the<SignInAnswer>(await signIn(world, mia))).toMatchObject({
      accessToken: expect.any(String),
      twoFactorRequired: null,
      secondStepToken: null,
    });
    const again = await world.again(mia);
    const { secret } = await enrol(world, again);
    const answer = the<SignInAnswer>(await signIn(world, mia));
    expect(answer).toEqual({
      accessToken: null,
      refreshToken: null,
      user: null,
      twoFactorRequired: true,
      secondStepToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const done = the<SecondStepDone>(await secondStep(world, answer.secondStepToken!, codeOf(secret)));
    expect(done).toMatchObject({ deviceToken: null, recoveryCodesLeft: null, user: { id: mia.userId } });
    the(await world.service.as(done.accessToken)(documents.verifyToken));
    // The token opened one session, and opens no other.
    const twice = await secondStep(world, answer.secondStepToken!, codeOf(secret, 1));
    expect(twice.error).toMatchObject({ code: 'session-expired', statusCode: 401 });
  });

  it('takes the code of a step before and after, of two neither, and none twice', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    for (const steps of [-2, 2]) {
      const refused = await secondStep(world, await firstStep(world, mia), codeOf(secret, steps));
      expect(refused.error).toMatchObject({
        code: 'invalid-code',
        message: 'Invalid security code. You can request a new one.',
      });
    }
    for (const steps of [-1, 0, 1]) {
      const token = await firstStep(world, mia);
      const code = codeOf(secret, steps);
      the(await secondStep(world, token, code));
      const replayed = await secondStep(world, await firstStep(world, mia), code);
      expect(replayed.error?.code).toBe('invalid-code');
    }
  });

  it('fifty times at once with one code opens one session', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const tokens = await firstSteps(world, mia, 50);
    const before = await livingSessions(mia.userId);
    const code = codeOf(secret);
    const answers = await Promise.all(tokens.map((token) => secondStep(world, token, code)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers)
      if (error !== null) expect(['invalid-code', 'too-many-requests']).toContain(error.code);
    // The session that sign-up opened has ended with the log-in.
    expect(await livingSessions(mia.userId)).toBe(before);
  });

  it('fifty times at once with one token opens one session', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const token = await firstStep(world, mia);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => secondStep(world, token, code)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await livingSessions(mia.userId)).toBe(1);
  });

  it('is over after the fifth wrong code', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const token = await firstStep(world, mia);
    for (let n = 0; n < 5; n += 1)
      expect((await secondStep(world, token, wrongCodeOf(secret))).error?.code).toBe('invalid-code');
    expect((await secondStep(world, token, codeOf(secret))).error).toMatchObject({ statusCode: 401 });
    the(await secondStep(world, await firstStep(world, mia), codeOf(secret)));
  });

  it('waits after ten failures of an account, from wherever and of whatever kind they come', async () => {
    const mia = await world.owner();
    const { secret, recoveryCodes } = await enrol(world, mia);
    for (let n = 0; n < 2; n += 1) {
      const token = await firstStep(world, mia);
      for (let wrong = 0; wrong < 3; wrong += 1) await secondStep(world, token, 'aaaaa-bbbbb');
    }
    for (let n = 0; n < 4; n += 1)
      expect((await mia.ask(secondStepDocuments.stepUp, { input: { code: wrongCodeOf(secret) } })).error?.code).toBe(
        'invalid-code',
      );
    // Neither a known address nor a right code widens it.
    const known = world.anybody(mia.address);
    const variables = { token: await firstStep(world, mia), code: recoveryCodes[0] };
    expect((await known(secondStepDocuments.logIn, variables)).error).toMatchObject({
      code: 'too-many-requests',
      statusCode: 429,
    });
    expect((await mia.ask(secondStepDocuments.stepUp, { input: { code: codeOf(secret) } })).error?.code).toBe(
      'too-many-requests',
    );
  });

  it('answers what is no token alike', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const old = await firstStep(world, mia);
    await world.service.sql(`update second_step set expires_at = now() - interval '1 second' where account_id = $1`, [
      mia.userId,
    ]);
    const shown = [];
    for (const token of [old, '', 'x', 'a'.repeat(43), 'a'.repeat(10_000), mia.accessToken, mia.refreshToken]) {
      const { error } = await secondStep(world, token, codeOf(secret));
      shown.push({ ...error, traceId: '' });
    }
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(shown[0]).toMatchObject({ code: 'session-expired' });
  });

  it('is not skipped by a new password, nor by one that was reset', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const waiting = await firstStep(world, mia);
    await world.anybody()(documents.forgot, { email: mia.email });
    const { values } = await world.mail(mia.email, 'reset-password');
    const token = String(values['link']).split('/').at(-1);
    const password = 'Another1!pass';
    the(await world.anybody()(documents.reset, { token, password }));
    expect((await secondStep(world, waiting, codeOf(secret))).error).toMatchObject({ statusCode: 401 });
    const next = await firstStep(world, { ...mia, password });
    the(await secondStep(world, next, codeOf(secret)));
  });

  it('goes on where the secret of the platform changes: keys are sealed anew, and codes on paper stay good', async () => {
    const mia = await world.owner();
    const { secret, recoveryCodes } = await enrol(world, mia);
    const [db, logger] = [world.service.app.get(Database), world.service.app.get<Logger>(LOGGER)];
    const under = (secrets: Secrets): Authenticators => new Authenticators(db, { secrets } as IdentityConfig, logger);
    const next = 'b'.repeat(64);
    const opens = (authenticators: Authenticators): Promise<[boolean, boolean]> =>
      db.system(async (tx) => {
        const authenticator = (await authenticators.lock(tx, mia.userId))!;
        const paper = recoveryCodes.pop()!;
        return [
          await authenticators.use(tx, authenticator, codeOf(secret)),
          await new RecoveryCodes().use(tx, mia.userId, paper, authenticators.secretOf(authenticator)),
        ];
      });
    await expect(opens(under({ secret: next }))).rejects.toThrow('not known');
    const between = under({ secret: next, secretBefore: world.platform.secret });
    expect(await opens(between)).toEqual([true, true]);
    await between.sweep();
    await forgetSteps(world, mia.userId);
    expect(await opens(under({ secret: next }))).toEqual([true, true]);
    await under({ secret: world.platform.secret, secretBefore: next }).sweep();
  });
});
