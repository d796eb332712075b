import { generateSync } from 'otplib';
import type { Ask, GraphAnswer } from '@bellbird/service-host/testing';
import { the, type IdentityUnderTest, type Person, type SignedIn } from './identity-under-test.js';

/** The operations of the second step, as the REST adapter writes them. */
export const secondStepDocuments = {
  key: '{ twoFactorKey { qr otpauthUrl secret expiresAt } }',
  enable: `mutation ($code: String!) { enableTwoFactor(code: $code) { recoveryCodes user { id flags { twoFactorAuthentication } } } }`,
  renew: 'mutation { renewRecoveryCodes { recoveryCodes } }',
  disable: `mutation ($code: String!, $input: PasswordProofInput) { disableTwoFactor(code: $code, input: $input) { id flags { twoFactorAuthentication } } }`,
  sendCode: 'mutation { sendTwoFactorEmailCode }',
  disableByEmail: `mutation ($code: String!, $input: PasswordProofInput) { disableTwoFactorByEmail(code: $code, input: $input) { id flags { twoFactorAuthentication } } }`,
  reset: 'mutation ($id: ID!) { resetTwoFactor(id: $id) }',
  signIn: `mutation ($email: String!, $password: String!, $deviceToken: String) {
    signIn(email: $email, password: $password, deviceToken: $deviceToken) { accessToken refreshToken user { id } twoFactorRequired secondStepToken } }`,
  logIn: `mutation ($token: String!, $code: String!, $input: SecondStepInput) {
    secondStepLogIn(secondStepToken: $token, code: $code, input: $input) { accessToken refreshToken deviceToken recoveryCodesLeft user { id } } }`,
  startRecovery: 'mutation ($token: String!) { startSecondStepRecovery(secondStepToken: $token) { dueAt } }',
  useRecovery: `mutation ($token: String!, $code: String!) {
    useSecondStepRecovery(secondStepToken: $token, code: $code) { accessToken refreshToken user { id flags { twoFactorAuthentication } } } }`,
  stepUp: 'mutation ($input: ProofInput!) { stepUp(input: $input) { accessToken expiresAt } }',
  sendStepUpCode: 'mutation { sendStepUpCode }',
  unlock: `mutation ($token: String!, $input: ProofInput!) { unlockSession(refreshToken: $token, input: $input) { accessToken refreshToken } }`,
  security: `{ security { hasPassword passwordChangedAt twoFactorAuthentication recoveryCodesLeft googleEmail recoveryDueAt sessions devices } }`,
  logIns:
    '{ logIns { count countIsExact hasMore data { id device address createdAt lastSeenAt isCurrent isLocked } } }',
  endLogIn: 'mutation ($id: ID!) { endLogIn(id: $id) }',
  endOthers: 'mutation { endOtherLogIns }',
};

export interface SignInAnswer {
  accessToken: string | null;
  refreshToken: string | null;
  user: { id: string } | null;
  twoFactorRequired: boolean | null;
  secondStepToken: string | null;
}

export interface SecondStepDone extends SignedIn {
  deviceToken: string | null;
  recoveryCodesLeft: number | null;
}

export interface Enrolled {
  secret: string;
  recoveryCodes: string[];
}

/** What an authenticator shows, by another implementation than the product's; `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });
/** Six digits that an authenticator shows at none of the times that count. */
export const wrongCodeOf = (secret: string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};

/** Turns two-factor on. The step that it used is forgotten, so that a test need not wait for the next. */
export async function enrol(world: IdentityUnderTest, person: Pick<Person, 'ask' | 'userId'>): Promise<Enrolled> {
  const { secret } = the<{ secret: string }>(await person.ask(secondStepDocuments.key));
  const { recoveryCodes } = the<Enrolled>(await person.ask(secondStepDocuments.enable, { code: codeOf(secret) }));
  await forgetSteps(world, person.userId);
  return { secret, recoveryCodes };
}

/** As if a new authenticator had the same key: no step was used. */
export const forgetSteps = (world: IdentityUnderTest, userId: string): Promise<unknown> =>
  world.service.sql('update two_factor set enrolment = gen_random_uuid(), last_step = 0 where account_id = $1', [
    userId,
  ]);

/** The first step of a log-in. */
export const signIn = (
  world: IdentityUnderTest,
  { email, password }: Pick<Person, 'email' | 'password'>,
  deviceToken?: string,
  headers?: Record<string, string>,
): Promise<GraphAnswer> => world.anybody()(secondStepDocuments.signIn, { email, password, deviceToken }, headers);

/** The token that says that the first step came through. */
export const firstStep = async (world: IdentityUnderTest, person: Person): Promise<string> =>
  the<SignInAnswer>(await signIn(world, person)).secondStepToken!;

/** Several of them, one after the other: more than ten at once count as guesses. */
export async function firstSteps(world: IdentityUnderTest, person: Person, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await firstStep(world, person));
  return tokens;
}

/** The second step of a log-in, from an address that nobody else has. */
export const secondStep = (
  world: IdentityUnderTest,
  token: string,
  code: string,
  input?: { rememberDevice: boolean },
): Promise<GraphAnswer> => world.anybody()(secondStepDocuments.logIn, { token, code, input });

/** Asks with an access token from an address of its own. */
export const askWith = (world: IdentityUnderTest, { accessToken }: Pick<SignedIn, 'accessToken'>): Ask =>
  world.service.as(accessToken);
