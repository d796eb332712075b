import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { checkKey } from '../key.js';
import { serveStorage } from '../serve-storage.js';
import { signedQuery } from '../signed-url/signature.js';
import {
  checkSignedUrl,
  longestSignedSeconds,
  type PutOptions,
  type ServedStorage,
  type SignedUrl,
  type SignedUrlOptions,
  type StoredBody,
} from '../storage.js';
import { ObjectFiles } from './object-files.js';

export interface FolderStorageOptions {
  /** Where the objects lie; made where it is missing. */
  folder: string;
  /** Where {@link FolderStorage.handle} is mounted, as browsers see it: `http://localhost:3000/files`. */
  baseUrl: string;
  /** At least 32 random bytes each, the same for every process that serves or signs. The first signs, all are accepted. */
  secrets: readonly [Buffer, ...Buffer[]];
  /** Real time unless a test says otherwise: URLs are tokens, no schedule moves them. */
  clock?: { now(): Date };
}

/** Object storage in a folder: the embedded default. */
export class FolderStorage implements ServedStorage {
  private readonly clock: { now(): Date };

  private constructor(
    private readonly options: FolderStorageOptions,
    private readonly files: ObjectFiles,
  ) {
    this.clock = options.clock ?? { now: () => new Date() };
  }

  static async open(options: FolderStorageOptions): Promise<FolderStorage> {
    if (options.secrets.some((each) => each.length < 32))
      throw new Error('The secret of the storage needs 32 bytes at least.');
    const files = new ObjectFiles(options.folder);
    await files.prepare(longestSignedSeconds * 1000);
    return new FolderStorage(options, files);
  }

  put(key: string, body: StoredBody, options: PutOptions): Promise<{ bytes: number }> {
    return this.files.write(key, body, options);
  }

  async get(key: string): Promise<Readable> {
    return (await this.files.open(key)).body;
  }

  delete(key: string): Promise<void> {
    return this.files.remove(key, this.clock.now());
  }

  exists(key: string): Promise<boolean> {
    return this.files.exists(key);
  }

  async signedUrl(key: string, options: SignedUrlOptions): Promise<SignedUrl> {
    checkKey(key);
    checkSignedUrl(options);
    const now = this.clock.now().getTime();
    // A deletion ends the URLs of before; this one comes after it, be it in the same millisecond.
    const issuedAt = Math.max(now, (await this.files.removedAt(key)) + 1);
    const expiresAt = now + Math.round(options.expiresInSeconds * 1000);
    const grant = {
      method: options.method,
      key,
      issuedAt,
      expiresAt,
      contentType: options.contentType ?? null,
      maxBytes: options.maxBytes ?? null,
      fileName: options.fileName ?? null,
    };
    return {
      url: `${this.options.baseUrl.replace(/\/$/, '')}/${key}?${signedQuery(grant, this.options.secrets[0])}`,
      expiresAt: new Date(expiresAt),
    };
  }

  handle(
    request: IncomingMessage,
    response: ServerResponse,
    onFault: (error: unknown) => void = () => undefined,
  ): Promise<void> {
    const base = new URL(this.options.baseUrl).pathname.replace(/\/$/, '');
    return serveStorage(
      { base, secrets: this.options.secrets, clock: this.clock, objects: this.files, onFault },
      request,
      response,
    );
  }
}
