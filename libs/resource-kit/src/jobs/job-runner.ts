import { isTransient, type Database } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import type { Storage } from '@bellbird/storage';
import type { AnyResource } from '../resource/resource.js';
import { bulkBatch, runBulkStep } from './bulk-job.js';
import { exportKey, ExportStopped, runExport } from './export-job.js';
import { exporterOf, type Exporter } from './exporter.js';
import { claimJob, failJob, giveBack, LeaseLost, leaseSeconds, oldJobs, removeJob } from './job-store.js';
import type { JobRow } from './job.js';

export interface JobRunnerOptions {
  db: Database;
  storage: Storage;
  clock: { now(): Date };
  /** Whose jobs this service runs. */
  resources: readonly AnyResource[];
  /** What it writes files of beside lists of those. */
  exporters?: readonly Exporter[];
  logger?: { warn(details: object, message: string): void };
  /** Jobs at once in this process. Default 2, so that a long one does not hold up the others. */
  parallel?: number;
  /** Rows a transaction of a bulk job, at most 5,000. */
  batch?: number;
}

const mostAttempts = 8;
const keptDays = 7;

/**
 * Runs bulk and export jobs. `wake()` after one was ordered; `resumeJobs()` at start and every few seconds, which also
 * takes up what a killed process left (its lease ends after 8 s).
 */
export class JobRunner {
  private running: Promise<boolean> | null = null;
  private stopped = false;
  private woken = false;
  private readonly exporters: ReadonlyMap<string, Exporter>;
  private readonly names: readonly string[];

  constructor(private readonly options: JobRunnerOptions) {
    const { resources, exporters = [] } = options;
    this.exporters = new Map(
      [...resources.map(exporterOf), ...exporters].map((each): [string, Exporter] => [each.many, each as Exporter]),
    );
    this.names = [...this.exporters.keys()];
  }

  /** Starts on what is there, without waiting for it. */
  wake(): void {
    this.woken = true;
    void this.resumeJobs().catch((error: unknown) =>
      this.options.logger?.warn({ err: error }, 'Jobs could not be taken up; they are tried again'),
    );
  }

  /** Runs every job that can be had, until none is left; answers whether any was. Calls that overlap are one. */
  resumeJobs(): Promise<boolean> {
    this.running ??= this.runAll().finally(() => (this.running = null));
    return this.running;
  }

  /** Removes jobs that ended more than a week ago, and their files, also those that killed writers left. Answers how many; call it every hour or so. */
  async forgetOldJobs(): Promise<number> {
    const { db, storage } = this.options;
    const old = await oldJobs(db, keptDays);
    for (const job of old) {
      const fences = job.kind === 'export' ? job.fence : 0;
      for (let fence = 1; fence <= fences; fence++) await storage.delete(exportKey(job, fence));
      await removeJob(db, job);
    }
    return old.length;
  }

  /** Stops between two batches; what is unfinished is taken up by the next process at once. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async runAll(): Promise<boolean> {
    let any = false;
    do {
      // A job that is ordered after the last look of a lane is not left for the next sweep.
      this.woken = false;
      const lanes = Array.from({ length: this.options.parallel ?? 2 }, () => this.runLane());
      any = (await Promise.all(lanes)).some(Boolean) || any;
    } while (this.woken && !this.stopped);
    return any;
  }

  private async runLane(): Promise<boolean> {
    let any = false;
    while (!this.stopped) {
      const job = await claimJob(this.options.db, this.names);
      if (job === undefined) break;
      any = true;
      await this.run(job);
    }
    return any;
  }

  private async run(job: JobRow): Promise<void> {
    const { db, storage, clock, logger } = this.options;
    try {
      if (job.kind === 'export') {
        const exporter = this.exporters.get(job.resource) as Exporter;
        await this.keepingLease(job, () => runExport(db, storage, exporter, job, () => this.stopped));
        return;
      }
      const resource = this.options.resources.find((each) => each.many === job.resource) as AnyResource;
      while (
        !(await runBulkStep(db, resource, job, clock.now(), Math.min(this.options.batch ?? bulkBatch, bulkBatch)))
      ) {
        if (this.stopped) return await giveBack(db, job, { afterSeconds: 0 });
      }
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (error instanceof ExportStopped) return giveBack(db, job, { afterSeconds: 0 });
      logger?.warn({ err: error, jobId: job.id, kind: job.kind, resource: job.resource }, 'A step of a job failed');
      // Another service that is away is back soon; what was refused is refused again.
      const isRefused = isProductError(error) && error.code !== 'unavailable';
      const hopeless = isRefused || (!isTransient(error) && job.attempts >= mostAttempts);
      await (hopeless
        ? failJob(db, job, isProductError(error) ? error.code : 'internal')
        : giveBack(db, job, { afterSeconds: Math.min(2 ** job.attempts, 60) }));
    }
  }

  /** An export may wait long for its file; meanwhile the lease is prolonged by the clock of the database. */
  private async keepingLease(job: JobRow, work: () => Promise<void>): Promise<void> {
    const { db } = this.options;
    const beat = setInterval(
      () => void giveBack(db, job, { afterSeconds: leaseSeconds }).catch(() => undefined),
      (leaseSeconds * 1_000) / 3,
    );
    try {
      await work();
    } finally {
      clearInterval(beat);
    }
  }
}
