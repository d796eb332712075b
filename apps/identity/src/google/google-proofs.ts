import { nilTenant } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { hashOf, newToken } from '../secrets/tokens.js';
import { validMinutes } from './google-flows.js';
import type { ProvidedIdentity } from './identity-provider.js';

/** A person for whom Google vouched a moment ago, as far as an account is made or linked with it. */
export type Vouched = Pick<ProvidedIdentity, 'issuer' | 'subject' | 'email'>;

interface Proof extends Vouched {
  /** Whose account is to be linked. */
  accountId: string | null;
}

/** Keeps for ten minutes that Google vouched for somebody, and answers the token of it. */
export async function giveProof(
  tx: Tx,
  { issuer, subject, email }: Vouched,
  account: { id: string; tenantId: string } | null,
): Promise<string> {
  const token = newToken();
  await tx.execute(
    `insert into google_proof (token_hash, tenant_id, kind, issuer, subject, email, account_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8))`,
    [
      hashOf(token),
      account?.tenantId ?? nilTenant,
      account === null ? 'sign-up' : 'link',
      issuer,
      subject,
      email,
      account?.id ?? null,
      validMinutes,
    ],
  );
  return token;
}

const isGood = 'token_hash = $1 and kind = $2 and used_at is null and expires_at > now()';
const columns = 'issuer, subject, email, account_id as "accountId"';

/** What a token proves, which stays good; null where it is unknown, used or too old. */
export async function proofOf(tx: Tx, kind: 'sign-up' | 'link', token: string): Promise<Proof | null> {
  const [proof] = await tx.query<Proof>(`select ${columns} from google_proof where ${isGood}`, [hashOf(token), kind]);
  return proof ?? null;
}

/** Uses a token; of two at once, one gets what it proves. */
export async function takeProof(tx: Tx, kind: 'sign-up' | 'link', token: string): Promise<Proof | null> {
  const [proof] = await tx.query<Proof>(
    `update google_proof set used_at = now() where ${isGood} returning ${columns}`,
    [hashOf(token), kind],
  );
  return proof ?? null;
}
