import type { Tx } from '@bellbird/database';
import { recordAudit, type AuditActor } from '@bellbird/resource-kit';
import type { User } from '../user/user.js';
import { changeUser } from '../user/user.repository.js';
import type { Vouched } from './google-proofs.js';

/** Whose account a person of the provider signs in to, or null. Needs the system role. */
export async function accountLinkedTo(tx: Tx, { issuer, subject }: Vouched): Promise<string | null> {
  const [link] = await tx.query<{ id: string }>(
    'select account_id as id from google_link where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return link?.id ?? null;
}

/** The address may be another one at Google by now; it is shown, and nothing goes by it. */
export async function keepGoogleEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx.execute('update google_link set email = $2 where account_id = $1 and email <> $2', [accountId, email]);
}

/** Links an account, in place of what it was linked with before, and answers it. @throws unique violation where the person has another account. */
export async function linkAccount(tx: Tx, user: User, vouched: Vouched, address: string): Promise<User> {
  await tx.execute(
    `insert into google_link (account_id, tenant_id, issuer, subject, email) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set
       issuer = excluded.issuer, subject = excluded.subject, email = excluded.email, created_at = now()`,
    [user.id, user.tenantId, vouched.issuer, vouched.subject, vouched.email],
  );
  return recordOf(tx, user, 'google.linked', address);
}

/** Takes the link away and answers the account; null where there is none. */
export async function unlinkAccount(tx: Tx, user: User, address: string): Promise<User | null> {
  const gone = await tx.execute('delete from google_link where account_id = $1', [user.id]);
  return gone === 0 ? null : recordOf(tx, user, 'google.unlinked', address);
}

/** The account's version rises with each link, and names the change. */
async function recordOf(
  tx: Tx,
  { id, tenantId }: User,
  action: 'google.linked' | 'google.unlinked',
  address: string,
): Promise<User> {
  const user = await changeUser(tx, id, {});
  const [row] = await tx.query<{ version: string }>('select version from account where id = $1', [id]);
  const actor: AuditActor = { kind: 'user', userId: id, tenantId, address };
  const name = `${user.firstName} ${user.lastName}`.trim();
  await recordAudit(tx, actor, { action, nth: row!.version, subject: { type: 'user', id, name } });
  return user;
}
