import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { freshOperationsOf } from '@bellbird/auth';
import { eventually } from '@bellbird/testing';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  askWith,
  codeOf,
  enrol,
  firstStep,
  forgetSteps,
  secondStep,
  wrongCodeOf,
} from '../../test/second-step.js';

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
// The service itself only extends the two.
const schema = buildASTSchema(parse(`type Query type Mutation ${sdl}`), { assumeValid: true, assumeValidSDL: true });
const fresh = [...freshOperationsOf(schema)];

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const makeLate = (person: Pick<Person, 'userId'>): Promise<unknown> =>
  world.service.sql(`update session set proved_at = now() - interval '11 minutes' where account_id = $1`, [
    person.userId,
  ]);
/** The person's session, whose proof is eleven minutes old. */
const late = async (person: Person): Promise<SignedIn> => {
  await makeLate(person);
  return the<SignedIn>(await world.anybody()(documents.refresh, { token: person.refreshToken }));
};

/** A value that is of the type and means nothing. */
function anythingOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, anythingOf(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: true, ID: '01890a5d-ac96-774b-bcce-b302099a8057' }[named.name] ?? 'x';
}

/** Asks for an operation with arguments that mean nothing. */
function documentOf(operation: string): { document: string; variables: Record<string, unknown> } {
  const [root = '', name = ''] = operation.split('.');
  const field =
    schema.getType(root)!.astNode &&
    (schema.getType(root) as never as { getFields(): Record<string, GraphQLField<unknown, unknown>> }).getFields()[
      name
    ]!;
  const args = (field as GraphQLField<unknown, unknown>).args;
  const variables = Object.fromEntries(args.map((arg) => [arg.name, anythingOf(arg.type)]));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answer = getNamedType((field as GraphQLField<unknown, unknown>).type);
  const selection = 'getFields' in answer ? ' { __typename }' : '';
  return {
    document: `${root.toLowerCase()}${declared && `(${declared})`} { ${name}${given && `(${given})`}${selection} }`,
    variables,
  };
}

describe('11. What needs a fresh proof', () => {
  it('is what the page names', () => {
    expect(fresh).toEqual(
      expect.arrayContaining([
        'Query.twoFactorKey',
        'Mutation.enableTwoFactor',
        'Mutation.renewRecoveryCodes',
        'Mutation.disableTwoFactor',
        'Mutation.resetTwoFactor',
        'Mutation.leaveBusiness',
      ]),
    );
  });

  it.each(fresh)('%s is refused late, and passes after a step-up', async (operation) => {
    const mia = await world.owner();
    const session = await late(mia);
    const { document, variables } = documentOf(operation);
    const refused = await askWith(world, session)(document, variables);
    const isAdmins = refused.error?.code === 'forbidden';
    if (isAdmins) return;
    expect(refused.error).toMatchObject({
      code: 'step-up-required',
      statusCode: 403,
      message: 'Confirm that it is you.',
    });
    const proved = the<SignedIn>(await askWith(world, session)(ask.stepUp, { input: { password: mia.password } }));
    const passed = await askWith(world, proved)(document, variables);
    expect(passed.error?.code).not.toBe('step-up-required');
  });
});

describe('11. A step-up', () => {
  it('takes a code where two-factor is on: of the authenticator or a recovery code, and no password', async () => {
    const mia = await world.owner();
    const { secret, recoveryCodes } = await enrol(world, mia);
    const session = askWith(world, await late(mia));
    const stepUp = (input: object) => session(ask.stepUp, { input });
    for (const input of [{ password: mia.password }, { emailCode: '12345678' }, { code: wrongCodeOf(secret) }])
      expect((await stepUp(input)).error).toMatchObject({
        code: 'invalid-code',
        message: 'The password or code is wrong.',
      });
    expect((await stepUp({})).error).toMatchObject({ code: 'invalid-input' });
    expect((await session(ask.renew)).error?.code).toBe('step-up-required');
    const code = codeOf(secret);
    const proved = the<SignedIn>(await stepUp({ code }));
    the(await askWith(world, proved)(ask.renew));
    // Once.
    expect((await stepUp({ code })).error?.code).toBe('invalid-code');
    expect((await stepUp({ code: recoveryCodes[0] })).error?.code).toBe('invalid-code');
    const { recoveryCodes: next } = the<{ recoveryCodes: string[] }>(await askWith(world, proved)(ask.renew));
    the(await stepUp({ code: next[0] }));
    expect((await stepUp({ code: next[0] })).error?.code).toBe('invalid-code');
  });

  it('takes the code of a mail where there is neither password nor two-factor', async () => {
    const mia = await world.owner();
    await world.service.sql('update account set password_hash = null where id = $1', [mia.userId]);
    const session = askWith(world, await late(mia));
    expect((await session(ask.stepUp, { input: { password: mia.password } })).error?.code).toBe('invalid-code');
    the(await session(ask.sendStepUpCode));
    const { code } = (await world.mail(mia.email, 'step-up-code')).values;
    expect(code).toMatch(/^\d{8}$/);
    expect((await session(ask.stepUp, { input: { emailCode: '00000000' } })).error?.code).toBe('invalid-code');
    const proved = the<SignedIn>(await session(ask.stepUp, { input: { emailCode: code } }));
    the(await askWith(world, proved)(ask.key));
    expect((await session(ask.stepUp, { input: { emailCode: code } })).error?.code).toBe('invalid-code');
    for (let n = 0; n < 2; n += 1) the(await session(ask.sendStepUpCode));
    expect((await session(ask.sendStepUpCode)).error).toMatchObject({ code: 'too-many-requests' });
  });

  it('mails no code to who has a password', async () => {
    const mia = await world.owner();
    the(await mia.ask(ask.sendStepUpCode));
    await world.quiet();
    expect(world.mailsTo(mia.email).filter(({ template }) => template === 'step-up-code')).toEqual([]);
  });
});

describe('12. A locked session', () => {
  it('is opened by a code where two-factor is on', async () => {
    const mia = await world.owner();
    const { secret } = await enrol(world, mia);
    const done = the<SignedIn>(await secondStep(world, await firstStep(world, mia), codeOf(secret)));
    await forgetSteps(world, mia.userId);
    the(await askWith(world, done)('mutation { lockSession }'));
    await eventually(
      async () => expect((await askWith(world, done)(documents.verifyToken)).error?.code).toBe('session-locked'),
      { timeoutMs: 5_000 },
    );
    const unlock = (input: object) => world.anybody()(ask.unlock, { token: done.refreshToken, input });
    expect((await unlock({ password: mia.password })).error?.code).toBe('invalid-code');
    const open = the<SignedIn>(await unlock({ code: codeOf(secret) }));
    the(await askWith(world, open)(documents.verifyToken));
  });
});
