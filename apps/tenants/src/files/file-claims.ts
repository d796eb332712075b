import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { invalidInput } from '@bellbird/errors';
import { fileReleased } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On, Work, type GraphContext } from '@bellbird/service-host';
import type { ClaimedFile } from '../schema.generated.js';
import { files, type FileRow, type Holder } from './file-row.js';

const mostAtOnce = 500;

export interface OldClaim {
  tenantId: string;
  fileId: string;
  thingId: string;
}

/** Who uses which file: what is claimed stays, whoever uploaded it. */
@Injectable()
export class FileClaims {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
  ) {}

  /** All or none. @throws 400 `ids[2]` for what is not there, not ready or for something else. */
  claim(context: GraphContext, ids: readonly string[], purpose: string, by: Holder): Promise<ClaimedFile[]> {
    return this.work.change(context, async (tx) => {
      const locked = new Map<string, FileRow | null>();
      // In one order for all, so that two who claim the same files do not wait for each other.
      for (const id of [...ids].sort())
        locked.set(id, await files.find(tx, { tenantId: tx.tenantId ?? '', id }, 'for update'));
      const found = ids.map((id) => locked.get(id) ?? null);
      const wrong = found.flatMap((file, at) =>
        file?.state === 'ready' && file.purpose === purpose ? [] : [{ field: `ids[${at}]`, message: notThere }],
      );
      if (wrong.length > 0) throw invalidInput(...wrong);
      const ready = found.filter((file) => file !== null);
      for (const { id } of ready) await claimFile(tx, id, by);
      return ready.map(claimedOf);
    });
  }

  /** Whoever claimed it does not use it any more. */
  @On(fileReleased)
  async release({ payload }: ConsumedEvent<typeof fileReleased>, tx: Tx): Promise<void> {
    await releaseFile(tx, payload.fileId, payload.by);
  }

  /** Claims older than a day, so that who made them can say which things never came. `after` is the last one of before. */
  oldOf(kind: string, after: readonly string[] | null): Promise<OldClaim[]> {
    const [tenantId, fileId, thingId] = after ?? [];
    return this.db.system((tx) =>
      tx.query(
        `select tenant_id as "tenantId", file_id as "fileId", thing_id as "thingId" from file_claim
         where kind = $1 and claimed_at < now() - interval '24 hours'
           and ($2::uuid is null or (tenant_id, file_id, thing_id) > ($2, $3, $4))
         order by tenant_id, file_id, thing_id limit ${mostAtOnce}`,
        [kind, tenantId ?? null, fileId ?? null, thingId ?? null],
      ),
    );
  }
}

const notThere = 'There is no such file, or it is not for this.';

/** The same again changes nothing. The file's row is locked. */
export async function claimFile(tx: Tx, fileId: string, { kind, id }: Holder): Promise<void> {
  await tx.execute(
    'insert into file_claim (tenant_id, file_id, kind, thing_id) values ($1, $2, $3, $4) on conflict do nothing',
    [tx.tenantId, fileId, kind, id],
  );
}

/** The last claim that goes lets the time of what nobody uses begin. */
export async function releaseFile(tx: Tx, fileId: string, { kind, id }: Holder): Promise<void> {
  await files.find(tx, { tenantId: tx.tenantId ?? '', id: fileId }, 'for update');
  const gone = await tx.execute(
    'delete from file_claim where tenant_id = $1 and file_id = $2 and kind = $3 and thing_id = $4',
    [tx.tenantId, fileId, kind, id],
  );
  if (gone > 0)
    await tx.execute(
      `update file set unclaimed_since = now() where tenant_id = $1 and id = $2
         and not exists (select from file_claim where tenant_id = $1 and file_id = $2)`,
      [tx.tenantId, fileId],
    );
}

function claimedOf({ id, purpose, key, contentType, bytes, width, height, durationMs, sha256 }: FileRow): ClaimedFile {
  const measures = { contentType, bytes: Number(bytes), width, height, durationMs };
  return { id, purpose, key: key ?? '', ...measures, sha256: sha256?.toString('hex') ?? '' };
}
