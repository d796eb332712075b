import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { invalidField, invalidInput, ProductError } from '@bellbird/errors';
import { isOtherThanCsv } from '@bellbird/field-rules';
import type { Storage } from '@bellbird/storage';
import busboy from 'busboy';
import { type ImportOptions, readOptions } from '../import-options.js';

export const largestUpload = 200 * 1_024 * 1_024;
const largestOptions = 1_024 * 1_024;
const headBytes = 512;

export interface Upload {
  options: ImportOptions;
  bytes: number;
  /** SHA-256 of file and options: what an Idempotency-Key stands for. */
  hash: Buffer;
}

/**
 * Reads a multipart upload with `file` and `options`, in any order, and streams the file to storage under `key`; nothing
 * is held in memory. Where it throws, nothing stays under the key.
 * @throws 400 naming the part, 413 too-large, 415 unsupported-type.
 */
export async function receiveUpload(request: IncomingMessage, storage: Storage, key: string): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new ProductError('unsupported-type');
  const parts = await readParts(request, storage, key);
  try {
    if (parts.bytes === null) throw invalidField('file', 'A file is required.');
    if (parts.bytes === 0) throw invalidField('file', 'The file is empty.');
    const { options, wrong } = readOptions(parseOptions(parts.optionsText));
    if (wrong.length > 0) throw invalidInput(...wrong);
    return { options, bytes: parts.bytes, hash: parts.digest.update('\0').update(parts.optionsText ?? '').digest() };
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
}

interface Parts {
  bytes: number | null;
  optionsText: string | null;
  digest: ReturnType<typeof createHash>;
}

function readParts(request: IncomingMessage, storage: Storage, key: string): Promise<Parts> {
  const parts: Parts = { bytes: null, optionsText: null, digest: createHash('sha256') };
  return new Promise((resolve, reject) => {
    let storing: Promise<void> = Promise.resolve();
    let failed = false;
    const fail = (error: unknown): void => {
      if (failed) return;
      failed = true;
      request.unpipe(form);
      // What is still on its way is read and dropped, or the sender would never hear the answer.
      request.resume();
      reject(error instanceof ProductError ? error : invalidField('file', 'This is not a readable upload.'));
    };
    let form: busboy.Busboy;
    try {
      form = busboy({ headers: request.headers, limits: { files: 1, fields: 8, fieldSize: largestOptions, parts: 10 } });
    } catch {
      reject(new ProductError('unsupported-type'));
      return;
    }
    form.on('field', (name, value, info) => {
      if (name !== 'options') return fail(invalidField(name.slice(0, 100), 'Unknown field.'));
      if (info.valueTruncated) return fail(new ProductError('too-large'));
      parts.optionsText = value;
    });
    form.on('file', (name, file, info) => {
      if (name !== 'file') {
        file.resume();
        return fail(invalidField(name.slice(0, 100), 'Unknown field.'));
      }
      storing = store(file, info, storage, key, parts);
      storing.catch((error: unknown) => {
        file.resume();
        fail(error);
      });
    });
    form.on('filesLimit', () => fail(invalidField('file', 'Give one file.')));
    form.on('error', fail);
    form.on('close', () => void storing.then(() => (failed ? undefined : resolve(parts)), () => undefined));
    request.once('aborted', () => fail(new Error('The sender is gone.')));
    request.pipe(form);
  });
}

async function store(file: Readable, info: busboy.FileInfo, storage: Storage, key: string, parts: Parts): Promise<void> {
  const checked = new PassThrough();
  let head = Buffer.alloc(0);
  let judged = false;
  const judge = (): void => {
    judged = true;
    if (isOtherThanCsv(info.filename ?? '', info.mimeType, head)) checked.destroy(new ProductError('unsupported-type'));
  };
  file.on('data', (piece: Buffer) => {
    parts.digest.update(piece);
    if (judged) return;
    head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)]);
    if (head.length >= headBytes) judge();
  });
  file.once('end', () => {
    if (!judged) judge();
  });
  file.pipe(checked);
  const { bytes } = await storage.put(key, checked, { contentType: 'text/csv', maxBytes: largestUpload });
  parts.bytes = bytes;
}

function parseOptions(text: string | null): unknown {
  if (text === null || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('options', 'Give an object as JSON.');
  }
}
