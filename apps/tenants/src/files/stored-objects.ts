import type { Tx } from '@bellbird/database';

/** Says that an object is about to be stored under this key: what nothing refers to is swept a day later. */
export async function noteObject(tx: Tx, key: string): Promise<void> {
  await tx.execute(
    `insert into stored_object (tenant_id, key) values ($1, $2)
     on conflict (tenant_id, key) do update set noted_at = now()`,
    [tx.tenantId, key],
  );
}

/** Objects, noted over a day ago, that no file is kept, published or being uploaded under. */
export async function unusedObjects(tx: Tx, most: number): Promise<{ tenantId: string; key: string; notedAt: Date }[]> {
  return tx.query(
    `select o.tenant_id as "tenantId", o.key, o.noted_at as "notedAt" from stored_object o
     where o.noted_at < now() - interval '24 hours'
       and not exists (select from file f where f.key = o.key)
       and not exists (select from file f where f.public_key = o.key)
       and not exists (select from file f
         where f.tenant_id = o.tenant_id and f.bucket_path = o.key and f.state = 'uploading')
     order by o.noted_at limit $1`,
    [most],
  );
}

/** The object is gone; not where it was noted anew meanwhile. */
export async function forgetObject(
  tx: Tx,
  { tenantId, key, notedAt }: { tenantId: string; key: string; notedAt: Date },
) {
  await tx.execute('delete from stored_object where tenant_id = $1 and key = $2 and noted_at <= $3', [
    tenantId,
    key,
    // Postgres counts finer than a Date does.
    new Date(notedAt.getTime() + 1),
  ]);
}
