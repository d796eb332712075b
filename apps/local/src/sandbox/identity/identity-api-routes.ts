import { invalidField } from '@bellbird/errors';
import { json } from '../http/call.js';
import { readJson, type Fields } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { IdentityMisbehaviour } from './misbehaviour.js';
import type { SandboxIdentity } from './open-identity.js';
import type { SandboxPerson } from './people.js';

const api = '/sandbox/api/identity-provider';
const flags = ['wrongNonce', 'wrongAudience', 'expired', 'wrongKey'] as const;
const personFields = ['email', 'givenName', 'familyName', 'emailVerified', 'hostedDomain'];

/** The provider's part of `/sandbox/api`. */
export function identityApiRoutes({ people, authorizations, misbehaviour, read }: SandboxIdentity): Route[] {
  return [
    { method: 'GET', path: `${api}/people`, handle: async () => json(200, await people.all()) },
    {
      method: 'POST',
      path: `${api}/people`,
      handle: async (call) => {
        const fields = await readJson(call, personFields);
        const person = readPerson(fields);
        fields.end();
        return json(201, await people.keep(person));
      },
    },
    {
      method: 'POST',
      path: `${api}/authorize`,
      handle: async (call) => {
        const fields = await readJson(call, ['authorizationUrl', 'email', 'deny']);
        const written = fields.text('authorizationUrl', { max: 8_000 });
        const email = fields.text('email', { max: 320 });
        const deny = flagOf(fields, 'deny') ?? false;
        if (written !== '' && !URL.canParse(written)) fields.wrong('authorizationUrl', 'Must be an address.');
        fields.end();
        const { searchParams } = new URL(written);
        const asked = read((name) => searchParams.get(name));
        const person = await people.byEmail(email);
        if (person === null) throw invalidField('email', 'Nobody has this address here.');
        return json(200, { redirectUrl: await authorizations.answer(asked, deny ? null : person) });
      },
    },
    { method: 'GET', path: api, handle: async () => json(200, await misbehaviour.read()) },
    {
      method: 'PUT',
      path: api,
      handle: async (call) => {
        const fields = await readJson(call, ['latencyMs', 'failPercent', ...flags]);
        const change: Partial<IdentityMisbehaviour> = {};
        const latencyMs = fields.number('latencyMs', { min: 0, max: 60_000, whole: true });
        if (latencyMs !== undefined) change.latencyMs = latencyMs;
        const failPercent = fields.number('failPercent', { min: 0, max: 100, whole: false });
        if (failPercent !== undefined) change.failPercent = failPercent;
        for (const name of flags) {
          const value = flagOf(fields, name);
          if (value !== undefined) change[name] = value;
        }
        fields.end();
        return json(200, await misbehaviour.write(change));
      },
    },
  ];
}

/** A person as a body or a form says. */
export function readPerson(fields: Fields): Omit<SandboxPerson, 'sub'> {
  const email = fields.text('email', { max: 320 });
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) fields.wrong('email', 'Must be an e-mail address.');
  const hasDomain = fields.values['hostedDomain'] !== undefined && fields.values['hostedDomain'] !== null;
  return {
    email,
    givenName: fields.text('givenName', { min: 0, max: 100 }),
    familyName: fields.text('familyName', { min: 0, max: 100 }),
    emailVerified: requiredFlag(fields, 'emailVerified'),
    hostedDomain: hasDomain ? fields.text('hostedDomain', { max: 253 }) : null,
  };
}

/** Undefined where it is not given. */
function requiredFlag(fields: Fields, name: string): boolean {
  if (!fields.has(name)) fields.wrong(name, 'This field is required.');
  return flagOf(fields, name) ?? false;
}

function flagOf(fields: Fields, name: string): boolean | undefined {
  const value = fields.values[name];
  if (value === undefined) return undefined;
  return typeof value === 'boolean' ? value : fields.wrong(name, 'Must be true or false.');
}
