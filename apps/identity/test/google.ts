import type { Ask, GraphAnswer } from '@bellbird/service-host/testing';
import { newPerson, type ProvidedPerson } from '../src/google/identity-provider.contract.js';
import { startIdentity, the, type IdentityUnderTest } from './identity-under-test.js';
import { startSandboxIdentity, type SandboxIdentity } from './sandbox-identity.js';

export const start = `mutation ($input: GoogleStartInput!) { startGoogle(input: $input) { authorizationUrl flowToken } }`;
export const finish = `mutation ($input: GoogleCallbackInput!) { finishGoogle(input: $input) {
  accessToken refreshToken user { id email googleEmail status flags { hasPassword acceptTermsAndConditions } } twoFactorRequired secondStepToken signUpToken linkToken email firstName lastName } }`;
export const signUpWithGoogle = `mutation ($input: GoogleSignUpInput!) { signUpWithGoogle(input: $input) {
  accessToken refreshToken user { id email googleEmail status firstName tenant { id name } flags { hasPassword } } } }`;
export const linkGoogle = `mutation ($input: GoogleLinkInput!) { linkGoogle(input: $input) { accessToken refreshToken user { id googleEmail } } }`;
export const disconnect = `mutation { disconnectGoogle { id googleEmail } }`;

export interface Started {
  authorizationUrl: string;
  flowToken: string;
}
export interface Finished {
  accessToken: string | null;
  refreshToken: string | null;
  user: {
    id: string;
    email: string;
    googleEmail: string | null;
    status: string;
    flags: { hasPassword: boolean; acceptTermsAndConditions: boolean };
  } | null;
  signUpToken: string | null;
  linkToken: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** Identity with the sandbox's provider beside it. */
export interface GoogleUnderTest {
  world: IdentityUnderTest;
  sandbox: SandboxIdentity;
  /** Somebody whom the provider knows. */
  person(over?: Partial<ProvidedPerson>): Promise<ProvidedPerson>;
  /** What the provider's page sends back for a question. */
  back(started: Started, email: string): Promise<{ code: string; state: string; flowToken: string }>;
  /** The whole way of a log-in, as the client goes it. */
  logIn(ask: Ask, email: string, input?: Record<string, unknown>): Promise<GraphAnswer>;
  stop(): Promise<void>;
}

export async function startGoogleUnderTest(): Promise<GoogleUnderTest> {
  const sandbox = await startSandboxIdentity();
  const world = await startIdentity({ SANDBOX_URL: sandbox.url, SANDBOX_KEY: sandbox.key });
  const back: GoogleUnderTest['back'] = async ({ authorizationUrl, flowToken }, email) => {
    const { searchParams } = await sandbox.consent(authorizationUrl, email);
    return { code: searchParams.get('code')!, state: searchParams.get('state')!, flowToken };
  };
  return {
    world,
    sandbox,
    person: async (over) => {
      const person = newPerson(over);
      await sandbox.keep(person);
      return person;
    },
    back,
    logIn: async (ask, email, input = { intent: 'sign-in' }) =>
      ask(finish, { input: await back(the<Started>(await ask(start, { input })), email) }),
    stop: async () => {
      await world.stop();
      await sandbox.close();
    },
  };
}
