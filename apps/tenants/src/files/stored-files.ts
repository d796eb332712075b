import { Inject, Injectable } from '@nestjs/common';
import { Database, newId, type Tx } from '@bellbird/database';
import { forbidden, invalidField, wrongState } from '@bellbird/errors';
import { actorOf, checkedId, recordAudit } from '@bellbird/resource-kit';
import { personOf, STORAGE, Work, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type { StoredFile } from '../schema.generated.js';
import { fileFor } from './file-access.js';
import { files, type FileRow } from './file-row.js';
import { purposeOf } from './purposes.js';

const least = 60;
const most = 604_800;

/** A file as its readers see it, and how it goes. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** As whoever ended its upload sees it: their own is no reading. @throws 404, 403. */
  async showCompleted(context: GraphContext, { id, createdBy }: FileRow): Promise<StoredFile> {
    return this.show(context, id, undefined, createdBy !== personOf(context).userId);
  }

  /** Of a paper it leaves a row in the trail. @throws 404, 403, 400 `expiresIn`. */
  async show(context: GraphContext, id: string, expiresIn = 3_600, isReading = true): Promise<StoredFile> {
    if (!(expiresIn >= least && expiresIn <= most))
      throw invalidField('expiresIn', `Must be ${least} to ${most} seconds.`);
    const tenantId = await this.ownerOf(context, checkedId(id));
    const [file, claimed] = await this.db.tenant(tenantId, async (tx) => {
      const found = await fileFor(tx, id, context, 'reads');
      if (isReading && found.key !== null && purposeOf(found.purpose).isAudited) await noteReading(tx, context, found);
      return [found, await isClaimed(tx, id)] as const;
    });
    return this.shown(file, claimed, expiresIn);
  }

  /** Whose business the file is looked for in: one's own, but for the papers that the platform's admin looks at. */
  private async ownerOf(context: GraphContext, id: string): Promise<string> {
    const { tenantId, role } = personOf(context);
    if (role !== 'admin') return tenantId;
    const file = await this.db.system((tx) => files.find(tx, { id }));
    return file !== null && purposeOf(file.purpose).isAudited ? file.tenantId : tenantId;
  }

  private async shown(file: FileRow, claimed: boolean, expiresIn: number): Promise<StoredFile> {
    const { id, name, purpose, state, contentType, bytes, width, height, durationMs, peaks, bucketPath, key } = file;
    const signed =
      key === null
        ? null
        : await this.storage.signedUrl(key, { method: 'GET', expiresInSeconds: expiresIn, fileName: name });
    return {
      ...{ id, name, purpose, state, contentType, bytes: Number(bytes) },
      ...{ width, height, durationMs, peaks, bucketPath, claimed },
      url: signed?.url ?? null,
      expiresAt: signed?.expiresAt ?? null,
      createdAt: file.createdAt,
    };
  }

  /** @throws 404, 403, 409 wrong-state where something uses it. */
  async remove(context: GraphContext, id: string): Promise<boolean> {
    const { userId, permissions } = personOf(context);
    const keys = await this.work.change(context, async (tx) => {
      const file = await fileFor(tx, id, context, 'reads', 'for update');
      const mayDelete = file.createdBy === userId || permissions.some((each) => rulers.has(each));
      if (!mayDelete) throw forbidden();
      if (await isClaimed(tx, id)) throw wrongState('This file is in use.');
      await files.delete(tx, { tenantId: file.tenantId, id });
      return [file.key, file.publicKey].filter((key) => key !== null);
    });
    // What is left after a crash, the sweep finds.
    for (const key of keys) await this.storage.delete(key);
    return true;
  }
}

/** Each reading is one of its own: whoever reads twice has read twice. */
const noteReading = (tx: Tx, context: GraphContext, { tenantId, id, name }: FileRow): Promise<void> =>
  recordAudit(
    tx,
    { ...actorOf(context), tenantId, isAdmin: personOf(context).role === 'admin' },
    { action: 'file.read', nth: newId(), subject: { type: 'file', id, name } },
  );

const rulers: ReadonlySet<string> = new Set(['owner', 'administrator']);

async function isClaimed(tx: Tx, fileId: string): Promise<boolean> {
  const [{ claimed } = { claimed: false }] = await tx.query<{ claimed: boolean }>(
    'select exists (select from file_claim where tenant_id = $1 and file_id = $2) as claimed',
    [tx.tenantId, fileId],
  );
  return claimed;
}
