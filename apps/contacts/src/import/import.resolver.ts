import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { sql, type Tx } from '@bellbird/database';
import { notFound, wrongState } from '@bellbird/errors';
import { actorOf, checkedId } from '@bellbird/resource-kit';
import { CLOCK, Mutation, Query, STORAGE, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type {
  Mutations,
  MutationUndoContactsImportArgs,
  Queries,
  QueryContactsImportArgs,
} from '../schema.generated.js';
import { importJobOf, importJobs, type ImportJob, type ImportJobRow } from './import-job.js';

const urlSeconds = 3_600;
export const undoDays = 30;

/** Looking at an import, and taking it back. */
@Resolver()
export class ImportResolver {
  constructor(
    private readonly work: Work,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query<Queries>() async contactsImport(
    @Args() { jobId: given }: QueryContactsImportArgs,
    @Context() context: GraphContext,
  ) {
    const jobId = checkedId(given, 'jobId');
    const job = await this.work.read(context, (tx) =>
      importJobs.find(tx, { tenantId: actorOf(context).tenantId, id: jobId }),
    );
    if (job === null) throw notFound();
    return this.shown(job);
  }

  @Mutation<Mutations>() async undoContactsImport(
    @Args() { jobId: given }: MutationUndoContactsImportArgs,
    @Context() context: GraphContext,
  ) {
    const jobId = checkedId(given, 'jobId');
    return this.work.change(context, async (tx) =>
      this.shown(await orderUndo(tx, actorOf(context).tenantId, jobId, this.clock.now())),
    );
  }

  private async shown(row: ImportJobRow): Promise<ImportJob> {
    if (row.rejectedKey === null) return importJobOf(row);
    const { url } = await this.storage.signedUrl(row.rejectedKey, {
      method: 'GET',
      expiresInSeconds: urlSeconds,
      fileName: 'rejected-rows.csv',
    });
    return importJobOf(row, url);
  }
}

/** @throws 404; 409 where there is nothing to undo (it still runs, was a dry run) or it is too late. */
async function orderUndo(tx: Tx, tenantId: string, jobId: string, now: Date): Promise<ImportJobRow> {
  const job = await importJobs.find(tx, { tenantId, id: jobId }, 'for update');
  if (job === null) throw notFound();
  if (job.phase === 'undo' || job.status === 'undone') return job;
  if (job.status !== 'completed' || job.options.dryRun)
    throw wrongState('Only an import that is completed can be undone.');
  if (now.getTime() - job.decidedAt.getTime() > undoDays * 86_400_000)
    throw wrongState(`An import can be undone for ${undoDays} days.`);
  const undo = { status: 'queued', phase: 'undo', progress: 0 } as const;
  await importJobs.update(tx, { tenantId, id: jobId }, { ...undo, fence: 0, leaseUntil: sql`'-infinity'` });
  return { ...job, ...undo };
}
