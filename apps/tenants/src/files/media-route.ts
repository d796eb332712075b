import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request, Response } from 'express';
import { deriveKeys } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { notFound, ProductError } from '@bellbird/errors';
import {
  LOGGER,
  PLATFORM,
  STORAGE,
  toErrorAnswer,
  traceRequests,
  type Logger,
  type Platform,
} from '@bellbird/service-host';
import { ObjectNotFound, readMediaPath, type Storage } from '@bellbird/storage';
import { files } from './file-row.js';
import { purposeOf } from './purposes.js';

/** What carriers fetch: pictures and recordings, each by an address that is signed for one file and a time. */
@Injectable()
export class MediaRoute {
  private readonly secrets: readonly Buffer[];

  constructor(
    { httpAdapter }: HttpAdapterHost,
    @Inject(PLATFORM) { secret, secretBefore }: Platform,
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.secrets = deriveKeys({ secret, secretBefore }, 'media addresses');
    httpAdapter
      .getInstance<Express>()
      .get(/^\/media\//, traceRequests('tenants'), (req: Request, res: Response) => this.answer(req, res));
  }

  /** Altered, expired, deleted, of another purpose: one 404. */
  private async answer(req: Request, res: Response): Promise<void> {
    try {
      // eslint-disable-next-line bellbird/no-raw-clock -- addresses keep real time, whatever business time says
      const grant = readMediaPath(req.path, this.secrets, Date.now() / 1_000);
      // Nobody is signed in, and the signature names the file: so it is looked up over all tenants.
      const file = grant && (await this.db.system((tx) => files.find(tx, { id: grant.fileId, state: 'ready' })));
      if (file === null || file.key === null || purposeOf(file.purpose).isMedia !== true) throw notFound();
      const body = await this.storage.get(file.key);
      res.set({
        'content-type': file.contentType,
        'content-length': String(file.bytes),
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      });
      body.on('error', () => res.destroy()).pipe(res);
    } catch (error) {
      const isMissing = error instanceof ProductError || error instanceof ObjectNotFound;
      if (!isMissing) this.logger.error({ err: error }, 'A picture or recording could not be given to a carrier');
      const shown = isMissing ? notFound() : new ProductError('internal');
      res.status(shown.statusCode).set('cache-control', 'no-store').json(toErrorAnswer(shown));
    }
  }
}
