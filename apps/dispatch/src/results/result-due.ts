import type { Tx } from '@bellbird/database';

/**
 * The part of a statement that marks a request whose messages changed, in the commit of the change. `from`: the part
 * whose rows are the change. The tenant is `$1`; for campaigns of many it does nothing. Marks are only counted up so
 * that the row is written, and waits for who is telling it.
 */
export const resultDue = ({
  from,
  campaignNo,
  single,
}: {
  from: string;
  campaignNo: string;
  single: string;
}): string => `
  insert into result_due (tenant_no, campaign_no) select $1, ${campaignNo} from ${from} where ${single}::boolean limit 1
  on conflict (tenant_no, campaign_no) do update set marks = result_due.marks + 1`;

/** The same where the change was a statement of its own. */
export async function markResultDue(tx: Tx, of: { tenantNo: number; campaignNo: number }): Promise<void> {
  await tx.execute(
    `insert into result_due (tenant_no, campaign_no) values ($1, $2)
     on conflict (tenant_no, campaign_no) do update set marks = result_due.marks + 1`,
    [of.tenantNo, of.campaignNo],
  );
}
