import { randomBytes } from 'node:crypto';
import { IdentityProviderAway, IdentityRefused, type IdentityProvider, type OidcFlow } from './identity-provider.js';

export interface ProvidedPerson {
  email: string;
  givenName: string;
  familyName: string;
  emailVerified: boolean;
  hostedDomain: string | null;
}

/** A provider under test, with the hand of a person at its page. */
export interface ProviderUnderTest {
  provider: IdentityProvider;
  issuer: string;
  keep(person: ProvidedPerson): Promise<void>;
  /** Where the browser of this person is sent from the provider's page. */
  consent(authorizationUrl: string, email: string): Promise<URL>;
  /** Whether the provider answers. */
  reachable(yes: boolean): Promise<void>;
  close(): Promise<void>;
}

const secret = (): string => randomBytes(32).toString('base64url');
export const newFlow = (): OidcFlow => ({ state: secret(), nonce: secret(), verifier: secret() });
export const newPerson = (over: Partial<ProvidedPerson> = {}): ProvidedPerson => ({
  email: `ada.${randomBytes(6).toString('hex')}@example.com`,
  givenName: 'Ada',
  familyName: 'Nguyen',
  emailVerified: true,
  hostedDomain: null,
  ...over,
});

/** What every provider of identities must do; one suite for the adapter at both of its ends. */
export function describeIdentityProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`13. Identity provider: ${name}`, () => {
    let far: ProviderUnderTest;
    beforeAll(async () => {
      far = await open();
    });
    afterAll(() => far.close());

    const codeOf = async (flow: OidcFlow, email: string): Promise<string> => {
      const back = await far.consent(await far.provider.authorizationUrl(flow), email);
      expect(back.searchParams.get('state')).toBe(flow.state);
      return back.searchParams.get('code')!;
    };
    const known = async (over: Partial<ProvidedPerson> = {}): Promise<ProvidedPerson> => {
      const person = newPerson(over);
      await far.keep(person);
      return person;
    };

    it('is asked by code, with PKCE, for address and name, and which account', async () => {
      const flow = newFlow();
      const { searchParams } = new URL(await far.provider.authorizationUrl(flow));
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        prompt: 'select_account',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge_method: 'S256',
      });
      expect(searchParams.get('redirect_uri')).toMatch(/\/callback$/);
      expect(searchParams.toString()).not.toContain(flow.verifier);
    });

    it('vouches for a person, by a name that stays the same', async () => {
      const person = await known({ hostedDomain: 'cafe.example' });
      const subjects: string[] = [];
      for (let i = 0; i < 2; i++) {
        const flow = newFlow();
        const identity = await far.provider.exchange(await codeOf(flow, person.email), flow);
        expect(identity).toEqual({ issuer: far.issuer, subject: expect.stringMatching(/./), ...person });
        subjects.push(identity.subject);
      }
      expect(subjects[1]).toBe(subjects[0]);
    });

    it('says of an address whether it is verified, and of a person of no company none', async () => {
      const person = await known({ emailVerified: false });
      const flow = newFlow();
      const identity = await far.provider.exchange(await codeOf(flow, person.email), flow);
      expect(identity).toMatchObject({ emailVerified: false, hostedDomain: null });
    });

    it('vouches for nobody by a code that is used, made up, or without its verifier', async () => {
      const { email } = await known();
      const flow = newFlow();
      const code = await codeOf(flow, email);
      await far.provider.exchange(code, flow);
      await expect(far.provider.exchange(code, flow)).rejects.toBeInstanceOf(IdentityRefused);
      await expect(far.provider.exchange('made-up', flow)).rejects.toBeInstanceOf(IdentityRefused);
      const other = newFlow();
      const second = await codeOf(other, email);
      await expect(far.provider.exchange(second, { ...other, verifier: secret() })).rejects.toBeInstanceOf(
        IdentityRefused,
      );
    });

    it('vouches for nobody where the token answers another question', async () => {
      const { email } = await known();
      const flow = newFlow();
      const code = await codeOf(flow, email);
      await expect(far.provider.exchange(code, { ...flow, nonce: secret() })).rejects.toBeInstanceOf(IdentityRefused);
    });

    it('is away where it does not answer', async () => {
      await far.reachable(false);
      await expect(far.provider.exchange('any', newFlow())).rejects.toBeInstanceOf(IdentityProviderAway);
      await far.reachable(true);
    });
  });
}
