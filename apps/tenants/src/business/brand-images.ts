import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { validated } from '@bellbird/service-host';
import { releaseFile } from '../files/file-claims.js';
import { files } from '../files/file-row.js';
import { PublishImage } from '../files/publish-image.js';
import { ImageInput, type BrandingInput } from './details-input.js';
import type { StoredImage, TenantRow } from './tenant-row.js';

const names = ['icon', 'logo'] as const;
type Images = Partial<TenantRow['branding']>;

/** The images that a business wears: published before they are worn, and let go once they are not. */
@Injectable()
export class BrandImages {
  constructor(private readonly images: PublishImage) {}

  /** What of the branding changes. @throws 400 by field. */
  async publish({ id, branding }: TenantRow, input: BrandingInput): Promise<Images> {
    const changed: Images = {};
    for (const name of names) {
      if (input[name] === undefined) continue;
      const bucketPath = await readImage(name, input[name]);
      changed[name] = bucketPath === null ? null : await this.worn(id, name, bucketPath, branding[name]);
    }
    return changed;
  }

  /** What was worn before may go, 30 days from now on. */
  async releaseReplaced(tx: Tx, { id, branding: before }: TenantRow, { branding: now }: TenantRow): Promise<void> {
    for (const name of names) {
      const old = before[name]?.bucketPath;
      if (old === undefined || old === now[name]?.bucketPath) continue;
      const file = await files.find(tx, { tenantId: id, publicKey: old });
      if (file !== null) await releaseFile(tx, file.id, { kind: name, id });
    }
  }

  private async worn(
    tenantId: string,
    name: 'icon' | 'logo',
    bucketPath: string,
    before: StoredImage | null,
  ): Promise<StoredImage> {
    if (before?.bucketPath === bucketPath) return before;
    const by = { kind: name, id: tenantId };
    const published = await this.images.execute(tenantId, bucketPath, name, by, `${name}.bucketPath`);
    return { url: published.url, bucketPath: published.bucketPath };
  }
}

async function readImage(field: 'icon' | 'logo', raw: unknown): Promise<string | null> {
  if (raw === null) return null;
  if (typeof raw !== 'object' || Array.isArray(raw)) throw invalidField(field, 'Give bucketPath, or null.');
  try {
    return (await validated(ImageInput, raw)).bucketPath;
  } catch (error) {
    if (error instanceof ProductError)
      throw invalidInput(...error.fields.map((wrong): FieldError => ({ ...wrong, field: `${field}.${wrong.field}` })));
    throw error;
  }
}
