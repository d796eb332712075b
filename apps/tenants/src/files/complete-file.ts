import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database, newId } from '@bellbird/database';
import { ProductError, wrongState } from '@bellbird/errors';
import { AtOnce, faultPoint, STORAGE, Work, type GraphContext } from '@bellbird/service-host';
import { ObjectNotFound, type Storage } from '@bellbird/storage';
import { examine } from './examine/examine.js';
import { Unfit, type Examined } from './examine/examined.js';
import { fileFor } from './file-access.js';
import { files, type FileRow } from './file-row.js';
import { purposeOf } from './purposes.js';
import { noteObject } from './stored-objects.js';

/** An image in memory is far larger than its file. */
const inMemory = new AtOnce({ ofTenant: 2, inAll: 4 });

/** Ends an upload. What was read is what is kept: a copy under a key that no signed address writes. */
@Injectable()
export class CompleteFile {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** @throws 404, 403, 409 wrong-state, 415, 429. */
  async execute(context: GraphContext, id: string): Promise<FileRow> {
    return this.complete(await this.work.read(context, (tx) => fileFor(tx, id, context, 'uploads')));
  }

  /** The file as it is then ready; the same where it was. @throws 409 wrong-state, 415, 429. */
  async complete(file: FileRow): Promise<FileRow> {
    if (file.state === 'ready') return file;
    if (file.state === 'refused') throw new ProductError('unsupported-type');
    return inMemory.take(file.tenantId, async () => {
      const body = await this.uploaded(file);
      const found = await examine(body, file.contentType, purposeOf(file.purpose)).catch((error: unknown) => {
        if (error instanceof Unfit) return null;
        throw error;
      });
      return found === null ? this.refuse(file) : this.keep(file, found);
    });
  }

  private async uploaded({ bucketPath, purpose }: FileRow): Promise<Buffer> {
    const { mostBytes } = purposeOf(purpose);
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      const stream = await this.storage.get(bucketPath);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        // The signed address took no more; an older one for the same place may have.
        if (bytes > mostBytes) throw new ProductError('too-large');
        chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof ObjectNotFound) throw wrongState('The file is not uploaded yet.');
      throw error;
    }
    return Buffer.concat(chunks);
  }

  private async refuse({ tenantId, id }: FileRow): Promise<never> {
    await this.db.tenant(tenantId, (tx) =>
      files.update(tx, { tenantId, id, state: 'uploading' }, { state: 'refused' }),
    );
    throw new ProductError('unsupported-type');
  }

  private async keep(file: FileRow, { body, ...found }: Examined): Promise<FileRow> {
    const { tenantId, id, purpose } = file;
    // Of its own for each try: two at once never write over each other.
    const key = `${tenantId}/kept/${newId()}.${purposeOf(purpose).types[found.contentType]}`;
    await this.db.tenant(tenantId, (tx) => noteObject(tx, key));
    faultPoint('file-noted');
    await this.storage.put(key, body, { contentType: found.contentType, maxBytes: body.length });
    faultPoint('file-kept');
    const sha256 = createHash('sha256').update(body).digest();
    const change = { ...found, state: 'ready', key, bytes: BigInt(body.length), sha256 } as const;
    const ready = await this.db.tenant(tenantId, async (tx) => {
      const won = await files.updated(tx, { tenantId, id, state: 'uploading' }, change);
      return won ?? files.find(tx, { tenantId, id });
    });
    faultPoint('file-ready');
    if (ready === null || ready.state !== 'ready') throw new ProductError('unsupported-type');
    return ready;
  }
}
