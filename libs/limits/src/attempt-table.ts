import type { ServiceRoles } from '@bellbird/database';

/** The table in which a service counts, for its migrations. */
export const attemptTable = (roles: Pick<ServiceRoles, 'system'>): string => `
  create table attempt (key bytea primary key, failures int not null, since timestamptz not null default now());
  grant select, insert, update, delete on attempt to ${roles.system};
`;
