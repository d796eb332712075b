import { nilTenant } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import {
  documents,
  newAddress,
  newEmail,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from './identity-under-test.js';

export const lookingDocuments = {
  access: '{ supportAccess { until grantedBy reason } }',
  allow: 'mutation ($input: SupportAccessInput!) { allowSupport(input: $input) { until grantedBy reason } }',
  end: 'mutation { endSupport }',
  start: `mutation ($tenantId: ID!, $input: SupportSessionInput!) { startSupportSession(tenantId: $tenantId, input: $input) {
    accessToken refreshToken user { id role email permissions { permission access } tenant { id name } support { businessName until } } } }`,
};

const asking = (world: IdentityUnderTest, token: string, address: string): Person['ask'] => {
  const ask = world.service.as(token);
  return (document, variables, headers) =>
    ask(document, variables, { 'x-bellbird-remote-address': address, ...headers });
};

/** An admin of the platform, with the password of somebody. */
export async function adminLike(world: IdentityUnderTest, { userId: like, password }: Person): Promise<Person> {
  const [userId, email, address] = [newId(), newEmail(), newAddress()];
  await world.service.sql(
    `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
     select $1, $2, 'admin', $3, 'Ava', 'Stone', password_hash, 'active', '{}', now() from account where id = $4`,
    [userId, nilTenant, email, like],
  );
  const signedIn = the<SignedIn>(await world.anybody(address)(documents.signIn, { email, password }));
  const ask = asking(world, signedIn.accessToken, address);
  return { ...signedIn, email, password, userId, tenantId: nilTenant, address, ask };
}

/** The owner lets support in, and an admin looks; `admin` is who they are elsewhere. */
export async function lookAt(
  world: IdentityUnderTest,
  owner: Person,
  { hours = 24, admin }: { hours?: number; admin?: Person } = {},
): Promise<Person & { admin: Person }> {
  the(await owner.ask(lookingDocuments.allow, { input: { hours, reason: 'Texts stay queued' } }));
  const looking = admin ?? (await adminLike(world, owner));
  const input = { reason: 'Ticket 12' };
  const { accessToken, refreshToken } = the<SignedIn>(
    await looking.ask(lookingDocuments.start, { tenantId: owner.tenantId, input }),
  );
  const ask = asking(world, accessToken, looking.address);
  return { ...looking, admin: looking, tenantId: owner.tenantId, accessToken, refreshToken, ask };
}
