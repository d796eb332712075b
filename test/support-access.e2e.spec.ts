import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';
import { createClient, type Client as LiveClient } from 'graphql-ws';
import { URI, type TOTP } from 'otpauth';
import WebSocket from 'ws';
import { everyOperationDeclaresAccess, readOnlyMutationsOf } from '@bellbird/auth';
import { eventually } from '@bellbird/testing';
import { Client, peopleCsv } from './support/client.js';
import { documentOf, publicSchema } from './support/graph-documents.js';
import { eachOf, filled, operationsOf, rawCall } from './support/openapi.js';
import { Product } from './support/product.js';

const sdl = readFileSync(new URL('../apps/gateway/supergraph.graphql', import.meta.url), 'utf8');
const declaring = buildASTSchema(parse(sdl), { assumeValid: true, assumeValidSDL: true });
const rules = everyOperationDeclaresAccess(declaring);
const readOnly = readOnlyMutationsOf(declaring);
const schema = publicSchema();
const mayOnlyLook = { statusCode: 403, code: 'forbidden', message: 'Support may look, not change.' };

interface Look {
  action: string;
  actor: { kind: string; name: string };
  subject: { type: string; id: string };
}

/** An owner lets the platform's admin look at a business with ten people and a draft. */
describe('18. Support', () => {
  let product: Product;
  let owner: Client;
  let admin: Client;
  let support: Client;
  let tenantId: string;
  const socketOf = (token: string, onClose: (code: number) => void = () => undefined): LiveClient =>
    createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
      on: { closed: (event) => onClose((event as { code: number }).code) },
    });
  const looks = async (): Promise<Look[]> =>
    (await owner.get<{ data: Look[] }>('/audit-trail?limit=1000')).data.filter(
      ({ action }) => action === 'support.looked',
    );
  const start = (): Promise<{ accessToken: string; refreshToken: string; user: Record<string, unknown> }> =>
    admin.post(`/users/merchants/${tenantId}/support-session`, { reason: 'Ticket 12' }, 201);

  beforeAll(async () => {
    product = await Product.start({
      BELLBIRD_ADMIN_EMAIL: 'root@example.com',
      BELLBIRD_ADMIN_PASSWORD: 'Bellbird1!',
      LOG_LEVEL: 'trace',
    });
    owner = await product.signUp();
    tenantId = (await owner.get<{ tenant: { id: string } }>('/auth/verify-token')).tenant.id;
    await owner.importCsv(peopleCsv(10));
    const authorization = `Basic ${Buffer.from('root@example.com:Bellbird1!').toString('base64')}`;
    const { body } = await product.guest().ask<{ accessToken: string }>('POST', '/auth/sign-in', undefined, {
      authorization,
    });
    admin = new Client(product.url, body.accessToken);
    expect((await owner.ask('GET', '/users/support-access')).status).toBe(404);
    expect(
      await admin.ask('POST', `/users/merchants/${tenantId}/support-session`, { reason: 'Ticket 12' }),
    ).toMatchObject({ status: 403, body: { code: 'forbidden', message: 'The owner has not let support in.' } });
    const access = await owner.put('/users/support-access', { hours: 24, reason: 'Texts stay queued' });
    expect(await owner.get('/users/support-access')).toEqual(access);
    const { accessToken, refreshToken, user } = await start();
    support = new Client(product.url, accessToken, 'root@example.com', refreshToken);
    expect(user).toMatchObject({ role: 'merchant', support: { businessName: 'Corner Café' } });
  }, 120_000);
  afterAll(() => product?.stop());

  it('reads what an administrator reads, with queries in bodies and quotes, after a refresh too', async () => {
    for (const path of ['/contacts', '/users', '/tenants/balance-information', '/audit-trail', '/auth/verify-token'])
      await support.get(path);
    await support.refresh();
    expect(await support.post('/contacts/query', { filters: [] })).toMatchObject({ count: 10 });
    const draft = {
      name: 'Soup',
      message: 'Soup is back',
      messageType: 'transactional',
      callerId: await support.senderId(),
      contactIds: (await support.get<{ data: { id: string }[] }>('/contacts?limit=2')).data.map(({ id }) => id),
    };
    expect(await support.post('/sms-campaigns/get-cost', draft)).toMatchObject({ cost: expect.any(String) });
    expect(await support.ask('POST', '/sms-campaigns', draft)).toMatchObject({ status: 403, body: mayOnlyLook });
  });

  it('is refused every call of REST that changes something, exports and uploads too, whatever its body', async () => {
    const changing = (await operationsOf(product.url)).filter(
      ({ method, path, access }) =>
        access !== 'public' && method !== 'GET' && !/\/query$|\/get-cost|\/preview$|log-out/.test(path),
    );
    expect(changing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /contacts/export-file', 'POST /contacts/import-from-file', 'PUT /users/flags']),
    );
    const wrong: string[] = [];
    await eachOf(changing, async ({ name, method, path, body }) => {
      const answer = await rawCall(
        product.url,
        method,
        filled(path, () => tenantId),
        {
          token: support.token,
          ...(body !== null && { body: '{"nonsense":1}' }),
        },
      );
      if (answer.status !== 403 || answer.body.message !== mayOnlyLook.message) wrong.push(`${name}: ${answer.text}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is refused every mutation of the graph, over HTTP and over the socket', async () => {
    const socket = socketOf(support.token!);
    const fields = Object.values(schema.getMutationType()!.getFields()).filter(
      ({ name }) => !readOnly.has(`Mutation.${name}`),
    );
    const wrong: string[] = [];
    await eachOf(fields, async (field) => {
      const { document, variables } = documentOf('mutation', field);
      const { errors } = await support.graph(document, variables);
      const overSocket = await new Promise<unknown>((resolve) =>
        socket.subscribe(
          { query: document, variables },
          { next: ({ errors: told }) => resolve(told?.[0]?.message), error: resolve, complete: () => undefined },
        ),
      );
      if (errors[0]?.extensions?.['code'] !== 'forbidden' || overSocket !== mayOnlyLook.message)
        wrong.push(`${field.name}: ${JSON.stringify(errors)}, ${JSON.stringify(overSocket)}`);
    });
    expect(wrong).toEqual([]);
    expect(fields.length).toBeGreaterThan(80);
    await socket.dispose();
  });

  it('leaves each look in the owner’s trail, of every query that is served', async () => {
    // What was looked at before is not looked at here.
    const { accessToken } = await start();
    const again = new Client(product.url, accessToken);
    const before = (await looks()).length;
    const served = new Set<string>();
    await eachOf(Object.values(schema.getQueryType()!.getFields()), async (field) => {
      const rule = rules.get(`Query.${field.name}`) ?? '';
      if (['public', 'user', 'service'].includes(rule)) return;
      const { document, variables } = documentOf('query', field);
      const { data, errors } = await again.graph(document, variables);
      if (errors.length === 0 && data !== null) served.add(field.name);
    });
    expect(served.size).toBeGreaterThan(40);
    const found = await eventually(
      async () => {
        const all = (await looks()).slice(0, -before || undefined);
        expect(new Set(all.map(({ subject }) => (subject.type === 'page' ? subject.id : subject.type)))).toEqual(
          served,
        );
        return all;
      },
      { timeoutMs: 20_000 },
    );
    expect(new Set(found.map(({ actor }) => `${actor.kind} ${actor.name}`))).toEqual(
      new Set(['support Platform Admin']),
    );
  });

  it('is over once it is withdrawn, the socket too', async () => {
    let closed = 0;
    const socket = socketOf(support.token!, (code) => (closed = code));
    const over = new Promise((resolve) =>
      socket.subscribe(
        { query: 'subscription { notification { id } }' },
        { next: () => undefined, error: resolve, complete: () => resolve(null) },
      ),
    );
    await support.get('/contacts/count');
    expect((await owner.ask('DELETE', '/users/support-access')).status).toBe(204);
    await eventually(async () =>
      expect(await support.ask('GET', '/contacts')).toMatchObject({ status: 401, body: { code: 'session-expired' } }),
    );
    await over;
    expect(closed).toBe(4403);
    await expect(support.refresh()).rejects.toThrow('session-expired');
    expect((await owner.ask('GET', '/users/support-access')).status).toBe(404);
  });

  it('8. and no log of the whole product tells a secret or an address, however much it tells', async () => {
    const mia = await product.signUp();
    const { secret, otpauthUrl } = await mia.get<{ secret: string; otpauthUrl: string }>('/users/qr-for-2fa');
    const app = URI.parse(otpauthUrl) as TOTP;
    const { recoveryCodes } = await mia.post<{ recoveryCodes: string[] }>(`/users/enable-2fa/${app.generate()}`);
    const authorization = `Basic ${Buffer.from(`${mia.email}:Bellbird1!`).toString('base64')}`;
    const guest = product.guest();
    const waiting = await guest.ask<{ secondStepToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
    const step = `/auth/second-step-login/${recoveryCodes[0]}`;
    const bearer = { authorization: `Bearer ${waiting.body.secondStepToken}` };
    const done = await guest.ask<Record<'accessToken' | 'refreshToken' | 'deviceToken', string>>(
      'POST',
      step,
      { rememberDevice: true },
      bearer,
    );
    expect(done.status).toBe(200);
    const wrong = await guest.ask('POST', '/auth/second-step-login/{nonsense', undefined, bearer);
    expect(wrong.status).toBe(401);
    const invited = `zoe-${mia.email}`;
    await new Client(product.url, done.body.accessToken).post('/users', { email: invited, permissions: [] }, 201);
    const link = await eventually(async () => {
      const [mail] = await guest.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(invited)}`);
      return /\/invited-sign-up\/\S+/.exec(mail!.text)![0];
    });
    const { accessToken, refreshToken, deviceToken } = done.body;
    const secrets = [secret, ...recoveryCodes, accessToken, refreshToken, deviceToken, waiting.body.secondStepToken];
    const said = product.lines.join('\n');
    expect(said).toContain('"level":20');
    for (const each of [...secrets, link.split('/').at(-1)!, mia.email!, invited, encodeURIComponent(invited)])
      expect(said).not.toContain(each);
  });
});
