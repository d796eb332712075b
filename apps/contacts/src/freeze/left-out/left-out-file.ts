import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import type { ExportColumn, Exporter, Identified, JobOrder } from '@bellbird/resource-kit';
import { leftOutBehind } from './left-out-pages.js';

/** The file of who was left out of a campaign. */
export interface LeftOutOrder extends JobOrder {
  campaignId: string;
}

interface FileRow {
  id: string;
  name: string | null;
  phone: string | null;
  reason: string;
}

const columns: readonly ExportColumn<FileRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone, phone: true },
  { title: 'Status', value: () => 'left-out' },
  { title: 'Reason', value: ({ reason }) => reason },
];

const rowColumns = `coalesce(contact_id::text, 'typed') || '/' || coalesce(typed, 0) as id, name, phone, reason`;

/** Writes a row a person in the order of the list: contacts by id, then numbers of nobody as they were typed. */
export const leftOutFile: Exporter<LeftOutOrder> = {
  many: 'campaignLeftOut',
  async begin(tx, { actor, campaignId }) {
    const [total] = await tx.query<{ count: number }>(
      'select count(*)::int as count from left_out where tenant_id = $1 and campaign_id = $2',
      [actor.tenantId, campaignId],
    );
    return { columns: columns as readonly ExportColumn<Identified>[], total: total?.count ?? 0 };
  },
  async page(tx, { actor, campaignId }, from, most) {
    const [contactId = null, typed = null] = from?.keys ?? [];
    const place = from == null ? null : { contactId, typed: Number(typed ?? 0) };
    const rows = await leftOutBehind<FileRow>(tx, [actor.tenantId, campaignId], rowColumns, place, most);
    const last = rows.at(-1);
    return { rows, next: last === undefined ? null : { keys: [last.contactId, String(last.typed)], id: last.id } };
  },
};

/** @throws 404 where the campaign is not there, or another business's. */
export async function assertFrozen(tx: Tx, tenantId: string, campaignId: string): Promise<void> {
  const [row] = await tx.query('select 1 from audience_freeze where tenant_id = $1 and campaign_id = $2', [
    tenantId,
    campaignId,
  ]);
  if (row === undefined) throw notFound();
}
