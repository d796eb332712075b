import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import type { ExportColumn, Exporter, Identified, JobOrder } from '@bellbird/resource-kit';
import { conditionOf, rangeOf } from './asked-page.js';
import { readPeople, type PersonRow } from './read-people.js';
import { recipientOf } from './recipient-row.js';

/** The file of a campaign's people, or of those in one state. */
export interface PeopleOrder extends JobOrder {
  campaignId: string;
  status: string | null;
}

/** A row as the file's columns read it. */
type FileRow = PersonRow & { recipient: ReturnType<typeof recipientOf> };

const columns: readonly ExportColumn<FileRow>[] = [
  { title: 'Name', value: ({ recipient }) => recipient.name },
  { title: 'Phone', value: ({ recipient }) => recipient.phoneInternational, phone: true },
  { title: 'Status', value: ({ recipient }) => recipient.status },
  { title: 'Reason', value: ({ recipient }) => recipient.reason },
  { title: 'Sent', value: ({ recipient }) => recipient.sentAt },
  { title: 'Delivered', value: ({ recipient }) => recipient.deliveredAt },
  { title: 'Clicked', value: ({ recipient }) => recipient.clickedAt },
  { title: 'Replied', value: ({ recipient }) => recipient.repliedAt },
  { title: 'Reply', value: ({ reply }) => reply },
  { title: 'Opted out', value: ({ opted_out_at }) => opted_out_at },
  { title: 'Text', value: ({ recipient }) => recipient.text },
  { title: 'Parts', value: ({ recipient }) => recipient.parts },
  { title: 'Cost', value: ({ recipient }) => recipient.cost },
  { title: 'Version', value: ({ recipient }) => recipient.variant },
  { title: 'Time zone', value: ({ recipient }) => recipient.zone },
  { title: 'Number', value: ({ recipient }) => recipient.ordinal },
];

/** Writes a row a person, in the order of the campaign's audience: a long file is walked by their places in it. */
export const peopleFile: Exporter<PeopleOrder> = {
  many: 'campaignRecipients',
  async begin(tx, order) {
    const { range, condition } = await chosenBy(tx, order);
    const [total] = await tx.query<{ count: number }>(
      `select count(*)::int as count from message m where m.tenant_no = $1 and m.id between $2 and $3 and ${condition}`,
      range,
    );
    return { columns: columns as readonly ExportColumn<Identified>[], total: total?.count ?? 0 };
  },
  async page(tx, order, from, most) {
    const { range, condition } = await chosenBy(tx, order);
    const found = await tx.query<{ id: string }>(
      `select m.id from message m
        where m.tenant_no = $1 and m.id between $2 and $3 and m.id > $4 and ${condition} order by m.id limit $5`,
      [...range, from?.id ?? '0', most],
    );
    const ids = found.map(({ id }) => id);
    const rows = (await readPeople(tx, range[0], ids)).map((row): FileRow => ({ ...row, recipient: recipientOf(row) }));
    const last = ids.at(-1);
    return { rows, next: last === undefined || ids.length < most ? null : { keys: [], id: last } };
  },
};

/** The people whom an order means. @throws 400 naming status; 404 where the campaign has no people here. */
export async function chosenBy(
  tx: Tx,
  { actor, campaignId, status }: PeopleOrder,
): Promise<{ range: [number, string, string]; condition: string }> {
  // Those who were left out are in a file of contacts'.
  const condition = conditionOf(status, ['left-out']);
  const range = await rangeOf(tx, actor.tenantId, campaignId);
  if (range === null) throw notFound();
  return { range, condition };
}
