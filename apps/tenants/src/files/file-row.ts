import { Table } from '@bellbird/database';
import type { PurposeName } from './purposes.js';

export interface FileRow {
  tenantId: string;
  id: string;
  purpose: PurposeName;
  name: string;
  state: 'uploading' | 'ready' | 'refused';
  /** Where the browser uploads it; nobody reads it there once it is ready. */
  bucketPath: string;
  /** Where what was read is kept; no signed address writes there. Null until it is ready. */
  key: string | null;
  /** Where everybody may read it; null unless it was published. */
  publicKey: string | null;
  contentType: string;
  bytes: bigint;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  peaks: number[] | null;
  sha256: Buffer | null;
  createdBy: string;
  createdAt: Date;
}

export const files = new Table<FileRow, { unclaimedSince: Date }>(
  'file',
  {
    tenantId: 'tenant_id',
    id: 'id',
    purpose: 'purpose',
    name: 'name',
    state: 'state',
    bucketPath: 'bucket_path',
    key: 'key',
    publicKey: 'public_key',
    contentType: 'content_type',
    bytes: 'bytes',
    width: 'width',
    height: 'height',
    durationMs: 'duration_ms',
    peaks: 'peaks',
    sha256: 'sha256',
    createdBy: 'created_by',
    createdAt: 'created_at',
  },
  { unclaimedSince: 'unclaimed_since' },
);

/** What uses a file: a campaign, a person's avatar, the icon of the business. */
export interface Holder {
  kind: string;
  id: string;
}
