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

/** The same where the change was a statement of its own: of requests of one tenant. */
export async function markResultsDue(tx: Tx, tenantNo: number, campaignNos: readonly number[]): Promise<void> {
  await tx.execute(
    `insert into result_due (tenant_no, campaign_no) select $1, unnest($2::int[])
     on conflict (tenant_no, campaign_no) do update set marks = result_due.marks + 1`,
    [tenantNo, campaignNos],
  );
}
