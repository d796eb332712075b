import type { Tx } from '@bellbird/database';
import { notFound, wrongState } from '@bellbird/errors';
import { actorOf, checkedId } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import type { ContactsParts, RootFields } from '../contacts.parts.js';
import { findImportJob, importJobOf, type ImportJob, type ImportJobRow } from './import-job.js';

const urlSeconds = 3_600;
export const undoDays = 30;

/** Looking at an import, and taking it back. */
export function importResolvers({
  work,
  storage,
  clock,
}: Pick<ContactsParts, 'work' | 'storage' | 'clock'>): RootFields {
  const shown = async (row: ImportJobRow): Promise<ImportJob> => {
    if (row.rejectedKey === null) return importJobOf(row);
    const { url } = await storage.signedUrl(row.rejectedKey, {
      method: 'GET',
      expiresInSeconds: urlSeconds,
      fileName: 'rejected-rows.csv',
    });
    return importJobOf(row, url);
  };
  return {
    Query: {
      contactsImport: async (_: unknown, args: { jobId: string }, context: GraphContext) => {
        const jobId = checkedId(args.jobId, 'jobId');
        const job = await work.read(context, (tx) => findImportJob(tx, actorOf(context).tenantId, jobId));
        if (job === undefined) throw notFound();
        return shown(job);
      },
    },
    Mutation: {
      undoContactsImport: async (_: unknown, args: { jobId: string }, context: GraphContext) => {
        const jobId = checkedId(args.jobId, 'jobId');
        return work.change(context, async (tx) =>
          shown(await orderUndo(tx, actorOf(context).tenantId, jobId, clock.now())),
        );
      },
    },
  };
}

/** @throws 404; 409 where there is nothing to undo (it still runs, was a dry run) or it is too late. */
async function orderUndo(tx: Tx, tenantId: string, jobId: string, now: Date): Promise<ImportJobRow> {
  const job = await findImportJob(tx, tenantId, jobId, 'for update');
  if (job === undefined) throw notFound();
  if (job.phase === 'undo' || job.status === 'undone') return job;
  if (job.status !== 'completed' || job.options.dryRun)
    throw wrongState('Only an import that is completed can be undone.');
  if (now.getTime() - job.decidedAt.getTime() > undoDays * 86_400_000)
    throw wrongState(`An import can be undone for ${undoDays} days.`);
  await tx.execute(
    `update import_job set status = 'queued', phase = 'undo', progress = 0, attempts = 0, lease_until = '-infinity' where tenant_id = $1 and id = $2`,
    [tenantId, jobId],
  );
  return { ...job, status: 'queued', phase: 'undo', progress: 0 };
}
