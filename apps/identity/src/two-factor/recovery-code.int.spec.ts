import { documents, startIdentity, the, type IdentityUnderTest } from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  enrol,
  firstStep,
  firstSteps,
  secondStep,
  type SecondStepDone,
} from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

describe('8. A recovery code', () => {
  it('is good once, though it comes fifty times at once', async () => {
    const mia = await world.owner();
    const { recoveryCodes } = await enrol(world, mia);
    const tokens = await firstSteps(world, mia, 50);
    const answers = await Promise.all(tokens.map((token) => secondStep(world, token, recoveryCodes[3]!)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const sql = 'select 1 from recovery_code where account_id = $1 and used_at is not null';
    expect(await world.service.sql(sql, [mia.userId])).toHaveLength(1);
    expect(
      await world.service.sql('select 1 from session where account_id = $1 and ended_at is null', [mia.userId]),
    ).toHaveLength(1);
  });

  it('is taken as people type it, and the mail says when few are left', async () => {
    const mia = await world.owner();
    const { recoveryCodes } = await enrol(world, mia);
    const typed = [
      (code: string) => code.toUpperCase(),
      (code: string) => code.replace('-', ''),
      (code: string) => ` ${code.replace('-', ' ')} `,
    ];
    for (const [at, code] of recoveryCodes.slice(0, 7).entries()) {
      const given = (typed[at] ?? String)(code);
      const done = the<SecondStepDone>(await secondStep(world, await firstStep(world, mia), given));
      expect(done.recoveryCodesLeft).toBe(9 - at);
    }
    expect((await world.mail(mia.email, 'recovery-codes-low')).values).toMatchObject({ left: '3' });
    await world.quiet();
    expect(world.mailsTo(mia.email).filter(({ template }) => template === 'recovery-codes-low')).toHaveLength(1);
  });

  it('and all that is secret lies nowhere in the database as it is', async () => {
    const mia = await world.owner();
    const { secret, recoveryCodes } = await enrol(world, mia);
    const waiting = await firstStep(world, mia);
    const done = the<SecondStepDone>(
      await secondStep(world, await firstStep(world, mia), recoveryCodes[0]!, { rememberDevice: true }),
    );
    the(await world.service.as(done.accessToken)(ask.sendCode));
    const { code } = (await world.mail(mia.email, 'two-factor-code')).values;
    the(await world.anybody()(ask.startRecovery, { token: waiting }));
    const { link } = (await world.mail(mia.email, 'two-factor-recovery')).values;
    await world.quiet();
    const tables = await world.service.sql<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    let dump = '';
    for (const { name } of tables)
      for (const { row } of await world.service.sql<{ row: string }>(`select t::text as row from ${name} t`))
        dump += `${row}\n`;
    expect(dump).toContain(mia.email);
    const secrets = [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((each) => each.replace('-', '')),
      waiting,
      done.deviceToken!,
      done.refreshToken,
      String(link).split('/').at(-1)!,
      String(code),
    ];
    for (const each of secrets) {
      expect(dump).not.toContain(each);
      expect(dump).not.toContain(Buffer.from(each).toString('hex'));
    }
    const { Secret } = await import('otpauth');
    expect(dump).not.toContain(Secret.fromBase32(secret).hex.toLowerCase());
    // Nor in mails, but where it is meant.
    const mails = JSON.stringify(world.mailsTo(mia.email).filter(({ template }) => template !== 'two-factor-code'));
    for (const each of [secret, ...recoveryCodes, waiting, done.deviceToken!, String(code)])
      expect(mails).not.toContain(each);
    the(await world.anybody()(documents.refresh, { token: done.refreshToken }));
  });
});
