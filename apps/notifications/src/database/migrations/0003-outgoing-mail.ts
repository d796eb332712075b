import { tenantTable, type Migration } from '@bellbird/database';

/**
 * E-mails on their way out. `template_values` go as soon as the mail is sent (they hold codes and links), `recipient`
 * 30 days later. A claim moves `next_try_at` (its lease) and `attempts` (its fence): who claimed last alone may settle.
 */
export const outgoingMailMigration: Migration = {
  name: '0003-outgoing-mail',
  up: (roles) => `
    create table outgoing_mail (
      tenant_id uuid not null, id uuid not null, template text not null, recipient text, template_values jsonb,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')), failure text,
      attempts int not null default 0, next_try_at timestamptz not null default now(), useful_until timestamptz not null,
      requested_at timestamptz not null default now(), settled_at timestamptz,
      primary key (tenant_id, id));
    create index outgoing_mail_due on outgoing_mail (next_try_at) where state = 'queued';
    create index outgoing_mail_settled on outgoing_mail (settled_at) where settled_at is not null;
    ${tenantTable(roles, 'outgoing_mail', { app: 'select, insert', system: 'select, update, delete' })};
  `,
};
