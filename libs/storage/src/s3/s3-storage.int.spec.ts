import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { localS3, type LocalS3 } from '../../test/local-s3.js';
import { openStorage } from '../open-storage.js';
import { zeros } from '../storage.contract.js';
import type { ServedStorage } from '../storage.js';
import { partBytes } from './upload.js';

const csv = { contentType: 'text/csv', maxBytes: 100 * 2 ** 20 };
const home = { folder: '/nowhere', baseUrl: 'https://text.example/files', secrets: [randomBytes(32)] as [Buffer] };
const tenant = randomUUID();
let s3: LocalS3;
let storage: ServedStorage;
let key: string;

beforeAll(async () => {
  s3 = await localS3();
  storage = await openStorage(s3.env, home);
});
afterAll(() => s3.close());
beforeEach(() => {
  key = `${tenant}/exports/${randomUUID()}.csv`;
  s3.requests.length = 0;
});

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** `bytes` of noise in pieces of 100,000, and its hash. */
function noise(bytes: number): { body: Readable; hash: string; readBytes: () => number } {
  const all = randomBytes(bytes);
  let read = 0;
  const pieces = (function* () {
    for (let from = 0; from < bytes; from += 100_000) {
      const piece = all.subarray(from, from + 100_000);
      read += piece.length;
      yield piece;
    }
  })();
  return {
    body: Readable.from(pieces, { objectMode: false }),
    hash: createHash('sha256').update(all).digest('hex'),
    readBytes: () => read,
  };
}

describe('a body whose length nobody knows', () => {
  it.each([
    ['one byte less than a part', partBytes - 1, 1],
    ['a part', partBytes, 1],
    ['a byte more than a part', partBytes + 1, 4],
    ['two parts', 2 * partBytes, 4],
    ['five parts and a bit', 5 * partBytes + 12_345, 8],
  ])('of %s comes back as it was, in pieces of a part at most', async (_, bytes, calls) => {
    const { body, hash } = noise(bytes);
    expect(await storage.put(key, body, csv)).toEqual({ bytes });
    expect(s3.requests).toHaveLength(calls);
    expect(Math.max(...s3.requests.map((each) => each.bytes))).toBeLessThanOrEqual(partBytes);
    expect(await hashOf(await storage.get(key))).toBe(hash);
    expect(s3.openUploads()).toBe(0);
  });

  it('in one piece that is longer than a part is cut', async () => {
    const all = randomBytes(3 * partBytes + 7);
    await storage.put(key, all, csv);
    expect(s3.requests.filter(({ method }) => method === 'PUT').map(({ bytes }) => bytes)).toEqual([
      partBytes,
      partBytes,
      partBytes,
      7,
    ]);
    expect(await hashOf(await storage.get(key))).toBe(createHash('sha256').update(all).digest('hex'));
  });

  it('replaces what is there only when it is whole', async () => {
    await storage.put(key, Buffer.from('before'), csv);
    const { body, hash } = noise(2 * partBytes);
    const seen: string[] = [];
    const watched = Readable.from(
      (async function* () {
        for await (const piece of body) yield piece as Buffer;
        seen.push(await hashOf(await storage.get(key)));
      })(),
      { objectMode: false },
    );
    await storage.put(key, watched, csv);
    expect(seen).toEqual([createHash('sha256').update('before').digest('hex')]);
    expect(await hashOf(await storage.get(key))).toBe(hash);
  });

  it('gives up its upload and ends its reading where S3 refuses a part for good', async () => {
    const { body, readBytes } = noise(6 * partBytes);
    s3.failWhere(({ method, url }) => method === 'PUT' && /partNumber=2/.test(url ?? ''), 100);
    await expect(storage.put(key, body, csv)).rejects.toMatchObject({ name: 'InternalError' });
    s3.failWhere(() => false);
    expect(s3.openUploads()).toBe(0);
    expect(await storage.exists(key)).toBe(false);
    expect(body.destroyed).toBe(true);
    expect(readBytes()).toBeLessThan(5 * partBytes);
  }, 20_000);

  it('gets over a part that is refused once', async () => {
    const { body, hash } = noise(2 * partBytes + 1);
    s3.failWhere(({ method, url }) => method === 'PUT' && /partNumber=1/.test(url ?? ''));
    await storage.put(key, body, csv);
    expect(await hashOf(await storage.get(key))).toBe(hash);
  });

  it('gives up its upload where the body breaks off, and where it is too large, after parts are stored', async () => {
    const broken = Readable.from(
      (function* () {
        for (let n = 0; n < 3; n += 1) yield Buffer.alloc(partBytes);
        throw new Error('the sender is gone');
      })(),
    );
    await expect(storage.put(key, broken, csv)).rejects.toThrow('the sender is gone');
    await expect(storage.put(key, zeros(3 * partBytes), { ...csv, maxBytes: 2 * partBytes + 5 })).rejects.toMatchObject(
      { code: 'too-large' },
    );
    expect(s3.requests.filter(({ method, url }) => method === 'POST' && url.includes('uploads')).length).toBe(2);
    expect(s3.openUploads()).toBe(0);
    expect(await storage.exists(key)).toBe(false);
  });

  it('is read no faster than S3 takes it', async () => {
    const { body, readBytes } = noise(6 * partBytes);
    let most = 0;
    s3.failWhere(() => {
      const stored = s3.requests.filter(({ method }) => method === 'PUT').length - 1;
      most = Math.max(most, readBytes() - stored * partBytes);
      return false;
    });
    await storage.put(key, body, csv);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3 * partBytes);
  });
});

