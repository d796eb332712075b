import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { workDayChanged } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';

/** Learns what is usual from the day that has just been closed and the eight weeks before it: by resource, weekday and hour. */
@Injectable()
export class LearnPace {
  @On(workDayChanged)
  async closed({ payload: { tenantId, state, at } }: ConsumedEvent<typeof workDayChanged>, tx: Tx): Promise<void> {
    if (state !== 'closed') return;
    const { timeZone } = await businessOf(tx, tenantId);
    // Of an hour without a call in eight weeks nothing is usual any more.
    await tx.execute('delete from queue_pace where tenant_id = $1', [tenantId]);
    await tx.execute(
      `insert into queue_pace (tenant_id, resource, weekday, hour, samples, median_seconds, error_p80_seconds)
       select $1, coalesce(resource, ''), extract(dow from wall), extract(hour from wall), count(*),
              round(percentile_cont(0.5) within group (order by gap_seconds)),
              round(percentile_cont(0.8) within group (order by abs(extract(epoch from called_at - booked_at) - quoted_minutes * 60)))
         from (select *, called_at at time zone $2 as wall from turn
                where tenant_id = $1 and gap_seconds is not null and called_at is not null and booked_at > $3::timestamptz - interval '8 weeks') t
        group by 2, 3, 4`,
      [tenantId, timeZone, at],
    );
  }
}
