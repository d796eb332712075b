import type { Database } from '@bellbird/database';

const mostAtOnce = 200;
/** The oldest of those that are kept still: a look costs the same however many are not due for months. */
const mostLookedAt = 10_000;

/** What is emptied of single texts of these purposes, so long after they ended; what became of them and what they cost stays. */
interface Kept {
  purposes: readonly string[];
  age: string;
  empty: string;
}

/** Nobody is to find a code in a table. */
const codes: Kept = { purposes: ['code'], age: '10 minutes', empty: "body = ''" };

/** As the page of a waiting list promises whoever leaves a phone there. */
const turns: Kept = {
  purposes: ['turn', 'review-request'],
  age: '90 days',
  empty: "body = '', address = '', name = '', contact_id = null",
};

/** Empties the texts of codes. Answers how many there were. */
export const forgetCodes = (db: Database): Promise<number> => forgetSingles(db, codes);

/** Empties whatever says to whom texts of a waiting list went. Answers how many there were. */
export const forgetTurns = (db: Database): Promise<number> => forgetSingles(db, turns);

function forgetSingles(db: Database, { purposes, age, empty }: Kept): Promise<number> {
  return db.system(async (tx) => {
    const due = await tx.query<{ tenant_no: number; campaign_no: number }>(
      `with oldest as (
         select tenant_no, campaign_no from single_request
          where purpose in (${purposes.map((purpose) => `'${purpose}'`).join(', ')}) and not forgotten
          order by campaign_no limit ${mostLookedAt})
       select r.tenant_no, r.campaign_no from oldest
         join single_request r using (tenant_no, campaign_no) join campaign_control ca using (tenant_no, campaign_no)
        where not r.forgotten and ca.state = 'finished' and ca.finished_at < now() - interval '${age}'
        order by r.campaign_no limit ${mostAtOnce} for update of r skip locked`,
    );
    if (due.length === 0) return 0;
    const of = [due.map((each) => each.tenant_no), due.map((each) => each.campaign_no)];
    await tx.execute(
      `update message m set ${empty} from unnest($1::int[], $2::int[]) c(tenant_no, campaign_no)
        where m.tenant_no = c.tenant_no and m.id between c.campaign_no::bigint << 32 and (c.campaign_no::bigint << 32) + 4294967295`,
      of,
    );
    await tx.execute(
      `update single_request r set forgotten = true from unnest($1::int[], $2::int[]) c(tenant_no, campaign_no)
        where r.tenant_no = c.tenant_no and r.campaign_no = c.campaign_no`,
      of,
    );
    return due.length;
  });
}
