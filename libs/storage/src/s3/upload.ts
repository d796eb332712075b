import type { S3Client } from '@aws-sdk/client-s3';
import { ProductError } from '@bellbird/errors';
import type { PutOptions, StoredBody } from '../storage.js';

type S3 = typeof import('@aws-sdk/client-s3');

export interface Target {
  s3: S3;
  client: S3Client;
  bucket: string;
  key: string;
}

/** All parts of one size, as some stores ask; S3 takes 10,000, so 80 GB, and at least 5 MiB each. Two are in memory at a time. */
export const partBytes = 8 * 2 ** 20;

/**
 * Stores a body of a length that nobody knows yet. What fits into one part goes as one object; what is longer goes in
 * parts, one on its way while the next is gathered, and is an object only once S3 has put them together. A body that is
 * too large or breaks off leaves nothing behind. @throws too-large, what the body throws, what S3 answers
 */
export async function upload(
  target: Target,
  body: StoredBody,
  { contentType, maxBytes }: PutOptions,
): Promise<{ bytes: number }> {
  if (Buffer.isBuffer(body) && body.length > maxBytes) throw new ProductError('too-large');
  let bytes = 0;
  let parts: Multipart | null = null;
  try {
    // The reading is ended by the loop itself, whichever way it is left.
    for await (const { part, isLast } of partsOf(body, maxBytes)) {
      bytes += part.length;
      if (isLast && parts === null) await putWhole(target, part, contentType);
      else await (parts ??= await Multipart.begin(target, contentType)).add(part);
    }
    await parts?.complete();
  } catch (error) {
    await parts?.abort();
    throw error;
  }
  return { bytes };
}

/** The body in pieces of one part each, and which of them is the last: there is always one, if an empty one. */
async function* partsOf(body: StoredBody, maxBytes: number): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let gathered: Buffer[] = [];
  let [length, seen] = [0, 0];
  for await (const piece of Buffer.isBuffer(body) ? [body] : body) {
    let rest = piece as Buffer;
    seen += rest.length;
    if (seen > maxBytes) throw new ProductError('too-large');
    while (length + rest.length > partBytes) {
      const taken = rest.subarray(0, partBytes - length);
      yield { part: Buffer.concat([...gathered, taken]), isLast: false };
      rest = rest.subarray(taken.length);
      [gathered, length] = [[], 0];
    }
    gathered.push(rest);
    length += rest.length;
  }
  yield { part: Buffer.concat(gathered), isLast: true };
}

async function putWhole({ s3, client, bucket, key }: Target, body: Buffer, contentType: string): Promise<void> {
  await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }));
}

class Multipart {
  private readonly parts: { PartNumber: number; ETag: string | undefined }[] = [];
  private onItsWay: Promise<void> = Promise.resolve();

  private constructor(
    private readonly target: Target,
    private readonly id: { Bucket: string; Key: string; UploadId: string },
  ) {}

  static async begin(target: Target, contentType: string): Promise<Multipart> {
    const id = { Bucket: target.bucket, Key: target.key };
    const { UploadId } = await target.client.send(
      new target.s3.CreateMultipartUploadCommand({ ...id, ContentType: contentType }),
    );
    if (UploadId === undefined) throw new Error('S3 began an upload in parts without an id.');
    return new Multipart(target, { ...id, UploadId });
  }

  /** Resolves when the part before this one is stored: so the body is read as fast as S3 takes it. */
  async add(part: Buffer): Promise<void> {
    await this.onItsWay;
    const { s3, client } = this.target;
    const PartNumber = this.parts.length + 1;
    const entry: { PartNumber: number; ETag: string | undefined } = { PartNumber, ETag: undefined };
    this.parts.push(entry);
    this.onItsWay = client
      .send(new s3.UploadPartCommand({ ...this.id, PartNumber, Body: part }))
      .then(({ ETag }) => void (entry.ETag = ETag));
    // Who waits for it hears of its failure; until then it is nobody's unhandled rejection.
    this.onItsWay.catch(() => undefined);
  }

  async complete(): Promise<void> {
    await this.onItsWay;
    const { s3, client } = this.target;
    await client.send(new s3.CompleteMultipartUploadCommand({ ...this.id, MultipartUpload: { Parts: this.parts } }));
  }

  /** After the part on its way has ended, or it would be stored behind the abort. What this leaves, the bucket's own rule removes (README). */
  async abort(): Promise<void> {
    await this.onItsWay.catch(() => undefined);
    await this.target.client.send(new this.target.s3.AbortMultipartUploadCommand(this.id)).catch(() => undefined);
  }
}
