import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { eventually, fixedClock, spawnService } from '@bellbird/testing';
import { zeros } from '../storage.contract.js';
import { FolderStorage } from './folder-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'bellbird-storage-'));
const clock = fixedClock('2026-11-20T09:00:00Z');
const secret = randomBytes(32);
const secretBefore = randomBytes(32);
const tenant = randomUUID();
const faults: unknown[] = [];
let storage: FolderStorage;
let origin: string;

const app = express();
app.use('/files', (request, response) => void storage.handle(request, response, (fault) => faults.push(fault)));
const server = createServer(app);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  storage = await FolderStorage.open({ folder, baseUrl: `${origin}/files/`, secrets: [secret, secretBefore], clock });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

const small = { contentType: 'text/plain', maxBytes: 1_000 };
const incoming = (): string[] => readdirSync(join(folder, '.incoming'));

/** Sends the path as it stands; `fetch` would resolve its dots first. */
function rawGet(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/`, { path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

describe('a URL signed for the folder', () => {
  it('is good until its second and not at it', async () => {
    const key = `${tenant}/one`;
    await storage.put(key, Buffer.from('x'), small);
    const { url, expiresAt } = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 });
    expect(expiresAt.toISOString()).toBe('2026-11-20T09:01:00.000Z');
    clock.set('2026-11-20T09:00:59Z');
    expect((await fetch(url)).status).toBe(200);
    for (const at of ['2026-11-20T09:01:00Z', '2026-11-20T09:01:01Z']) {
      clock.set(at);
      expect((await fetch(url)).status).toBe(403);
    }
  });

  it('refuses any other spelling of its words', async () => {
    const key = `${tenant}/two`;
    await storage.put(key, Buffer.from('x'), small);
    const { url } = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60, fileName: 'a b.txt' });
    const { url: upload } = await storage.signedUrl(key, {
      method: 'PUT',
      expiresInSeconds: 60,
      contentType: 'text/plain',
      maxBytes: 10,
    });
    const later = (match: string, digits: string): string => match.replace(digits, String(Number(digits) + 1_000));
    const changed = [
      url.replace(/expires=(\d+)/, later),
      url.replace(/issued=(\d+)/, later),
      url.replace(/expires=/, 'expires=0'),
      url.replace(/&expires=\d+/, ''),
      `${url}&expires=9999999999999`,
      `${url}&max=5`,
      `${url}&more=1`,
      `${url}?`,
      url.replace('method=GET', 'method=get'),
      url.replace(/signature=.{5}/, 'signature=AAAAA'),
      url.replace(/signature=.*/, 'signature='),
      url.replace('name=a+b.txt', 'name=a+b.html'),
      url.replace(/&name=[^&]*/, ''),
      upload.replace('max=10', 'max=1000000'),
      upload.replace('type=text%2Fplain', 'type=text%2Fhtml'),
      upload.replace(/&type=[^&]*/, ''),
    ];
    expect(new Set(changed).size).toBe(16);
    expect(changed).not.toContain(url);
    for (const each of changed)
      expect([
        each,
        (await fetch(each, each.includes('method=PUT') ? { method: 'PUT', body: 'y' } : {})).status,
      ]).toEqual([each, 403]);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(403);
  });

  it('signed with another secret is refused, with the one before is taken, and a short secret is not', async () => {
    const rogue = await FolderStorage.open({ folder, baseUrl: `${origin}/files`, secrets: [randomBytes(32)], clock });
    await storage.put(`${tenant}/three`, Buffer.from('x'), small);
    expect(
      (await fetch((await rogue.signedUrl(`${tenant}/three`, { method: 'GET', expiresInSeconds: 60 })).url)).status,
    ).toBe(403);
    const before = await FolderStorage.open({ folder, baseUrl: `${origin}/files`, secrets: [secretBefore], clock });
    expect(
      (await fetch((await before.signedUrl(`${tenant}/three`, { method: 'GET', expiresInSeconds: 60 })).url)).status,
    ).toBe(200);
    await expect(FolderStorage.open({ folder, baseUrl: origin, secrets: [secret, Buffer.alloc(31)] })).rejects.toThrow(
      '32 bytes',
    );
  });

  it('of before a deletion opens nothing that comes later; one of after it does', async () => {
    const key = `${tenant}/four`;
    await storage.put(key, Buffer.from('old'), small);
    const get = (await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 600 })).url;
    const put = (await storage.signedUrl(key, { method: 'PUT', expiresInSeconds: 600, maxBytes: 10 })).url;
    await storage.delete(key);
    expect((await fetch(put, { method: 'PUT', body: 'again' })).status).toBe(404);
    expect(await storage.exists(key)).toBe(false);
    await storage.put(key, Buffer.from('new'), small);
    expect((await fetch(get)).status).toBe(404);
    const renewed = await fetch((await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 600 })).url);
    expect(await renewed.text()).toBe('new');
  });

  it('stays inside, whatever the path', async () => {
    const key = `${tenant}/five`;
    await storage.put(key, Buffer.from('x'), small);
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    const query = (await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 })).url.split('?')[1] ?? '';
    for (const path of [
      `/files/../secret.txt`,
      `/files/${tenant}/../secret.txt`,
      `/files/${tenant}/%2e%2e/secret.txt`,
      `/files/${tenant}/..%2fsecret.txt`,
      `/files//${key}`,
      `/files/./${key}`,
      `/files/${tenant}/`,
      '/files/',
      `/files/${key}%00`,
      `/files/${key}/../five`,
    ]) {
      expect([path, await rawGet(`${path}?${query}`)]).toEqual([path, 403]);
    }
    expect(await rawGet(`/files/${key}?${query}`)).toBe(200);
  });

  it('is served so that a browser runs nothing of it', async () => {
    const key = `${tenant}/page.html`;
    await storage.put(key, Buffer.from('<script>alert(1)</script>'), { contentType: 'text/html', maxBytes: 100 });
    const { headers } = await fetch(
      (
        await storage.signedUrl(key, {
          method: 'GET',
          expiresInSeconds: 60,
          fileName: 'a\r\nx: "y"; /..\\\u202e😀.html',
        })
      ).url,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="a__x: _y__ _..____.html"; filename*=UTF-8''a__x%3A%20%22y%22%3B%20_..__%F0%9F%98%80.html`,
    );
  });

  it('answers refusals in the shape of all errors', async () => {
    const { url } = await storage.signedUrl(`${tenant}/none`, { method: 'GET', expiresInSeconds: 60 });
    const response = await fetch(url);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      statusCode: 404,
      code: 'not-found',
      error: 'Not found',
      message: expect.any(String),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

/** Serves one key in a process of its own and tells its memory: most resident kilobytes so far. */
const memoryProbe = join(folder, 'memory-probe.ts');
writeFileSync(
  memoryProbe,
  `
  import { createServer } from 'node:http';
  import { FolderStorage } from '${new URL('./folder-storage.ts', import.meta.url).href}';
  let storage;
  const server = createServer((request, response) => request.url === '/memory'
    ? response.end(String(process.resourceUsage().maxRSS))
    : void storage.handle(request, response));
  server.listen(0, '127.0.0.1', async () => {
    storage = await FolderStorage.open({ folder: process.argv[2], baseUrl: 'http://127.0.0.1:' + server.address().port, secrets: [Buffer.alloc(32)] });
    const urls = await Promise.all(['PUT', 'GET'].map((method) => storage.signedUrl('${tenant}/huge', { method, expiresInSeconds: 60, maxBytes: 300e6 })));
    console.log(urls.map(({ url }) => url).join('\\n'));
  });
`,
);
const mostMemory = async (url: string): Promise<number> => Number(await (await fetch(new URL('/memory', url))).text());
const send = (url: string, bytes: number): Promise<Response> =>
  fetch(url, { method: 'PUT', body: zeros(bytes), duplex: 'half' } as unknown as RequestInit);

describe('an upload', () => {
  const uploadUrl = async (key: string, maxBytes: number): Promise<string> =>
    (await storage.signedUrl(key, { method: 'PUT', expiresInSeconds: 60, maxBytes })).url;

  it('without a stated length is cut off at its limit, answered, and leaves nothing', async () => {
    const key = `${tenant}/big`;
    const response = await send(await uploadUrl(key, 100_000), 2_000_000);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large' });
    expect(await storage.exists(key)).toBe(false);
    expect(incoming()).toEqual([]);
  });

  it('whose sender hangs up leaves nothing', async () => {
    const key = `${tenant}/cut`;
    const sent = httpRequest(await uploadUrl(key, 1_000_000), {
      method: 'PUT',
      headers: { 'content-length': 500_000 },
    });
    sent.on('error', () => undefined);
    sent.write(Buffer.alloc(200_000));
    await eventually(() => incoming().length > 0);
    sent.destroy();
    await eventually(() => expect(incoming()).toEqual([]));
    expect(await storage.exists(key)).toBe(false);
  });

  it('of 200 MB is never held in memory, nor is its download', async () => {
    const bytes = 200 * 1024 * 1024;
    const service = await spawnService({ entry: memoryProbe, args: [join(folder, 'probe')], ready: /^http/ });
    const [upload = '', download = ''] = service.lines;
    const before = await mostMemory(upload);
    expect((await send(upload, bytes)).status).toBe(200);
    let read = 0;
    for await (const chunk of (await fetch(download)).body ?? []) read += (chunk as Uint8Array).length;
    expect(read).toBe(bytes);
    expect((await mostMemory(upload)) - before).toBeLessThan(100_000);
    await service.kill();
  });
});

it('opening the folder clears what a crash left half-written, and nothing that is being written', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, '.incoming', name)) as [string, string];
  for (const path of [old, fresh]) writeFileSync(path, '');
  utimesSync(old, new Date(Date.now() - 7_200_000), new Date(Date.now() - 7_200_000));
  await FolderStorage.open({ folder, baseUrl: origin, secrets: [secret] });
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  rmSync(fresh);
});

it('objects are for their owner alone', async () => {
  await storage.put(`${tenant}/deep/er/private`, Buffer.from('x'), small);
  expect(statSync(join(folder, tenant, 'deep', 'er', 'private#data')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, tenant)).mode & 0o777).toBe(0o700);
});
