import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, type GraphQLField } from 'graphql';
import { everyOperationDeclaresAccess, permissions, readOnlyMutationsOf, type Permission } from '@bellbird/auth';
import { accessByContract } from './support/contract-permissions.js';
import { expectedOf, type Asker } from './support/expected-access.js';
import { documentOf, publicSchema } from './support/graph-documents.js';
import { eachOf, filled, operationsOf, rawCall, type Operation } from './support/openapi.js';
import { Product } from './support/product.js';

const sdl = readFileSync(new URL('../apps/gateway/supergraph.graphql', import.meta.url), 'utf8');
const declaring = buildASTSchema(parse(sdl), { assumeValid: true, assumeValidSDL: true });
const rules = everyOperationDeclaresAccess(declaring);
const readOnly = readOnlyMutationsOf(declaring);
const schema = publicSchema();
const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';

interface Person extends Asker {
  email: string;
  token: string | null;
  /** Tokens of accounts like it. */
  doubles: string[];
}

/** What ends the session of who asks, or the account; it is asked by a double of the person. */
const endsOneself = /log-?out|\/lock$|^lockSession|leave|\/users\/sessions$|^endOtherLogIns/i;
/** Five calls of REST, four of the graph. */
const ownEnds = 9;

/** A GET that mails a code, one that wants a fresh proof, which support never has, and a public call that hands a token on. */
const notForSupport = /sent-email-code|qr-for-2fa|^\/auth\/links\//;
/** What of REST changes something, by the contract. What else is public is asked without the token there. */
const changesByRest = ({ method, path, access }: Operation): boolean =>
  notForSupport.test(path) ||
  (access !== 'public' && method !== 'GET' && !/\/query$|\/get-cost|\/preview$|log-out/.test(path));

