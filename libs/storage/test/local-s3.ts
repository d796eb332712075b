import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import untyped from 's3rver';
import { refusalOf } from './signature-v4.js';

/** What we use of s3rver, which has no types: a Koa application that speaks S3 over a folder. */
interface S3rver {
  configureBuckets(): Promise<void>;
  callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}
const S3rver = untyped as new (options: Record<string, unknown>) => S3rver;

export interface LocalS3 {
  /** STORAGE_PROVIDER=s3 and all that goes with it. */
  env: Record<string, string>;
  endpoint: string;
  bucket: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  /** Every request that was let in: method, path and query, and how many bytes it says it brings. */
  requests: { method: string; url: string; bytes: number }[];
  /** Uploads in parts that were begun and neither put together nor given up. */
  openUploads(): number;
  /** The next request of which this holds is answered 500, once; the SDK's retries go through unless `times` says more. */
  failWhere(holds: (request: IncomingMessage) => boolean, times?: number): void;
  close(): Promise<void>;
}

/**
 * An S3 of one process: s3rver, and in front of it what s3rver leaves out. It takes any signature, and nobody can give up
 * an upload there; here a request must be signed as Amazon asks, and giving up is answered.
 */
export async function localS3(clock = { now: () => new Date() }): Promise<LocalS3> {
  const bucket = 'bellbird-test';
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const directory = mkdtempSync(join(tmpdir(), 'bellbird-s3-'));
  const s3rver = new S3rver({
    silent: true,
    directory,
    resetOnClose: false,
    vhostBuckets: false,
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3rver.configureBuckets();
  const serve = s3rver.callback();
  const requests: LocalS3['requests'] = [];
  let uploads = 0;
  let failing: { holds: (request: IncomingMessage) => boolean; left: number } | null = null;

  const refuse = (response: ServerResponse, status: number, code: string): void =>
    void response
      .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, keys, clock.now());
    if (refusal !== null) return refuse(response, 403, refusal);
    const { method = '', url = '' } = request;
    requests.push({ method, url, bytes: Number(request.headers['content-length'] ?? 0) });
    if (failing !== null && failing.left > 0 && failing.holds(request)) {
      failing.left -= 1;
      return refuse(response, 500, 'InternalError');
    }
    const query = new URL(url, 'http://s3').searchParams;
    if (method === 'POST' && query.has('uploads')) uploads += 1;
    if (method === 'POST' && query.has('uploadId')) uploads -= 1;
    if (method === 'DELETE' && query.has('uploadId')) {
      uploads -= 1;
      return void response.writeHead(204).end();
    }
    void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    bucket,
    keys,
    requests,
    env: {
      STORAGE_PROVIDER: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    openUploads: () => uploads,
    failWhere: (holds, times = 1) => void (failing = { holds, left: times }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
