import { jsonb, Table } from '@bellbird/database';
import type { GeneratedPolicy } from './generate-policy.js';

/** A privacy policy as it was published. */
export interface PolicyRow {
  tenantId: string;
  version: number;
  type: 'inline' | 'url' | 'generated';
  /** Markdown: written, or as it was generated. */
  content: string;
  url: string;
  /** The answers that it was generated from. */
  generated: GeneratedPolicy | null;
  /** HTML that is safe; null of policies of before it was kept. */
  rendered: string | null;
  publishedAt: Date;
  publishedBy: string | null;
}

export const policies = new Table<PolicyRow>('privacy_policy_version', {
  tenantId: 'tenant_id',
  version: 'version',
  type: 'type',
  content: 'content',
  url: 'url',
  generated: jsonb('generated'),
  rendered: 'rendered',
  publishedAt: 'published_at',
  publishedBy: 'published_by',
});