/** Every call of REST and of the graph, asked by everybody: each single permission, none, all but the two that may everything, the platform's admin, support, nobody. */
describe('1. Permissions', () => {
  let product: Product;
  let operations: Operation[];
  const people: Person[] = [];
  let signIn: (as: string) => Promise<string>;
  const doubleOf = (email: string, as: string, { held, acceptedTerms }: Partial<Person> = {}): Promise<unknown[]> =>
    product.sql(
      'identity',
      `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
       select gen_random_uuid(), tenant_id, role, $2, first_name, last_name, password_hash, status, coalesce($3, permissions),
              case when $4 then coalesce(terms_accepted_at, now()) end from account where email = $1`,
      [email, as, held ?? null, acceptedTerms ?? true],
    );
  /** With which token somebody asks for a call: what ends oneself ends a double. */
  const tokenFor = ({ token, doubles }: Person, call: string): string | null =>
    token === null || !endsOneself.test(call) ? token : (doubles.pop() ?? null);
  /** Before anybody is refused a log-in for those that failed. */
  const meet = async (person: Omit<Person, 'token' | 'doubles' | 'isSignedIn' | 'isReadOnly'>): Promise<void> => {
    const doubles: string[] = [];
    for (let n = 0; n < ownEnds; n += 1) {
      const double = `${randomUUID()}@example.com`;
      await doubleOf(person.email, double, person);
      doubles.push(await signIn(double));
    }
    people.push({ ...person, isSignedIn: true, isReadOnly: false, token: await signIn(person.email), doubles });
  };

  /** The admin who looks, at a business of which nobody else asks: an owner's call would end the looking. */
  const support = async (): Promise<Person> => {
    const root = await signIn('root@example.com');
    const owner = await product.signUp({ email: 'looked-at@example.com' });
    const { tenant } = await owner.get<{ tenant: { id: string } }>('/auth/verify-token');
    await owner.put('/users/support-access', { hours: 1, reason: 'Texts stay queued' });
    const tokens: string[] = [];
    for (let n = 0; n <= ownEnds; n += 1) {
      const { body } = await rawCall(product.url, 'POST', `/users/merchants/${tenant.id}/support-session`, {
        token: root,
        body: '{"reason":"Ticket 12"}',
      });
      tokens.push(String(body['accessToken']));
    }
    const [token = '', ...doubles] = tokens;
    return {
      called: 'support',
      email: 'root@example.com',
      isSignedIn: true,
      isReadOnly: true,
      token,
      doubles,
      held: ['administrator'],
      role: 'merchant',
      acceptedTerms: true,
    };
  };

  beforeAll(async () => {
    product = await Product.start({ BELLBIRD_ADMIN_EMAIL: 'root@example.com', BELLBIRD_ADMIN_PASSWORD: 'Bellbird1!' });
    operations = await operationsOf(product.url);
    const { email } = await product.signUp({ email: 'everybody@example.com' });
    // The business has another owner, so that this one may become anybody.
    await doubleOf(email, 'keeper@example.com');
    signIn = async (as) => {
      const basic = `Basic ${Buffer.from(`${as}:Bellbird1!`).toString('base64')}`;
      const { body, text } = await rawCall(product.url, 'POST', '/auth/sign-in', { headers: { authorization: basic } });
      if (typeof body['accessToken'] !== 'string') throw new Error(`${as} cannot sign in: ${text}`);
      return body['accessToken'];
    };
    const become = async (called: string, held: readonly Permission[], acceptedTerms = true): Promise<void> => {
      await product.sql(
        'identity',
        `update account set permissions = $2, terms_accepted_at = case when $3 then now() end where email = $1`,
        [email, held, acceptedTerms],
      );
      await meet({ called, email, held, role: 'merchant', acceptedTerms });
    };
    people.push({
      called: 'nobody',
      email: '',
      isSignedIn: false,
      isReadOnly: false,
      token: null,
      doubles: [],
      held: [],
      role: 'merchant',
      acceptedTerms: false,
    });
    await become('a member without a permission', []);
    for (const permission of permissions) await become(`only ${permission}`, [permission]);
    await become(
      'all but owner and administrator',
      permissions.filter((each) => each !== 'owner' && each !== 'administrator'),
    );
    await become('an owner who has not accepted the terms', ['owner'], false);
    await meet({
      called: 'the platform’s admin',
      email: 'root@example.com',
      held: [],
      role: 'admin',
      acceptedTerms: true,
    });
    people.push(await support());
  }, 180_000);
  afterAll(() => product?.stop());

  it('are declared as the contract’s table of permissions says', () => {
    const wrong = operations
      .filter(({ method, path, access }) => access !== [accessByContract(method, path)].flat().join(', '))
      .map(({ name, access }) => `${name}: ${access}`);
    expect(wrong).toEqual([]);
  });

  it('are as they are declared for every REST call and everybody', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const person of people) {
      await eachOf(operations, async (operation) => {
        const { name, method, path, access, body } = operation;
        const expected = expectedOf({ access, changes: changesByRest(operation) }, person);
        const answer = await rawCall(
          product.url,
          method,
          filled(path, () => unknown),
          { token: tokenFor(person, path), ...(body !== null && { body: '{"nonsense":1}' }) },
        );
        // These calls ask for a proof of their own; its lack is not the guard's doing.
        const isDoor = /sign-in|refresh-tokens|unlock|second-step/.test(path);
        const got = (answer.status === 401 || answer.status === 403) && !isDoor ? answer.status : 'served';
        cells += 1;
        if (got !== expected || answer.status >= 500)
          wrong.push(`${name} by ${person.called}: ${answer.status}, not ${expected}`);
      });
    }
    expect(wrong).toEqual([]);
    expect(cells).toBe(operations.length * people.length);
  }, 120_000);

  it('are as the graph declares for every operation and everybody', async () => {
    const fields = (['Query', 'Mutation'] as const).flatMap((root) =>
      Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
        (field) => ({
          root,
          field,
          access: rules.get(`${root}.${field.name}`) ?? 'none',
          changes: root === 'Mutation' && !readOnly.has(`Mutation.${field.name}`),
        }),
      ),
    );
    expect(fields.filter(({ access }) => access === 'none').map(({ field }) => field.name)).toEqual([]);
    const wrong: string[] = [];
    for (const person of people) {
      await eachOf(fields, async ({ root, field, access, changes }) => {
        const expected = expectedOf({ access, changes }, person);
        const answer = await asked(product.url, root, field, tokenFor(person, field.name));
        const got =
          answer.code === 'unauthorized' && !isDoor(field)
            ? 401
            : answer.code === 'forbidden' || answer.code === 'terms-not-accepted'
              ? 403
              : 'served';
        if (got !== expected || answer.statusCode >= 500)
          wrong.push(`${root}.${field.name} by ${person.called}: ${String(answer.code)}, not ${expected}`);
      });
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('say which: the terms first, where they are not accepted', async () => {
    const person = people.find(({ acceptedTerms, token }) => !acceptedTerms && token !== null);
    expect((await rawCall(product.url, 'GET', '/contacts', { token: person?.token ?? '' })).body).toMatchObject({
      statusCode: 403,
      code: 'terms-not-accepted',
    });
    const member = people.find(({ called }) => called === 'a member without a permission');
    expect(
      (await rawCall(product.url, 'POST', '/tags', { token: member?.token ?? '', body: '{"name":"x"}' })).body,
    ).toMatchObject({ statusCode: 403, code: 'forbidden' });
    expect((await rawCall(product.url, 'GET', '/contacts')).body).toMatchObject({
      statusCode: 401,
      code: 'unauthorized',
    });
  });

  it('cannot be given to oneself by a body', async () => {
    const member = people.find(({ called }) => called === 'a member without a permission');
    const before = await product.sql('identity', 'select * from account order by id');
    for (const more of [{ permissions: ['owner'] }, { role: 'admin' }, { tenantId: unknown }, { status: 'active' }]) {
      for (const [path, body] of [
        ['/users/basic-information', { firstName: 'Mia', lastName: 'Chen' }],
        ['/users/flags', { welcomeTourSkipped: true }],
        ['/users/markers', { markers: [] }],
      ] as const) {
        expect([
          path,
          (
            await rawCall(product.url, 'PUT', path, {
              token: member?.token ?? '',
              body: JSON.stringify({ ...body, ...more }),
            })
          ).status,
        ]).toEqual([path, 400]);
      }
    }
    expect(await product.sql('identity', 'select * from account order by id')).toEqual(before);
  });
});

/** These ask for a proof of their own, and answer 401 without it. */
const isDoor = ({ name }: GraphQLField<unknown, unknown>): boolean =>
  ['signIn', 'refreshTokens', 'unlockSession'].includes(name);

async function asked(
  url: string,
  root: 'Query' | 'Mutation',
  field: GraphQLField<unknown, unknown>,
  token: string | null,
): Promise<{ code: string | undefined; statusCode: number }> {
  const { document, variables } = documentOf(root.toLowerCase(), field);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string; statusCode: number } }[] };
  return { code: errors?.[0]?.extensions.code, statusCode: errors?.[0]?.extensions.statusCode ?? response.status };
}
