import { invalidField, isProductError } from '@bellbird/errors';
import { Fields, readForm } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { readPerson } from '../identity/identity-api-routes.js';
import type { SandboxIdentity } from '../identity/open-identity.js';
import type { SandboxPerson } from '../identity/people.js';
import { identityPage, type Carried } from './identity-page.js';
import type { Refused } from './markup/form-field.js';
import type { Frame } from './markup/frame.js';

const path = '/sandbox/oidc/authorize';
const carriedNames = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const;

/** The one page of the provider that people see, and what they choose there. */
export function identityPageRoutes(identity: SandboxIdentity, frame: Frame): Route[] {
  const { people, authorizations, read } = identity;
  const page = async (parameter: (name: string) => string | null, refused: Refused | null = null) => {
    read(parameter);
    const carried: Carried = carriedNames.flatMap((name) => {
      const value = parameter(name);
      return value === null ? [] : [[name, value] as const];
    });
    const main = identityPage(await people.all(), carried, refused);
    return frame({ title: 'Choose an account', path: '', main, status: refused === null ? 200 : 400 });
  };
  const choose = async (form: Fields): Promise<SandboxPerson | null> => {
    const text = (name: string): string => String(form.values[name] ?? '');
    switch (text('choice')) {
      case 'deny':
        return null;
      case 'person': {
        const person = await people.bySub(text('sub'));
        if (person === null) throw invalidField('sub', 'There is nobody of this name.');
        return person;
      }
      default: {
        const [email, givenName, familyName] = [text('email').trim(), text('givenName'), text('familyName')];
        const emailVerified = text('choice') !== 'new-unverified';
        const said = new Fields(
          { email, givenName, familyName, emailVerified },
          Object.keys({ email, givenName, familyName, emailVerified }),
        );
        const person = readPerson(said);
        said.end();
        return people.keep(person);
      }
    }
  };
  return [
    { method: 'GET', path, handle: (call) => page((name) => call.query.get(name) ?? null) },
    {
      method: 'POST',
      path,
      handle: async (call) => {
        const form = await readForm(call, [...carriedNames, 'choice', 'sub', 'email', 'givenName', 'familyName']);
        form.end();
        const parameter = (name: string): string | null => (form.values[name] as string | undefined) ?? null;
        const asked = read(parameter);
        try {
          return { status: 303, headers: { location: await authorizations.answer(asked, await choose(form)) } };
        } catch (error) {
          if (!isProductError(error) || error.fields.length === 0) throw error;
          return page(parameter, { values: form.values, errors: error.fields });
        }
      },
    },
  ];
}
