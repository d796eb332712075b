import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, Transform, type Readable, type TransformCallback } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import busboy from 'busboy';
import { invalidField, invalidInput, isProductError, ProductError } from '@bellbird/errors';
import { isOtherThanCsv, isSound, shownName, unsoundText } from '@bellbird/field-rules';
import { bodyThrough } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { readOptions, type ImportOptions } from '../import-options.js';

export const largestUpload = 200 * 1_024 * 1_024;
const largestOptions = 1_024 * 1_024;
const headBytes = 512;
/** An upload ends when its sender says nothing for this long while we wait. */
const longestSilenceMs = 60_000;

export interface Upload {
  options: ImportOptions;
  bytes: number;
  /** SHA-256 of file and options: what an Idempotency-Key stands for. */
  hash: Buffer;
}

/**
 * Reads a multipart upload with `file` and `options`, in any order, and streams the file to storage under `key`; nothing
 * is held in memory. If it throws, nothing stays in storage. It also throws if the sender leaves or falls silent.
 * @throws 400 naming the part, 413 too-large, 415 unsupported-type, StorageFailed.
 */
export async function receiveUpload(
  request: IncomingMessage,
  storage: Storage,
  key: string,
  silenceMs = longestSilenceMs,
): Promise<Upload> {
  const form = openForm(request);
  const parts: Parts = { bytes: null, optionsText: null, digest: createHash('sha256') };
  const body = bodyThrough(request, new PassThrough());
  const silence = setTimeout(() => {
    // We pause the body ourselves while storage is busy: that is no silence of the sender.
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
    // The rest of the body is read and dropped: a sender that is still sending would not read the answer.
    request.unpipe(body);
    request.resume();
    throw isProductError(error) || error instanceof StorageFailed
      ? error
      : invalidField('file', 'This is not a readable upload.');
  } finally {
    clearTimeout(silence);
  }
}

/** Storage could not keep the file, for a reason of its own (`cause`): a fault of ours, not of the upload. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
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

/**
 * Fills `parts` while the form is read, and streams its file to storage. Every error ends the form. The function that it
 * answers waits until storage has finished.
 */
function storeFile(form: busboy.Busboy, parts: Parts, storage: Storage, key: string): () => Promise<void> {
  let storing = Promise.resolve();
  // All listeners of the form go through this: nobody would catch what a listener throws. After an error they rest.
  const on = <A extends unknown[]>(event: string, listener: (...args: A) => void): void =>
    void form.on(event, (...args: A) => {
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
    // An error of the file also ends the form, which reports it.
    file.on('error', () => undefined);
    if (name !== 'file') throw invalidField(shownName(name ?? ''), 'Unknown field.');
    if (!isSound(info.filename ?? '')) throw invalidField('file', unsoundText);
    storing = store(file, info, storage, key, parts).catch((error: Error) => {
      // If the form has failed before, storage only reports that its body ended.
      const isStorages = form.errored == null && !isProductError(error);
      throw isStorages ? new StorageFailed('An uploaded file could not be kept.', { cause: error }) : error;
    });
    storing.catch((error: Error) => form.destroy(error));
  });
  on('filesLimit', () => {
    throw invalidField('file', 'Give one file.');
  });
  return () => storing;
}

async function store(
  file: Readable,
  info: busboy.FileInfo,
  storage: Storage,
  key: string,
  parts: Parts,
): Promise<void> {
  const checked = new CheckedFile(info, parts.digest);
  // If one of the two streams fails, the other ends with the same error, and `put` rejects with it.
  pipeline(file, checked, () => undefined);
  const { bytes } = await storage.put(key, checked, { contentType: 'text/csv', maxBytes: largestUpload });
  parts.bytes = bytes;
}

/** Passes a file on, hashes it, and checks its first bytes. It fails with unsupported-type if they are not of a CSV. */
class CheckedFile extends Transform {
  private head: Buffer | null = Buffer.alloc(0);

  constructor(
    private readonly info: busboy.FileInfo,
    private readonly digest: Hash,
  ) {
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
    return isOtherThanCsv(this.info.filename ?? '', this.info.mimeType, head)
      ? new ProductError('unsupported-type')
      : null;
  }
}

function uploadOf({ bytes, optionsText, digest }: Parts): Upload {
  if (bytes === null) throw invalidField('file', 'A file is required.');
  if (bytes === 0) throw invalidField('file', 'The file is empty.');
  const { options, wrong } = readOptions(parseOptions(optionsText));
  if (wrong.length > 0) throw invalidInput(...wrong);
  return {
    options,
    bytes,
    hash: digest
      .update('\0')
      .update(optionsText ?? '')
      .digest(),
  };
}

function parseOptions(text: string | null): unknown {
  if (text === null || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('options', 'Give an object as JSON.');
  }
}
