import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { changesByKey } from './contact-lines.js';

/** A business with so few waiting differences has them added at each look: that costs less than to carry them over. */
export const mostLeftWaiting = 20;

/** Carries the differences that changes of contacts left behind into the days of businesses that have many. */
@Injectable()
export class AddUpDays {
  constructor(private readonly db: Database) {}

  @Every('10s')
  async execute(): Promise<void> {
    await this.db.system(async (tx) => {
      // Two that add up at once would both carry a level on from the day before.
      const [turn] = await tx.query<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('add up contact days')) as mine`,
      );
      if (turn?.mine !== true) return;
      const changes = await tx.query<{ tenant: string; day: string; key: string; value: bigint }>(
        `with gone as (
           delete from contact_day_change c using (select tenant_id from contact_day_change group by tenant_id having count(*) > $1) busy
            where c.tenant_id = busy.tenant_id returning c.*)
         select c.tenant_id as tenant, c.day, each.key, sum(each.value)::bigint as value
           from gone c cross join lateral ${changesByKey} group by 1, 2, 3`,
        [mostLeftWaiting],
      );
      if (changes.length === 0) return;
      const given = [
        changes.map(({ tenant }) => tenant),
        changes.map(({ day }) => day),
        changes.map(({ key }) => key),
        changes.map(({ value }) => value),
      ];
      const rows = 'unnest($1::uuid[], $2::date[], $3::text[], $4::bigint[]) c(tenant_id, day, key, value)';
      // A day begins with the levels of the last one before it, and with nobody coming or going.
      await tx.execute(
        `insert into contact_day (tenant_id, day, key, value)
         select c.tenant_id, c.day, c.key,
                case when c.key in ('added', 'removed') then 0
                     else coalesce((select d.value from contact_day d where d.tenant_id = c.tenant_id and d.key = c.key and d.day < c.day order by d.day desc limit 1), 0) end
           from ${rows} on conflict do nothing`,
        given,
      );
      // A change that was begun before midnight and committed after it moves the levels of the days behind it as well.
      await tx.execute(
        `update contact_day d set value = d.value + each.value
           from (select d.tenant_id, d.day, d.key, sum(c.value) as value
                   from ${rows} join contact_day d on d.tenant_id = c.tenant_id and d.key = c.key
                    and (d.day = c.day or (d.day > c.day and c.key not in ('added', 'removed')))
                  group by 1, 2, 3) each
          where d.tenant_id = each.tenant_id and d.day = each.day and d.key = each.key`,
        given,
      );
    });
  }
}
