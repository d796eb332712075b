import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { invalidField, invalidInput, isProductError, ProductError } from '@bellbird/errors';
import { isOtherThanCsv, isSound, shownName, unsoundText } from '@bellbird/field-rules';
import { bodyThrough } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import busboy from 'busboy';
import { type ImportOptions, readOptions } from '../import-options.js';

export const largestUpload = 200 * 1_024 * 1_024;
const largestOptions = 1_024 * 1_024;
const headBytes = 512;
/** A sender that says nothing for so long, while we wait for it, is given up. */
const longestSilenceMs = 60_000;

export interface Upload {
  options: ImportOptions;
  bytes: number;
  /** SHA-256 of file and options: what an Idempotency-Key stands for. */
  hash: Buffer;
}

/**
 * Reads a multipart upload with `file` and `options`, in any order, and streams the file to storage under `key`; nothing
 * is held in memory. Where it throws, be it that the sender is gone or silent, nothing stays under the key or on its way.
 * @throws 400 naming the part, 413 too-large, 415 unsupported-type.
 */
export async function receiveUpload(request: IncomingMessage, storage: Storage, key: string, silenceMs = longestSilenceMs): Promise<Upload> {
  const form = openForm(request);
  const parts: Parts = { bytes: null, optionsText: null, digest: createHash('sha256') };
  const body = bodyThrough(request, new PassThrough());
  const silence = setTimeout(() => {
    // A body that we hold back ourselves, while storage is busy, is no silence.
    if (request.isPaused()) silence.refresh();
    else if (!request.complete) body.destroy(invalidField('file', `Nothing came for ${silenceMs / 1_000} seconds.`));
  }, silenceMs);
  body.on('data', () => silence.refresh());
  const storing = storeFile(form, parts, storage, key);
  try {
    await piped(body, form);
    await storing();
    return uploadOf(parts);
  } catch (error) {
    await storing().catch(() => undefined);
    if (parts.bytes !== null) await storage.delete(key);
    // What is still on its way is read and dropped, or the sender would never hear the answer.
    request.unpipe(body);
    request.resume();
    throw isProductError(error) ? error : invalidField('file', 'This is not a readable upload.');
  } finally {
    clearTimeout(silence);
  }
}

interface Parts {
  bytes: number | null;
  optionsText: string | null;
  digest: Hash;
}

function openForm({ headers }: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) throw new ProductError('unsupported-type');
  try {
    return busboy({ headers, limits: { files: 1, fields: 8, fieldSize: largestOptions, parts: 10 } });
  } catch {
    throw new ProductError('unsupported-type');
  }
}

/** Fills `parts` from the form as it is read, the file by way of storage; what is answered waits for storage. Every error ends the form. */
function storeFile(form: busboy.Busboy, parts: Parts, storage: Storage, key: string): () => Promise<void> {
  let storing = Promise.resolve();
  /** The only way to listen to the form: what a listener of a stream throws, nobody would catch. A form that has ended says no more. */
  const on = <A extends unknown[]>(event: string, listener: (...args: A) => void): void => void form.on(event, (...args: A) => {
    if (form.destroyed) return;
    try {
      listener(...args);
    } catch (error) {
      form.destroy(error as Error);
    }
  });
  // A part may come without a name.
  on('field', (name: string | undefined, value: string, info: busboy.FieldInfo) => {
    if (name !== 'options') throw invalidField(shownName(name ?? ''), 'Unknown field.');
    if (info.valueTruncated) throw new ProductError('too-large');
    parts.optionsText = value;
  });
  on('file', (name: string | undefined, file: Readable, info: busboy.FileInfo) => {
    // The form, which ends together with its file, tells of it.
    file.on('error', () => undefined);
    if (name !== 'file') throw invalidField(shownName(name ?? ''), 'Unknown field.');
    if (!isSound(info.filename ?? '')) throw invalidField('file', unsoundText);
    storing = store(file, info, storage, key, parts);
    storing.catch((error: Error) => form.destroy(error));
  });
  on('filesLimit', () => {
    throw invalidField('file', 'Give one file.');
  });
  return () => storing;
}

async function store(file: Readable, info: busboy.FileInfo, storage: Storage, key: string, parts: Parts): Promise<void> {
  const checked = new CheckedFile(info, parts.digest);
  // Each ends the other; storage, which reads the last of them, says by what.
  pipeline(file, checked, () => undefined);
  const { bytes } = await storage.put(key, checked, { contentType: 'text/csv', maxBytes: largestUpload });
  parts.bytes = bytes;
}

/** Lets a file through, hashes it, and looks at its beginning. @throws unsupported-type where it is none of ours */
class CheckedFile extends Transform {
  private head: Buffer | null = Buffer.alloc(0);

  constructor(private readonly info: busboy.FileInfo, private readonly digest: Hash) {
    super();
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.digest.update(piece);
    if (this.head !== null) this.head = Buffer.concat([this.head, piece.subarray(0, headBytes - this.head.length)]);
    done(this.head !== null && this.head.length >= headBytes ? this.judge(this.head) : null, piece);
  }

  override _flush(done: TransformCallback): void {
    done(this.head === null ? null : this.judge(this.head));
  }

  private judge(head: Buffer): Error | null {
    this.head = null;
    return isOtherThanCsv(this.info.filename ?? '', this.info.mimeType, head) ? new ProductError('unsupported-type') : null;
  }
}

function uploadOf({ bytes, optionsText, digest }: Parts): Upload {
  if (bytes === null) throw invalidField('file', 'A file is required.');
  if (bytes === 0) throw invalidField('file', 'The file is empty.');
  const { options, wrong } = readOptions(parseOptions(optionsText));
  if (wrong.length > 0) throw invalidInput(...wrong);
  return { options, bytes, hash: digest.update('\0').update(optionsText ?? '').digest() };
}

function parseOptions(text: string | null): unknown {
  if (text === null || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('options', 'Give an object as JSON.');
  }
}
