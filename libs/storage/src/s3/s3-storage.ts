import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey } from '../key.js';
import { serveStorage } from '../serve-storage.js';
import { attachmentNamed } from '../signed-url/attachment.js';
import type { OpenObject, ServedObjects } from '../signed-url/serve-signed-url.js';
import { signedQuery } from '../signed-url/signature.js';
import {
  checkSignedUrl,
  type PutOptions,
  type ServedStorage,
  type SignedUrl,
  type SignedUrlOptions,
  type StoredBody,
} from '../storage.js';
import { readError, statusOf, unusable } from './s3-errors.js';
import type { S3Settings } from './s3-settings.js';
import { spanEachCall } from './s3-spans.js';
import { upload, type Target } from './upload.js';

export interface S3StorageOptions extends S3Settings {
  /** Where {@link S3Storage.handle} is mounted, as browsers see it: uploads come there. */
  baseUrl: string;
  /** At least 32 random bytes each, the same for every process that serves or signs. The first signs, all are accepted. */
  secrets: readonly [Buffer, ...Buffer[]];
  /** Real time unless a test says otherwise: URLs are tokens, no schedule moves them. */
  clock?: { now(): Date };
}

type S3 = typeof import('@aws-sdk/client-s3');
type Presigner = typeof import('@aws-sdk/s3-request-presigner');

/**
 * Object storage over the S3 API. Downloads are presigned and lead to S3 itself. Uploads lead to ourselves and stream on
 * from there: S3 signs no most size into a PUT, and what we sign must not be exceeded. A presigned download cannot be
 * called back: it is good for what is stored under its key until it expires.
 */
export class S3Storage implements ServedStorage, ServedObjects {
  private readonly clock: { now(): Date };

  private constructor(
    private readonly options: S3StorageOptions,
    private readonly s3: S3,
    private readonly presigner: Presigner,
    private readonly client: S3Client,
  ) {
    this.clock = options.clock ?? { now: () => new Date() };
  }

  /** @throws StorageUnusable, one sentence, where there is no such bucket, or none for us. */
  static async open(options: S3StorageOptions): Promise<S3Storage> {
    if (options.secrets.some((each) => each.length < 32))
      throw new Error('The secret of the storage needs 32 bytes at least.');
    // Loaded where it is used alone: the embedded start does not pay for it.
    const [s3, presigner] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]);
    const { bucket, region, endpoint, keys } = options;
    const client = new s3.S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      ...(keys !== undefined && { credentials: keys }),
      // Bodies are hashed into the signature; not every store knows the checksums on top of that.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Until an answer begins. Its body may be read as slowly as its reader likes.
      requestHandler: {
        connectionTimeout: 5_000,
        requestTimeout: 60_000,
        throwOnRequestTimeout: true,
        socketTimeout: 0,
      },
    });
    spanEachCall(client, endpoint);
    try {
      await client.send(new s3.HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      client.destroy();
      throw unusable(error, bucket, endpoint ?? `Amazon S3 in ${region}`);
    }
    return new S3Storage(options, s3, presigner, client);
  }

  put(key: string, body: StoredBody, options: PutOptions): Promise<{ bytes: number }> {
    return this.write(key, body, options);
  }

  async write(key: string, body: StoredBody, options: PutOptions): Promise<{ bytes: number }> {
    return upload(this.target(key), body, options);
  }

  async get(key: string): Promise<Readable> {
    return (await this.open(key)).body;
  }

  async open(key: string): Promise<OpenObject> {
    const { s3, client, at } = this.at(key);
    const { Body, ContentLength, ContentType } = await client
      .send(new s3.GetObjectCommand(at))
      .catch((error: unknown) => {
        throw readError(error, key);
      });
    return {
      body: Body as Readable,
      bytes: ContentLength ?? 0,
      contentType: ContentType ?? 'application/octet-stream',
    };
  }

  async delete(key: string): Promise<void> {
    const { s3, client, at } = this.at(key);
    await client.send(new s3.DeleteObjectCommand(at));
  }

  async exists(key: string): Promise<boolean> {
    const { s3, client, at } = this.at(key);
    try {
      await client.send(new s3.HeadObjectCommand(at));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  async signedUrl(key: string, options: SignedUrlOptions): Promise<SignedUrl> {
    checkSignedUrl(options);
    return options.method === 'GET' ? this.downloadUrl(key, options) : this.uploadUrl(key, options);
  }

  handle(
    request: IncomingMessage,
    response: ServerResponse,
    onFault: (error: unknown) => void = () => undefined,
  ): Promise<void> {
    const base = new URL(this.options.baseUrl).pathname.replace(/\/$/, '');
    return serveStorage(
      { base, secrets: this.options.secrets, clock: this.clock, objects: this, onFault },
      request,
      response,
    );
  }

  /** Nobody knows: S3 keeps no notes of deletions. */
  removedAt(): Promise<number> {
    return Promise.resolve(0);
  }

  private async downloadUrl(key: string, { expiresInSeconds, fileName }: SignedUrlOptions): Promise<SignedUrl> {
    const { s3, client, at } = this.at(key);
    // S3 counts whole seconds, from a whole second on.
    const signingDate = new Date(Math.floor(this.clock.now().getTime() / 1_000) * 1_000);
    const expiresIn = Math.ceil(expiresInSeconds);
    const command = new s3.GetObjectCommand({
      ...at,
      ResponseContentDisposition: attachmentNamed(fileName ?? key.slice(key.lastIndexOf('/') + 1)),
      ResponseCacheControl: 'private, no-store',
    });
    const url = await this.presigner.getSignedUrl(client, command, { expiresIn, signingDate });
    return { url, expiresAt: new Date(signingDate.getTime() + expiresIn * 1_000) };
  }

  private async uploadUrl(
    key: string,
    { expiresInSeconds, contentType, maxBytes }: SignedUrlOptions,
  ): Promise<SignedUrl> {
    checkKey(key);
    const issuedAt = this.clock.now().getTime();
    const expiresAt = issuedAt + Math.round(expiresInSeconds * 1_000);
    const grant = {
      method: 'PUT' as const,
      key,
      issuedAt,
      expiresAt,
      contentType: contentType ?? null,
      maxBytes: maxBytes ?? null,
      fileName: null,
    };
    return {
      url: `${this.options.baseUrl.replace(/\/$/, '')}/${key}?${signedQuery(grant, this.options.secrets[0])}`,
      expiresAt: new Date(expiresAt),
    };
  }

  private target(key: string): Target {
    return { s3: this.s3, client: this.client, bucket: this.options.bucket, key: checkKey(key) };
  }

  private at(key: string): { s3: S3; client: S3Client; at: { Bucket: string; Key: string } } {
    return { s3: this.s3, client: this.client, at: { Bucket: this.options.bucket, Key: checkKey(key) } };
  }
}
