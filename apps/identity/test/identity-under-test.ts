import { randomBytes } from 'node:crypto';
import { newId } from '@bellbird/database';
import {
  emailSettled,
  type emailRequested,
  type fileReleased,
  type Payload,
  type userRegistered,
} from '@bellbird/events';
import {
  testPlatform,
  type Ask,
  type GraphAnswer,
  type StartedService,
  type TestPlatform,
} from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import { identityService } from '../src/identity.module.js';
import { assertChapter8 } from './chapter-8.js';
import { FakeTenants } from './fake-tenants.js';

export type MailEvent = Payload<typeof emailRequested>;

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
}

/** Somebody with an account; `ask` goes with the token of the latest sign-in, from the person's own address. */
export interface Person extends SignedIn {
  email: string;
  password: string;
  userId: string;
  tenantId: string;
  address: string;
  ask: Ask;
}

export interface IdentityUnderTest {
  platform: TestPlatform;
  service: StartedService;
  /** What stands in the place of tenants. */
  tenants: FakeTenants;
  /** Without a token, from an address that nobody else has unless told. */
  anybody(address?: string): Ask;
  /** Every mail that was asked for to an address, oldest first. */
  mailsTo(email: string): MailEvent[];
  /** The nth mail of a kind to an address, as soon as it is asked for. */
  mail(email: string, template: MailEvent['template'], nth?: number): Promise<MailEvent>;
  registered: Payload<typeof userRegistered>[];
  /** Files that tenants was told nobody uses any more, by id. */
  released: string[];
  /** Signs up and verifies: an owner of a new business. */
  owner(over?: Record<string, unknown>): Promise<Person>;
  /** The person with the session of a log-in: the one that sign-up opened has ended with it. */
  again(person: Person): Promise<Person>;
  /** Another member of a person's business, with these permissions. */
  colleague(of: Person, permissions: readonly string[]): Promise<Person>;
  /** What notifications says of a mail. */
  settle(emailId: string, tenantId: string, state: 'sent' | 'failed'): Promise<void>;
  /** Resolves when nothing waits to be written or in the outbox: every mail that was asked for until now has been heard. */
  quiet(): Promise<void>;
  /** Ends it, once all that must hold whatever was done has been shown to hold. */
  stop(): Promise<void>;
}

export const goodPassword = 'Bellbird1!';
export const newEmail = (): string => `mia.${randomBytes(6).toString('hex')}@example.com`;
export const newAddress = (): string => `203.0.113.${randomBytes(1)[0]}-${randomBytes(4).toString('hex')}`;
export const signUpInput = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  firstName: 'Mia',
  lastName: 'Chen',
  email: newEmail(),
  password: goodPassword,
  businessName: 'Corner Café',
  country: 'AU',
  timeZone: 'Australia/Sydney',
  acceptTermsAndConditions: true,
  ...over,
});

