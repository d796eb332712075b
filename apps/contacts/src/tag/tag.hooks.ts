import type { Row, Tx } from '@bellbird/database';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { nameSegmentsAfter } from './tag-segments.js';
import { tagResource, type TagInput, type TagPatch } from './tag.resource.js';

/** A tag that is renamed takes along the segment by which it is texted. */
@HooksOf(tagResource)
export class TagHooks implements ResourceHooks<TagInput, TagPatch> {
  async update(tx: Tx, { tenantId }: ResourceActor, id: string, { name }: TagPatch, row: Row): Promise<void> {
    if (name != null) await nameSegmentsAfter(tx, tenantId, id, String(row['name']));
  }
}
