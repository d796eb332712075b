import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { assertAccess, assertMayChange, type Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { invalidInput } from '@bellbird/errors';
import { mapColumns } from '@bellbird/field-rules';
import {
  AtOnce,
  CLOCK,
  READ_CONTEXT,
  STORAGE,
  Work,
  type Clock,
  type GraphContext,
  type ReadContext,
} from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { readAttributes } from '../../attribute/read-attributes.js';
import { importJobOf, importJobs, type ImportJob, type ImportPlan } from '../import-job.js';
import { ImportWorker } from '../import-worker.js';
import { readHeading } from './read-heading.js';
import { receiveUpload, type Upload } from './receive-upload.js';

/** `POST /uploads/contacts/import`: multipart with `file` and `options`; answers 202 with the job. */
@Controller('uploads/contacts/import')
export class UploadController {
  /** Each holds up to 16 MB while it comes in, where storage is S3. */
  private readonly inHand = new AtOnce({
    ofTenant: 5,
    inAll: 20,
    message: 'Too many uploads at once. Try again when one has ended.',
  });

  constructor(
    private readonly work: Work,
    private readonly imports: ImportWorker,
    @Inject(READ_CONTEXT) private readonly contextOf: ReadContext,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  async upload(@Req() request: Request, @Res() response: Response): Promise<void> {
    const context = await this.contextOf(request);
    assertMayChange(context);
    assertAccess('campaign-editor', context);
    const actor = context.caller as Actor;
    const id = newId();
    const fileKey = `${actor.tenantId}/imports/${id}.csv`;
    const upload = await this.inHand.take(actor.tenantId, () => receiveUpload(request, this.storage, fileKey));
    let job: ImportJob;
    try {
      job = await this.accept(context, actor, id, fileKey, upload);
    } catch (error) {
      // Where the connection broke at the commit, nobody heard whether it is accepted: a job that is there needs its file.
      const accepted = await this.work.read(context, (tx) => importJobs.find(tx, { tenantId: actor.tenantId, id }));
      if (accepted === null) await this.storage.delete(fileKey);
      throw error;
    }
    // The same upload under the same key: the first one's job is answered, the second's file is nobody's.
    if (job.id !== id) await this.storage.delete(fileKey);
    response.status(202).location(`/api/contacts/import-from-file/${job.id}`).json(job);
  }

  private async accept(
    context: GraphContext,
    actor: Actor,
    id: string,
    fileKey: string,
    upload: Upload,
  ): Promise<ImportJob> {
    const { delimiter, headings } = await readHeading(this.storage, fileKey);
    const call = { field: 'importContacts', requestHashes: [upload.hash] };
    return this.work.change({ ...context, call }, async (tx) => {
      const { targets, ignored, wrong } = mapColumns(headings, upload.options.mapping, [
        ...(await readAttributes(tx, actor.tenantId)).values(),
      ]);
      if (wrong.length > 0)
        throw invalidInput(...wrong.map(({ column, message }) => ({ field: `options.mapping.${column}`, message })));
      const { onExisting, tags, optInAgreed, dryRun } = upload.options;
      const plan: ImportPlan = { onExisting, tags, optInAgreed, dryRun, delimiter, targets };
      const { tenantId, country, userId } = actor;
      await importJobs.insert(tx, {
        tenantId,
        id,
        options: plan,
        country,
        fileKey,
        fileBytes: BigInt(upload.bytes),
        createdBy: userId,
        decidedAt: this.clock.now(),
        ignoredColumns: ignored,
      });
      tx.afterCommit(() => this.imports.poke());
      const job = await importJobs.find(tx, { tenantId, id });
      if (job === null) throw new Error('A job that was just written is not there.');
      return importJobOf(job);
    });
  }
}
