import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bellbird/testing';
import type { Storage } from './storage.js';

export interface StorageUnderTest {
  storage: Storage;
  /** Where it is served: signed addresses and `/images`. */
  origin: string;
  /** How many bodies are kept half: files of drafts, uploads in parts that are open. */
  underWay(): number;
  close(): Promise<void>;
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A body of `bytes` zeros that is made while it is read. */
export function zeros(bytes: number): Readable {
  const chunk = Buffer.alloc(65_536);
  return Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
    })(),
    { objectMode: false },
  );
}

const refused = (status: number): boolean => [400, 401, 403, 404].includes(status);
const text = { contentType: 'text/plain', maxBytes: 1_000 };

/** What every storage has to do; run over each adapter. */
export function storageContract(name: string, makeAdapter: () => Promise<StorageUnderTest>): void {
  describe(`storage: ${name}`, () => {
    let adapter: StorageUnderTest;
    let storage: Storage;
    beforeAll(async () => {
      adapter = await makeAdapter();
      storage = adapter.storage;
    });
    afterAll(() => adapter.close());

    const tenant = randomUUID();
    const newKey = (): string => `${tenant}/exports/${randomUUID()}.csv`;
    const put = (url: string, body: string | Buffer, contentType = 'text/csv'): Promise<Response> =>
      fetch(url, {
        method: 'PUT',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        headers: { 'content-type': contentType },
      });

    it('gives back what was put, from a buffer and from a stream', async () => {
      const [one, two, none] = [newKey(), newKey(), newKey()];
      const body = randomBytes(300_000);
      expect(await storage.put(one, body, { contentType: 'text/csv', maxBytes: 300_000 })).toEqual({ bytes: 300_000 });
      expect(await storage.put(two, Readable.from([body]), { contentType: 'text/csv', maxBytes: 400_000 })).toEqual({
        bytes: 300_000,
      });
      expect(await storage.put(none, Buffer.alloc(0), text)).toEqual({ bytes: 0 });
      for (const key of [one, two]) expect((await bytesOf(await storage.get(key))).equals(body)).toBe(true);
      expect(await bytesOf(await storage.get(none))).toHaveLength(0);
    });

    it('replaces whole, and keeps a key apart from keys that begin like it', async () => {
      const key = `${tenant}/a`;
      await storage.put(`${key}/b`, Buffer.from('below'), text);
      await storage.put(key, Buffer.from('first and long'), text);
      await storage.put(key, Buffer.from('second'), text);
      expect((await bytesOf(await storage.get(key))).toString()).toBe('second');
      expect((await bytesOf(await storage.get(`${key}/b`))).toString()).toBe('below');
    });

    it('refuses a body over its limit and keeps nothing of it', async () => {
      const key = newKey();
      await expect(storage.put(key, Buffer.alloc(1_001), text)).rejects.toMatchObject({ code: 'too-large' });
      await expect(storage.put(key, zeros(5_000_000), text)).rejects.toMatchObject({ code: 'too-large' });
      expect(await storage.exists(key)).toBe(false);
      await storage.put(key, Buffer.from('good'), text);
      await expect(storage.put(key, zeros(5_000_000), text)).rejects.toMatchObject({ code: 'too-large' });
      expect((await bytesOf(await storage.get(key))).toString()).toBe('good');
    });

    it('keeps nothing of a body that breaks off', async () => {
      const key = newKey();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(100);
          throw new Error('the sender is gone');
        })(),
      );
      await expect(storage.put(key, broken, text)).rejects.toThrow('the sender is gone');
      expect(await storage.exists(key)).toBe(false);
    });

    it('keeps nothing of a hundred bodies that break off at once, before anything of theirs is open', async () => {
      const breakingOff = (): Readable =>
        new Readable({
          read() {
            this.destroy(new Error('the sender is gone'));
          },
        });
      const puts = Array.from({ length: 100 }, () => storage.put(newKey(), breakingOff(), text));
      const fates = await Promise.allSettled(puts);
      expect(fates.filter(({ status }) => status === 'fulfilled')).toEqual([]);
      expect(adapter.underWay()).toBe(0);
    });

    it.each([
      ['at its first byte', 1, undefined],
      ['after 9 MB', 9_000_000, undefined],
      ['after 9 MB by an error', 9_000_000, new Error('the sender is gone')],
      ['after 20 MB', 20_000_000, undefined],
    ])('gives up a body whose stream is destroyed %s, and keeps nothing of it', async (_, bytes, error) => {
      const [key, sender] = [newKey(), new PassThrough()];
      const stored = storage.put(key, sender, { contentType: 'text/csv', maxBytes: 200_000_000 });
      const outcome = stored.then(
        () => 'stored',
        (reason: Error) => reason.message,
      );
      for (let left = bytes; left > 0; left -= 1_000_000)
        if (!sender.write(Buffer.alloc(Math.min(left, 1_000_000)))) await once(sender, 'drain');
      sender.destroy(error);
      expect(await outcome).toBe(error?.message ?? 'Premature close');
      expect(adapter.underWay()).toBe(0);
      expect(await storage.exists(key)).toBe(false);
    });

    it('deletes, says that nothing is there, and deletes again', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('x'), text);
      expect(await storage.exists(key)).toBe(true);
      await storage.delete(key);
      await storage.delete(key);
      expect(await storage.exists(key)).toBe(false);
      await expect(storage.get(key)).rejects.toMatchObject({ name: 'ObjectNotFound' });
    });

    it.each([
      '..',
      `${tenant}`,
      `${tenant}/`,
      `${tenant}/..`,
      `${tenant}/../${tenant}/x`,
      `${tenant}/.hidden`,
      `${tenant}/a//b`,
      `/${tenant}/x`,
      `${tenant}/a\\b`,
      `${tenant}/a%2fb`,
      `${tenant}/a\0b`,
      `${tenant}/a#data`,
      'exports/x',
      '',
    ])('takes no key like %j', async (key) => {
      const calls = [
        storage.put(key, Buffer.from('x'), text),
        storage.get(key),
        storage.delete(key),
        storage.exists(key),
        storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 }),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: { name: 'InvalidKey' } });
    });

    it('a signed GET downloads the object as an attachment with its type and name', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('a,b\n'), { contentType: 'text/csv', maxBytes: 10 });
      const askedAt = Math.floor(Date.now() / 1_000) * 1_000;
      const { url, expiresAt } = await storage.signedUrl(key, {
        method: 'GET',
        expiresInSeconds: 60,
        fileName: 'Kundinnen "März".csv',
      });
      expect(expiresAt.getTime()).toBeGreaterThanOrEqual(askedAt + 60_000);
      expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 61_000);
      const response = await fetch(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv');
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment;.*filename\*=UTF-8''Kundinnen%20%22M%C3%A4rz%22\.csv$/,
      );
      expect(await response.text()).toBe('a,b\n');
    });

    it('a signed PUT stores the object, of its type and size only', async () => {
      const key = newKey();
      const { url } = await storage.signedUrl(key, {
        method: 'PUT',
        expiresInSeconds: 60,
        contentType: 'text/csv',
        maxBytes: 10,
      });
      expect((await put(url, 'a,b', 'text/html')).status).toBeGreaterThanOrEqual(400);
      expect((await put(url, 'x'.repeat(11))).status).toBeGreaterThanOrEqual(400);
      expect(await storage.exists(key)).toBe(false);
      expect((await put(url, 'a,b\n')).status).toBe(200);
      expect((await bytesOf(await storage.get(key))).toString()).toBe('a,b\n');
    });

    it('a signed URL is good for its method, its key and its words alone', async () => {
      const [key, other] = [newKey(), `${randomUUID()}/exports/theirs.csv`];
      for (const each of [key, other]) await storage.put(each, Buffer.from('x'), text);
      const get = (await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60, fileName: 'mine.csv' })).url;
      const upload = (
        await storage.signedUrl(key, { method: 'PUT', expiresInSeconds: 60, contentType: 'text/csv', maxBytes: 10 })
      ).url;
      expect(refused((await put(get, 'y')).status)).toBe(true);
      for (const method of ['GET', 'DELETE', 'POST']) expect((await fetch(upload, { method })).ok).toBe(false);
      expect((await fetch(get, { method: 'DELETE' })).ok).toBe(false);
      expect(refused((await fetch(get.replace(key, other))).status)).toBe(true);
      expect(refused((await fetch(get.replace('mine.csv', 'yours.html'))).status)).toBe(true);
      expect(refused((await put(upload.replace(key, other), 'y')).status)).toBe(true);
      for (const bare of [
        get.split('?')[0] ?? '',
        get.replace(/\/exports\/.*/, '/'),
        get.replace(/\/exports\/[^?]*/, '/exports/'),
      ]) {
        expect(refused((await fetch(bare)).status)).toBe(true);
      }
      for (const each of [key, other]) expect((await bytesOf(await storage.get(each))).toString()).toBe('x');
    });

    it('a signed URL ends with its time', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('x'), text);
      // On a busy machine one may have ended before it is asked for.
      const url = await eventually(async () => {
        const signed = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 2 });
        expect((await fetch(signed.url)).status).toBe(200);
        return signed.url;
      });
      await eventually(async () => expect(refused((await fetch(url)).status)).toBe(true));
    });

    it('serves what is published at /images, for everybody and for ever, and nothing else', async () => {
      const name = `logo-${randomUUID().replaceAll('-', '')}.png`;
      for (const folder of ['public', 'kept', 'files'])
        await storage.put(`${tenant}/${folder}/${name}`, Buffer.from(folder), {
          contentType: 'image/png',
          maxBytes: 10,
        });
      const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${adapter.origin}${path}`, init);
      const answer = await get(`/images/${tenant}/${name}?v=1`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('public');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const head = await get(`/images/${tenant}/${name}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', '']);
      const refusedPaths = [
        `/images/${tenant}/kept/${name}`,
        `/images/${tenant}/public/${name}`,
        `/images/${tenant}/..%2fkept%2f${name}`,
        `/images/${tenant.toUpperCase()}/${name}`,
        `/images/${randomUUID()}/${name}`,
        `/images/${tenant}/${name}/`,
        `/images/${tenant}/${name.replace('.png', '.svg')}`,
        '/images/',
      ];
      for (const path of refusedPaths) expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await get(`/images/${tenant}/${name}`, { method: 'PUT', body: 'x' })).status).toBe(404);
      await storage.delete(`${tenant}/public/${name}`);
      expect((await get(`/images/${tenant}/${name}`)).status).toBe(404);
    });

    it('a signed GET of a deleted object finds nothing', async () => {
      const key = newKey();
      await storage.put(key, Buffer.from('x'), text);
      const { url } = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 });
      await storage.delete(key);
      expect((await fetch(url)).status).toBe(404);
    });
  });
}
