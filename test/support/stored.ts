import { serviceNames } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import type { Product } from './product.js';

/** Tables that the product itself sums up in the background: their rows change, what they say does not. */
const summedUp = ['contacts.contact_count', 'contacts.contact_day', 'contacts.contact_day_change'];

/** A fingerprint of every table that holds a tenant's things, by service and name: what is equal before and after was not touched. */
export async function fingerprints(product: Product): Promise<Record<string, string>> {
  // The inbox still asks contacts who wrote: that change is nobody's call.
  await eventually(async () =>
    expect(await product.sql('dispatch', 'select id from conversation where unasked')).toEqual([]),
  );
  const found: Record<string, string> = {};
  for (const service of serviceNames) {
    const tables = await product.sql<{ name: string }>(
      service,
      `
      select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name in ('tenant_id', 'tenant_no') and t.table_type = 'BASE TABLE' order by 1`,
    );
    for (const { name } of tables.filter((table) => !summedUp.includes(`${service}.${table.name}`))) {
      const [row] = await product.sql<{ print: string }>(
        service,
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from public."${name}" t`,
      );
      found[`${service}.${name}`] = row?.print ?? '';
    }
  }
  return found;
}

/** The tables whose fingerprints differ. */
export function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
