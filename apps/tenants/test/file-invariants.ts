import type { Storage } from '@bellbird/storage';

type Sql = <R extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>;

/** 28. Chapter 8's tenth sentence, as far as rows can say it: each a statement that finds no row. */
const sentences: Readonly<Record<string, string>> = {
  'a file that is ready has its key, its hash and its measures': `
    select id from file where (state = 'ready') <> (key is not null and sha256 is not null)`,
  'what is claimed or published is ready': `
    select f.id from file f left join file_claim c on c.file_id = f.id
     where f.state <> 'ready' and (c.file_id is not null or f.public_key is not null)`,
  'every key of a file is noted': `
    select f.id from file f, lateral (values (f.key), (f.public_key)) as k(key)
     where k.key is not null and not exists (select from stored_object o where o.tenant_id = f.tenant_id and o.key = k.key)`,
  'nothing that nobody uses is older than its time': `
    select f.id from file f where f.state = 'ready' and f.public_key is null and f.unclaimed_since < now() - interval '25 hours'
       and not exists (select from file_claim c where c.file_id = f.id)`,
};

/** @throws naming the first sentence that does not hold. */
export async function assertFileInvariants(sql: Sql, storage: Storage): Promise<void> {
  for (const [sentence, statement] of Object.entries(sentences)) {
    const against = await sql(statement);
    if (against.length > 0)
      throw new Error(`It does not hold that ${sentence}: ${JSON.stringify(against.slice(0, 3))}`);
  }
  for (const { key, sha256 } of await sql<{ key: string; sha256: Buffer }>(
    `select key, sha256 from file where key is not null union all select public_key, sha256 from file where public_key is not null`,
  )) {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256');
    for await (const chunk of await storage.get(key)) hash.update(chunk as Buffer);
    if (!hash.digest().equals(sha256)) throw new Error(`The bytes of ${key} are not those of its hash.`);
  }
}
