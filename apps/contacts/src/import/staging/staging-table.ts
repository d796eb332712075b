import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from '@bellbird/database';
import { eachText } from '../../contact/text-columns.js';
import { stagedColumns } from './copy-text.js';

/** The job's own table, outside of row-level security because COPY is: only the system role can read it. */
export function stagingTable(jobId: string): string {
  return `import_staging.job_${jobId.replaceAll('-', '')}`;
}

/** Makes the table anew and fills it by COPY; `fill` is given what takes the lines. */
export async function fillStagingTable<T>(
  tx: Tx,
  jobId: string,
  fill: (write: (lines: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const table = stagingTable(jobId);
  await tx.execute('set local statement_timeout = 0');
  await tx.execute(`drop table if exists ${table}`);
  await tx.execute(
    `create unlogged table ${table} (
       row int not null, code text, columns int[], phone text, phone_significant text, phone_country text, phone_kind smallint, ${eachText((column) => `${column} text`)},
       status smallint, attributes jsonb, tags jsonb, contact_id uuid, is_new boolean) with (fillfactor = 70, autovacuum_enabled = false)`,
  );
  const copy = tx.client.query(copyFrom(`copy ${table} (${stagedColumns.join(', ')}) from stdin`));
  const done = finished(copy);
  done.catch(() => undefined);
  const result = await fill(async (lines) => {
    if (!copy.write(lines)) await Promise.race([once(copy, 'drain'), done]);
  });
  copy.end();
  await done;
  return result;
}

/** The first row of a phone wins; the others are refused. Then the table is ready to be merged by stretches of rows. */
export async function refuseDoubles(tx: Tx, jobId: string): Promise<void> {
  const table = stagingTable(jobId);
  await tx.execute('set local statement_timeout = 0');
  await tx.execute(`set local work_mem = '64MB'`);
  await tx.execute(
    `update ${table} s set code = 'duplicate-in-file'
       from (select row from (select row, row_number() over (partition by phone order by row) as nth from ${table} where code is null) ranked where nth > 1) later
      where s.row = later.row`,
  );
  await tx.execute(`create unique index on ${table} (row)`);
  await tx.execute(`analyze ${table}`);
}

/** Whether the rows that were staged are all there still: an unlogged table is empty after a crash of the server. */
export async function isStaged(tx: Tx, jobId: string, rows: number | null): Promise<boolean> {
  const [found] = await tx.query<{ table: string | null }>('select to_regclass($1)::text as table', [
    stagingTable(jobId),
  ]);
  if (rows === null || found?.table == null) return false;
  const [counted] = await tx.query<{ count: number }>(`select count(*)::int as count from ${stagingTable(jobId)}`);
  return counted?.count === rows;
}

export async function dropStagingTable(tx: Tx, jobId: string): Promise<void> {
  await tx.execute(`drop table if exists ${stagingTable(jobId)}`);
}
