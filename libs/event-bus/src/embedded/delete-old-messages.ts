import type pg from 'pg';

const batch = 2_000;

/** A topic that no group has ever read keeps its messages for the same time. */
const deleteOld = `
with old as (
  select l.topic, l.partition, l.position
    from bus_partition p
    cross join lateral (
      select l.topic, l.partition, l.position from bus_log l
       where l.topic = p.topic and l.partition = p.partition and l.published_at < clock_timestamp() - coalesce(($2::jsonb ->> p.topic)::float8, $1) * interval '1 hour'
         and l.position < coalesce((select min(c.position) from bus_cursor c where c.topic = p.topic and c.partition = p.partition), p.head)
       order by l.position limit ${batch}) l
   limit ${batch}
)
delete from bus_log l using old where l.topic = old.topic and l.partition = old.partition and l.position = old.position`;

/** Deletes what is older than `hours` (or its topic's own ones) and behind every group, in small transactions. Answers how many messages. */
export async function deleteOldMessages(
  pool: pg.Pool,
  hours: number,
  hoursByTopic: Readonly<Record<string, number>>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = (await pool.query(deleteOld, [hours, hoursByTopic])).rowCount ?? 0;
    total += deleted;
    if (deleted < batch) return total;
  }
}