describe('a link of S3', () => {
  it('leads to S3 where it downloads, and to ourselves where it uploads, for S3 signs no most size', async () => {
    const down = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 });
    expect(new URL(down.url).origin).toBe(s3.endpoint);
    expect(new URL(down.url).pathname).toBe(`/${s3.bucket}/${key}`);
    expect(new URL(down.url).searchParams.get('X-Amz-Expires')).toBe('60');
    const up = await storage.signedUrl(key, { method: 'PUT', expiresInSeconds: 60, maxBytes: 5 });
    expect(up.url.startsWith(`https://text.example/files/${key}?`)).toBe(true);
  });

  it('ends when it says, and lives seven days at most', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    const { expiresAt } = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 7 * 86_400 });
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 7 * 86_400_000 + 1_000);
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 7 * 86_400_000);
    for (const expiresInSeconds of [0, -1, 7 * 86_400 + 1])
      await expect(storage.signedUrl(key, { method: 'GET', expiresInSeconds })).rejects.toThrow('seven days');
    await expect(storage.signedUrl(key, { method: 'PUT', expiresInSeconds: 60 })).rejects.toThrow('maxBytes');
  });

  it('is handed out with the name of its file where none is given', async () => {
    await storage.put(key, Buffer.from('x'), csv);
    const { url } = await storage.signedUrl(key, { method: 'GET', expiresInSeconds: 60 });
    expect((await fetch(url)).headers.get('content-disposition')).toContain(
      `filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    );
  });
});

it('lets a reader take its time', async () => {
  const { body, hash } = noise(3 * partBytes);
  await storage.put(key, body, csv);
  const read = await storage.get(key);
  await pause(1_500);
  expect(await hashOf(read)).toBe(hash);
});

describe('a start with S3', () => {
  const opening = (over: Record<string, string>): Promise<unknown> => openStorage({ ...s3.env, ...over }, home);
  it.each([
    [
      'there is no such bucket',
      () => ({ S3_BUCKET: 'not-there' }),
      /^The storage at http:\S+ cannot be used: there is no bucket not-there; make it first\.$/,
    ],
    [
      'the secret is wrong',
      () => ({ S3_SECRET_ACCESS_KEY: 'else' }),
      /cannot be used: it refuses the bucket bellbird-test to S3_ACCESS_KEY_ID, or its keys are wrong\.$/,
    ],
    [
      'nobody is there',
      () => ({ S3_ENDPOINT: 'http://127.0.0.1:1' }),
      /^The storage at http:\/\/127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    ],
  ])('says in one sentence that %s', async (_, over, sentence) => {
    await expect(opening(over())).rejects.toMatchObject({
      name: 'StorageUnusable',
      message: expect.stringMatching(sentence),
    });
  });
});
