import type { Tx } from '@bellbird/database';

/** What contacts keep of a business: the short number in its opt-out links and what was last heard of it. */
export interface Business {
  tenantId: string;
  number: number;
  name: string | null;
}

interface Heard {
  name?: string | undefined;
  country?: string | undefined;
  timeZone?: string | undefined;
}

/** The tenant's own row, made on first use. */
export async function businessOf(tx: Tx, tenantId: string): Promise<Business> {
  const find = (): Promise<Business[]> =>
    tx.query<Business>('select tenant_id as "tenantId", number, name from business where tenant_id = $1', [tenantId]);
  const [known] = await find();
  if (known !== undefined) return known;
  await tx.execute('insert into business (tenant_id) values ($1) on conflict do nothing', [tenantId]);
  const [made] = await find();
  if (made === undefined) throw new Error('A business that was just written is not there.');
  return made;
}

/** What is not given stays as it is. */
export async function rememberBusiness(tx: Tx, tenantId: string, { name, country, timeZone }: Heard): Promise<void> {
  await tx.execute(
    `insert into business as b (tenant_id, name, country, time_zone) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update
       set name = coalesce(excluded.name, b.name), country = coalesce(excluded.country, b.country), time_zone = coalesce(excluded.time_zone, b.time_zone)`,
    [tenantId, name, country, timeZone],
  );
}

/** Whose links carry a number; as the system, since nobody is signed in. */
export async function tenantOfNumber(tx: Tx, number: number): Promise<string | null> {
  const [found] = await tx.query<{ tenantId: string }>(
    'select tenant_id as "tenantId" from business where number = $1',
    [number],
  );
  return found?.tenantId ?? null;
}
