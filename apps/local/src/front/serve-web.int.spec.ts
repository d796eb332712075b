import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientPayments } from '@bellbird/tenants/service';
import { serveWeb } from './serve-web.js';

describe('the page, by who takes cards', () => {
  let folder: string;
  let server: Server | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-'));
    await writeFile(join(folder, 'index.html'), '<script nonce="__NONCE__"></script>');
  });
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function served(env: Record<string, string>): Promise<{ config: unknown; policy: string }> {
    const serve = serveWeb(folder, { payments: clientPayments(env) });
    server = createServer((req, res) => serve(req.url ?? '/', req, res));
    await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await fetch(`${url}/billing`);
    await page.text();
    return { config: await (await fetch(`${url}/config.json`)).json(), policy: page.headers.get('content-security-policy') ?? '' };
  }

  it('lets nothing of others in where it is the sandbox', async () => {
    const { config, policy } = await served({});
    expect(config).toEqual({ payments: { provider: 'sandbox' } });
    expect(policy).not.toContain('https:');
    expect(policy).not.toContain('frame-src');
  });

  it('lets Stripe in where it is Stripe, and tells no secret', async () => {
    const { config, policy } = await served({ PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(config).toEqual({ payments: { provider: 'stripe', publishableKey: 'pk_test_1' } });
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ', 1)[0], each]));
    expect(directives.get('script-src')).toMatch(/^script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/);
    expect(directives.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com");
    expect(directives.get('frame-src')).toBe('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(directives.get('default-src')).toBe("default-src 'none'");
  });
});
