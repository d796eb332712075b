import { Inject, Injectable } from '@nestjs/common';
import { assertAccess } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { Allowance, hourMs } from '@bellbird/limits';
import { personOf, STORAGE, validated, Work, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type { FileUpload } from '../schema.generated.js';
import { files } from './file-row.js';
import { NewFile } from './new-file.js';
import { mostBytesOfTenant, mostUploadsAnHour, purposeOf } from './purposes.js';
import { noteObject } from './stored-objects.js';

const uploadSeconds = 15 * 60;

/** Begins an upload: says where the bytes go, and takes no others. */
@Injectable()
export class CreateFile {
  constructor(
    private readonly work: Work,
    private readonly allowance: Allowance,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** @throws 400 by field, 403, 413, 415, 429. */
  async execute(context: GraphContext, raw: unknown): Promise<FileUpload> {
    const person = personOf(context);
    const { name, purpose, contentType, bytes, ending } = await readInput(raw, context);
    const id = newId();
    const bucketPath =
      purpose === 'avatar'
        ? `${person.tenantId}/${person.userId}/avatar.${ending}`
        : `${person.tenantId}/files/${id}.${ending}`;
    return this.work.changeAfter(
      context,
      async () => {
        await this.allowance.spend('uploads', person.userId, { most: mostUploadsAnHour, windowMs: hourMs });
        return this.storage.signedUrl(bucketPath, {
          method: 'PUT',
          expiresInSeconds: uploadSeconds,
          contentType,
          // What was announced, so that the room of a business is what was counted.
          maxBytes: bytes,
        });
      },
      async (tx, { url, expiresAt }) => {
        await assertRoom(tx, bytes);
        await noteObject(tx, bucketPath);
        await files.insert(tx, {
          tenantId: person.tenantId,
          id,
          purpose,
          name,
          state: 'uploading',
          bucketPath,
          contentType,
          bytes: BigInt(bytes),
          createdBy: person.userId,
        });
        return { id, bucketPath, uploadUrl: url, expiresAt: expiresAt.toISOString() };
      },
    );
  }
}

/** @throws 400 by field, 403, 413, 415. */
async function readInput(raw: unknown, context: GraphContext) {
  const { name, contentType, bytes, purpose } = await validated(NewFile, raw);
  const { uploads, types, mostBytes } = purposeOf(purpose);
  assertAccess(uploads, context);
  const ending = Object.hasOwn(types, contentType) ? types[contentType] : undefined;
  if (ending === undefined) throw new ProductError('unsupported-type');
  if (bytes > mostBytes) throw new ProductError('too-large');
  return { name: name.trim(), purpose, contentType, bytes, ending };
}

/** What is being uploaded counts as announced, so that many at once stay below the limit, too. @throws 413 */
async function assertRoom(tx: Tx, bytes: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('files of ' || $1))`, [tx.tenantId]);
  const [{ total } = { total: 0n }] = await tx.query<{ total: bigint }>(
    `select coalesce(sum(bytes), 0)::bigint as total from file where tenant_id = $1 and state <> 'refused'`,
    [tx.tenantId],
  );
  if (total + BigInt(bytes) > BigInt(mostBytesOfTenant))
    throw new ProductError('too-large', 'Your files take up 2 GB. Delete some first.');
}
