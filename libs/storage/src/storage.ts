import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export type StoredBody = Readable | Buffer;

export interface PutOptions {
  /** Media type, given back with the object. */
  contentType: string;
  /** A larger body is refused with `too-large` and leaves nothing behind. */
  maxBytes: number;
}

export interface SignedUrlOptions {
  method: 'GET' | 'PUT';
  /** From now; at most seven days, which is what S3 allows. */
  expiresInSeconds: number;
  /** PUT: the only media type that the URL takes. */
  contentType?: string;
  /** PUT: the most that the URL takes, in bytes. Required there. */
  maxBytes?: number;
  /** GET: the name under which a browser saves it; default the last part of the key. */
  fileName?: string;
}

export interface SignedUrl {
  url: string;
  expiresAt: Date;
}

/** There is no object under the key. */
export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';

  constructor(readonly key: string) {
    super(`There is no object ${key}.`);
  }
}

/**
 * Port of object storage. Keys are `<tenantId>/<part>/…`, see `checkKey`; there is no listing. An object is there
 * whole or not at all, and once `put` has resolved it survives a crash. Bodies stream, they are never held whole.
 */
export interface Storage {
  /** Stores or replaces. Throws the product error `too-large` where the body exceeds `maxBytes`. */
  put(key: string, body: StoredBody, options: PutOptions): Promise<{ bytes: number }>;
  /** The body; its consumer ends or destroys it. Throws {@link ObjectNotFound}. */
  get(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** An address with which whoever holds it may do this one thing with this one object until it expires. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<SignedUrl>;
}

/** A storage as composition holds it: signed URLs that lead to ourselves have to be served. */
export interface ServedStorage extends Storage {
  /**
   * Serves the signed URLs of ours, and published images at /images. Mount it at both, before anything that reads bodies. Never rejects: a
   * refusal is answered in the shape of all our errors, a fault as 500 without its text after `onFault` heard it.
   */
  handle(request: IncomingMessage, response: ServerResponse, onFault?: (error: unknown) => void): Promise<void>;
}

export const longestSignedSeconds = 7 * 24 * 3600;

/** What no storage signs. Options come from our own code, so this is a fault, not bad input. */
export function checkSignedUrl({ method, expiresInSeconds, maxBytes }: SignedUrlOptions): void {
  if (!(expiresInSeconds > 0 && expiresInSeconds <= longestSignedSeconds))
    throw new Error('A signed URL lives from a second to seven days.');
  if (method === 'PUT' && maxBytes === undefined) throw new Error('A signed URL for PUT needs maxBytes.');
}
