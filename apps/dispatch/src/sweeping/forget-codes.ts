import type { Database } from '@bellbird/database';

const mostAtOnce = 200;

/** Empties the texts of codes ten minutes after they ended: nobody is to find one in a table. Answers how many there were. */
export function forgetCodes(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const codes = await tx.query<{ tenant_no: number; campaign_no: number }>(
      `select tenant_no, campaign_no from single_request r join campaign_control ca using (tenant_no, campaign_no)
        where r.purpose = 'code' and not r.forgotten and ca.state = 'finished' and ca.finished_at < now() - interval '10 minutes'
        order by campaign_no for update of r skip locked limit ${mostAtOnce}`,
    );
    if (codes.length === 0) return 0;
    const of = [codes.map((each) => each.tenant_no), codes.map((each) => each.campaign_no)];
    await tx.execute(
      `update message m set body = '' from unnest($1::int[], $2::int[]) c(tenant_no, campaign_no)
        where m.tenant_no = c.tenant_no and m.id between c.campaign_no::bigint << 32 and (c.campaign_no::bigint << 32) + 4294967295`,
      of,
    );
    await tx.execute(
      `update single_request r set forgotten = true from unnest($1::int[], $2::int[]) c(tenant_no, campaign_no)
        where r.tenant_no = c.tenant_no and r.campaign_no = c.campaign_no`,
      of,
    );
    return codes.length;
  });
}
