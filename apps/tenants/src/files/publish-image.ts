import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid, type Tx } from '@bellbird/database';
import { invalidField, isProductError } from '@bellbird/errors';
import { faultPoint, STORAGE } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { CompleteFile } from './complete-file.js';
import { claimFile } from './file-claims.js';
import { files, type FileRow, type Holder } from './file-row.js';
import { purposeOf, type PurposeName } from './purposes.js';
import { noteObject } from './stored-objects.js';

/** Where everybody may read an image: `url` from the root of the origin on, `bucketPath` in the storage. */
export interface PublishedImage {
  fileId: string;
  url: string;
  bucketPath: string;
}

/** Copies an image to a key of its own that everybody may read, for as long as something uses it and 30 days after. */
@Injectable()
export class PublishImage {
  constructor(
    private readonly db: Database,
    private readonly complete: CompleteFile,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /**
   * @param image the id of its file, or where it was uploaded or published. An upload that was not completed is. The same
   * again answers the same. @throws 400 by `field` where there is none for this, 503.
   */
  async execute(
    tenantId: string,
    image: string,
    purpose: PurposeName,
    by: Holder,
    field = 'image',
  ): Promise<PublishedImage> {
    const refused = () => invalidField(field, 'The image is not there, or it is not for this.');
    const found = await this.db.tenant(tenantId, (tx) => findImage(tx, image, purpose));
    const isOwn = purposeOf(purpose).isOwn !== true || found?.createdBy === by.id;
    if (found === null || !isOwn || purposeOf(purpose).isPublic !== true) throw refused();
    const file = await this.complete.complete(found).catch((error: unknown) => {
      throw isProductError(error) && error.statusCode < 429 ? refused() : error;
    });
    const publicKey = file.publicKey ?? (await this.copy(file));
    await this.db.tenant(tenantId, async (tx) => {
      const locked = await files.find(tx, { tenantId, id: file.id }, 'for update');
      if (locked === null) throw refused();
      if (locked.publicKey === null) await files.update(tx, { tenantId, id: file.id }, { publicKey });
      await claimFile(tx, file.id, by);
    });
    faultPoint('image-published');
    return { fileId: file.id, url: urlOf(publicKey), bucketPath: publicKey };
  }

  /** Under a name made of the file: the same again is the same object. */
  private async copy({ tenantId, id, purpose, key, contentType, bytes, sha256 }: FileRow): Promise<string> {
    const hash = createHash('sha256').update(id).update(sha256!).digest('hex').slice(0, 32);
    const publicKey = `${tenantId}/public/${purpose}-${hash}.${purposeOf(purpose).types[contentType]}`;
    await this.db.tenant(tenantId, (tx) => noteObject(tx, publicKey));
    faultPoint('image-noted');
    await this.storage.put(publicKey, await this.storage.get(key!), { contentType, maxBytes: Number(bytes) });
    faultPoint('image-copied');
    return publicKey;
  }
}

const urlOf = (publicKey: string): string => `/images/${publicKey.replace('/public/', '/')}`;

/** By what the caller holds; of one place of upload it is the newest. */
async function findImage(tx: Tx, image: string, purpose: PurposeName): Promise<FileRow | null> {
  const [file] = await tx.query<FileRow>(
    `select ${files.columns} from file
     where tenant_id = $1 and purpose = $2 and state <> 'refused'
       and case when $4 then id::text = lower($3) else bucket_path = $3 or public_key = $3 end
     order by created_at desc limit 1`,
    [tx.tenantId, purpose, image, isUuid(image)],
  );
  return file ?? null;
}
