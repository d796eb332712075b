import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { clientPayments } from '@bellbird/tenants/service';
import { pathOf } from './answers.js';
import { serveWeb } from './serve-web.js';

describe('the page, by who takes cards', () => {
  let folder: string;
  let server: Server | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-'));
    await writeFile(join(folder, 'index.html'), '<script nonce="__NONCE__"></script>');
    await writeFile(
      join(folder, 'pages.json'),
      '["/","/billing","/contacts/:id","/login.html","/links/:kind/:token","/callback"]',
    );
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
    await writeFile(join(folder, 'bellbird.svg'), '<svg/>');
  });
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function open(env: Record<string, string>): Promise<string> {
    const serve = serveWeb(folder, { payments: clientPayments(env) });
    server = createServer((req, res) => serve(pathOf(req), req, res));
    await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function served(env: Record<string, string>): Promise<{ config: unknown; policy: string }> {
    const url = await open(env);
    const page = await fetch(`${url}/billing`);
    await page.text();
    return {
      config: await (await fetch(`${url}/config.json`)).json(),
      policy: page.headers.get('content-security-policy') ?? '',
    };
  }

  it('is at the addresses of the client’s own pages, and with 404 at others that a person may have typed', async () => {
    const url = await open({});
    const ask = async (path: string, accept = 'text/html,*/*;q=0.8'): Promise<string> => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const { hostname, port } = new URL(url);
        // As it stands: fetch would tidy the path up.
        request({ hostname, port, path, headers: { accept }, agent: false }, resolve).on('error', reject).end();
      });
      const body = await text(answer);
      return `${answer.statusCode} ${body.includes('nonce') ? 'page' : (/"code":"([^"]+)/.exec(body)?.[1] ?? answer.headers.location ?? body)}`;
    };
    for (const path of ['/', '/billing', '/billing/', '/Billing', '/contacts/1', '/login.html'])
      expect([path, await ask(path), await ask(path, '*/*')]).toEqual([path, '200 page', '200 page']);
    for (const path of ['/nonsense', '/contacts/1/2', '/metrics', '/API/contacts', '/pages.jso'])
      expect([path, await ask(path, '*/*')]).toEqual([path, '404 not-found']);
    for (const path of ['/nonsense', '/contacts/1/2', '/metrics'])
      expect([path, await ask(path)]).toEqual([path, '404 page']);
    for (const path of [
      '/.well-known/security.txt',
      '/.well-known/x',
      '//api/contacts',
      '/assets/old.js',
      '/wp-login.php',
      '/pages.json',
      '/.env',
    ])
      expect([path, await ask(path)]).toEqual([path, '404 not-found']);
    expect([await ask('/robots.txt'), await ask('/favicon.ico')]).toEqual(['200 User-agent: *', '302 /bellbird.svg']);
  });

  it('says to nobody where a link of a mail or Google’s answer led', async () => {
    const url = await open({});
    const policyOf = async (path: string): Promise<string | null> => {
      const page = await fetch(`${url}${path}`);
      await page.text();
      return page.headers.get('referrer-policy');
    };
    for (const path of ['/links/undo-email/t', '/callback?code=1'])
      expect([path, await policyOf(path)]).toEqual([path, 'no-referrer']);
    expect(await policyOf('/contacts/1')).toBeNull();
  });

  it('lets nothing of others in where it is the sandbox', async () => {
    const { config, policy } = await served({});
    expect(config).toEqual({ payments: { provider: 'sandbox' } });
    expect(policy).not.toContain('https:');
    expect(policy).not.toContain('frame-src');
  });

  it('lets Stripe in where it is Stripe, and tells no secret', async () => {
    const { config, policy } = await served({
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(config).toEqual({ payments: { provider: 'stripe', publishableKey: 'pk_test_1' } });
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ', 1)[0], each]));
    expect(directives.get('script-src')).toMatch(
      /^script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
    );
    expect(directives.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com");
    expect(directives.get('frame-src')).toBe(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(directives.get('default-src')).toBe("default-src 'none'");
  });
});