const user = `{
  id role email firstName lastName status googleEmail avatar { url bucketPath } markers campaignsDraft quickCampaignsDraft tenant { id name country timeZone } permissions { permission access }
  flags { welcomeTourSkipped smsCampaignGetStartedModalSkipped twoFactorAuthentication hasPassword acceptTermsAndConditions }
}`;
/** The operations as the REST adapter writes them. */
export const documents = {
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { user ${user} } }`,
  verifyEmail: `mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { accessToken refreshToken user ${user} } }`,
  resend: 'mutation ($email: String!) { resendEmailCode(email: $email) }',
  signIn: `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken refreshToken user ${user} } }`,
  refresh: 'mutation ($token: String!) { refreshTokens(refreshToken: $token) { accessToken refreshToken } }',
  logOut: 'mutation { logOut }',
  forgot: 'mutation ($email: String!) { forgotPassword(email: $email) }',
  reset: 'mutation ($token: String!, $password: String) { resetPassword(token: $token, password: $password) }',
  changePassword: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
  verifyToken: `{ verifyToken ${user} }`,
};

/** The one member of an answer's data. @throws where it was refused. */
export function the<T>(answer: GraphAnswer): T {
  const [value] = Object.values(answer.data ?? {});
  if (answer.error !== null || value == null) throw new Error(`It was refused: ${JSON.stringify(answer.error)}`);
  return value as T;
}

export async function startIdentity(env: Record<string, string> = {}): Promise<IdentityUnderTest> {
  const platform = await testPlatform(env);
  const tenants = await FakeTenants.start();
  platform.peers.set('tenants', tenants.url);
  const service = await platform.start(identityService);
  const mails: MailEvent[] = [];
  const registered: Payload<typeof userRegistered>[] = [];
  const released: string[] = [];
  await platform.bus.subscribe('test', ['mail.outgoing', 'user.account', 'tenant.files'], async (slice) => {
    for (const { type, value } of slice) {
      if (type === 'email.requested') mails.push(JSON.parse(value) as MailEvent);
      if (type === 'file.released') released.push((JSON.parse(value) as Payload<typeof fileReleased>).fileId);
      if (type === 'user.registered') registered.push(JSON.parse(value) as Payload<typeof userRegistered>);
    }
  });
  const from =
    (ask: Ask, address: string): Ask =>
    (document, variables, headers) =>
      ask(document, variables, { 'x-bellbird-remote-address': address, ...headers });
  const mailsTo = (email: string): MailEvent[] => mails.filter((each) => each.to.toLowerCase() === email.toLowerCase());
  const world: IdentityUnderTest = {
    platform,
    service,
    tenants,
    registered,
    released,
    mailsTo,
    anybody: (address = newAddress()) => from(service.as(null), address),
    mail: (email, template, nth = 1) =>
      eventually(() => mailsTo(email).filter((each) => each.template === template)[nth - 1] ?? false),
    owner: async (over = {}) => {
      const input = signUpInput(over);
      const email = String(input['email']);
      const address = newAddress();
      the(await world.anybody(address)(documents.signUp, { input }));
      const { values } = await world.mail(email, 'verify-email');
      const signedIn = the<SignedIn & { user: { id: string; tenant: { id: string } } }>(
        await world.anybody(address)(documents.verifyEmail, { email, code: values['code'] }),
      );
      return {
        email,
        password: String(input['password']),
        address,
        userId: signedIn.user.id,
        tenantId: signedIn.user.tenant.id,
        accessToken: signedIn.accessToken,
        refreshToken: signedIn.refreshToken,
        ask: from(service.as(signedIn.accessToken), address),
      };
    },
    again: async (person) => {
      const { email, password, address } = person;
      const signedIn = the<SignedIn>(await world.anybody(address)(documents.signIn, { email, password }));
      const { accessToken, refreshToken } = signedIn;
      return { ...person, accessToken, refreshToken, ask: from(service.as(accessToken), address) };
    },
    colleague: async (of, permissions) => {
      const [userId, email, address] = [newId(), newEmail(), newAddress()];
      await service.sql(
        `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
         select $1, tenant_id, role, $2, 'Sam', 'Lee', password_hash, 'active', $3, now() from account where id = $4`,
        [userId, email, permissions, of.userId],
      );
      const signedIn = the<SignedIn>(await world.anybody(address)(documents.signIn, { email, password: of.password }));
      return {
        ...signedIn,
        email,
        password: of.password,
        userId,
        tenantId: of.tenantId,
        address,
        ask: from(service.as(signedIn.accessToken), address),
      };
    },
    settle: async (emailId, tenantId, state) => {
      await platform.bus.publish([
        {
          topic: emailSettled.topic,
          key: emailId,
          eventId: newId(),
          type: emailSettled.type,
          schemaVersion: 1,
          tenantId,
          aggregateVersion: 1n,
          occurredAt: platform.clock.now(),
          trace: null,
          value: JSON.stringify({ emailId, tenantId, template: 'invitation', state }),
        },
      ]);
    },
    quiet: async () => {
      await eventually(async () => expect(await service.sql('select 1 from asked_mail')).toEqual([]));
      await eventually(async () => expect(await service.sql('select 1 from outbox')).toEqual([]));
      await eventually(async () => expect((await platform.bus.lag('test')).every((lag) => lag.rows === 0)).toBe(true));
    },
    stop: async () => {
      try {
        await assertChapter8(world);
      } finally {
        await platform.stop();
        await tenants.close();
      }
    },
  };
  return world;
}
