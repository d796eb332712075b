import { Inject, Injectable } from '@nestjs/common';
import { Database, isTransient, isUniqueViolation } from '@bellbird/database';
import { CLOCK, Every, faultPoint, LOGGER, Schedules, STORAGE, type Clock, type Logger } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { readAttributes } from '../attribute/read-attributes.js';
import { leaveWord } from '../consent/consent-book.js';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { finishImport } from './finish-import.js';
import type { ImportJobRow } from './import-job.js';
import { claimImport, giveBack, keepingLease, LeaseLost, saveImport, saveMerged } from './job-lease.js';
import { lanes, lastStretch, nextStretch, rowsMerged } from './merge/lanes.js';
import { learnSizes, settleSearch } from './merge/learn-sizes.js';
import { mergeBatch } from './merge/merge-batch.js';
import { tellDoorOfOptOuts } from './merge/merge-consent.js';
import { tagsOfImport } from './merge/merge-tags.js';
import { previewMerge } from './merge/preview.js';
import { settleStatuses } from './merge/settle-statuses.js';
import type { Stretch } from './merge/stretch.js';
import { undoBatch } from './merge/undo-batch.js';
import type { Pass } from './staging/row-pipeline.js';
import { runPass } from './staging/run-pass.js';
import { fillStagingTable, isStaged, refuseDoubles } from './staging/staging-table.js';

/** Below this autovacuum does it soon enough. */
const worthSettling = 2_000;
const mostAttempts = 12;
/** Shares of the progress that is shown: reading the file, merging its rows. */
const staging = 30;
const merging = 65;

/** Runs import jobs, one at a time in a process, each step in a transaction that also says how far it is: a kill at any moment loses and doubles nothing. */
@Injectable()
export class ImportWorker {
  constructor(
    private readonly db: Database,
    private readonly door: DispatchPeer,
    private readonly schedules: Schedules,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A job was ordered. */
  poke(): void {
    this.schedules.poke(this, 'turn');
  }

  /** One job, to its end, also one that a killed process left; answers whether there was one. */
  @Every('1s')
  async turn(): Promise<boolean> {
    const job = await claimImport(this.db);
    if (job === undefined) return false;
    try {
      await (job.phase === 'undo' ? this.undo(job) : this.import(job));
    } catch (error) {
      if (error instanceof LeaseLost) return true;
      this.logger.warn({ err: error, jobId: job.id, phase: job.phase }, 'A step of an import failed');
      if (job.fence >= mostAttempts && !isTransient(error))
        await this.db.system((tx) => saveImport(tx, job, { status: 'failed', endedAt: this.clock.now() }));
      else await giveBack(this.db, job, Math.min(2 ** job.fence, 30));
    }
    return true;
  }

  private async import(job: ImportJobRow): Promise<void> {
    const staged = job.phase === 'stage' ? false : await this.db.system((tx) => isStaged(tx, job.id, job.stagedRows));
    if (!staged) await this.stage(job);
    if (job.options.dryRun) await this.preview(job);
    else await this.merge(job);
    faultPoint('import-merged');
    await finishImport(this.db, this.storage, job, this.clock.now());
  }

  /** Reads the file twice in a thread of its own: how it is written, then its rows into the staging table. */
  private async stage(job: ImportJobRow): Promise<void> {
    await keepingLease(this.db, job, async (progress) => {
      const bytes = Number(job.fileBytes);
      const share = (seen: number): number => Math.min(staging, Math.round((seen / Math.max(1, bytes)) * staging));
      const { encoding } = await runPass({ kind: 'encoding' }, await this.storage.get(job.fileKey), bytes);
      const attributes = await this.db.tenant(job.tenantId, (tx) => readAttributes(tx, job.tenantId));
      const { delimiter, targets } = job.options;
      const pass: Pass = {
        kind: 'stage',
        encoding,
        delimiter,
        targets,
        country: job.country,
        attributes: [...attributes],
      };
      await this.db.system(async (tx) => {
        const file = await this.storage.get(job.fileKey);
        const { rows } = await fillStagingTable(tx, job.id, (write) =>
          runPass(pass, file, bytes, {
            take: async (lines) => {
              await write(lines);
              faultPoint('import-staging');
            },
            onBytes: (seen) => progress(share(seen)),
          }),
        );
        await refuseDoubles(tx, job.id);
        job.stagedRows = rows;
        job.phase = 'merge';
        await saveImport(tx, job, {
          phase: 'merge',
          stagedRows: rows,
          rows,
          options: { ...job.options, encoding },
        });
      });
    });
    faultPoint('import-staged');
  }

  private async preview(job: ImportJobRow): Promise<void> {
    await this.db.system(async (tx) => {
      const merged = await previewMerge(tx, job);
      await saveImport(tx, job, { ...merged, phase: 'finish' });
      Object.assign(job, merged);
    });
  }

  private async merge(job: ImportJobRow): Promise<void> {
    const tags = await this.db.system((tx) => tagsOfImport(tx, job));
    // Rows are numbered as in the file: the heading is 1, blank lines count.
    const [last] = await this.db.system((tx) =>
      tx.query<{ row: number | null }>(`select max(row) as row from import_staging.job_${job.id.replaceAll('-', '')}`),
    );
    const end = last?.row ?? 0;
    // What a killed process had committed it may not have settled.
    for (const mergedTo of job.mergedTo) await this.settle(job, lastStretch(mergedTo));
    await this.mergeNext(job, 0, end, tags);
    // Who comes after goes by what the first stretch put in.
    await learnSizes(this.db);
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        while (await this.mergeNext(job, lane, end, tags));
      }),
    );
    if (job.created + job.updated < worthSettling) return;
    await keepingLease(this.db, job, async () => {
      await settleSearch(this.db);
      await learnSizes(this.db);
    });
  }

  /** The next stretch of a lane; answers whether there was one. */
  private async mergeNext(
    job: ImportJobRow,
    lane: number,
    end: number,
    tags: ReadonlyMap<string, string>,
  ): Promise<boolean> {
    const stretch = nextStretch(lane, job.mergedTo[lane] ?? 0, end);
    if (stretch === null) return false;
    const untold = await tellDoorOfOptOuts(this.db, this.door, job, stretch);
    try {
      const merged = await this.db.system(async (tx) => {
        await leaveWord(tx, job.tenantId, untold);
        const counts = await mergeBatch(tx, job, stretch, tags);
        const progress = staging + Math.floor((rowsMerged(job.mergedTo, end) / end) * merging);
        await saveMerged(tx, job, { lane, upTo: stretch.upTo, progress, ...counts });
        faultPoint('import-batch');
        return counts;
      });
      job.mergedTo[lane] = stretch.upTo;
      for (const count of ['created', 'updated', 'skipped'] as const) job[count] += merged[count];
    } catch (error) {
      // Somebody made a contact with one of the phones meanwhile: now it is known, and the stretch goes again.
      if (!isUniqueViolation(error, 'contact_live_phone')) throw error;
      return true;
    }
    faultPoint('import-batch-committed');
    await this.settle(job, stretch);
    return true;
  }

  private async settle(job: ImportJobRow, stretch: Stretch | null): Promise<void> {
    if (stretch !== null) await settleStatuses(this.db, job, stretch);
  }

  private async undo(job: ImportJobRow): Promise<void> {
    for (let done = false; !done;) {
      done = await this.db.system(async (tx) => {
        const all = await undoBatch(tx, job, this.clock.now());
        await saveImport(tx, job, all ? { status: 'undone', phase: 'done', progress: 100 } : {});
        faultPoint('import-undo');
        return all;
      });
    }
  }
}
