import { tenantTable, type Migration } from '@bellbird/database';

/** What other services tell of a contact, for its time line: turns, and feedback. Texts are asked for, decisions stand in the book. */
export const contactEvents: Migration = {
  name: '0023-contact-events',
  up: (roles) => `
    create table contact_event (
      tenant_id uuid not null, source_id uuid not null, contact_id uuid not null,
      kind text not null check (kind in ('turn', 'feedback')), at timestamptz not null, data jsonb not null,
      primary key (tenant_id, source_id));
    create index contact_event_contact on contact_event (tenant_id, contact_id, at desc);
    ${tenantTable(roles, 'contact_event', { app: 'select, insert, update, delete', system: 'select, delete' })};
  `,
};
