import { allAuditActions, auditActorKinds, type AuditActorKind } from '@bellbird/events';
import { defineResource, instant, json, object, text, words } from '@bellbird/resource-kit';

/** By field: what it was, and what it is. */
type AuditChanges = Record<string, [string | null, string | null]>;

/** Who was invited without a name has the one of the account, for as long as there is one. */
const subjectName = `coalesce(nullif(t.subject_name, ''), case t.subject_type when 'user' then (
  select coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) from account a where a.id = t.subject_id::uuid) end, '')`;
const hidden = { shown: false, input: 'none', required: true } as const;

/** Who did what in a business, newest first. Nobody writes it but the events of the changes. */
export const auditEntryResource = defineResource(
  'AuditEntry',
  {
    at: instant({ required: true }),
    actor: object<{ kind: AuditActorKind; id: string; name: string }>()('AuditActor', {
      about: 'Who did it',
      select: `jsonb_build_object('kind', t.actor_kind, 'id', t.actor_id, 'name', t.actor_name)`,
    }),
    action: words(allAuditActions, { about: 'What was done', required: true, input: 'none' }),
    subject: object<{ type: string; id: string; name: string }>()('AuditSubject', {
      about: 'What it was done to',
      select: `jsonb_build_object('type', t.subject_type, 'id', t.subject_id, 'name', ${subjectName})`,
    }),
    changes: json<AuditChanges>()({
      about: 'By field: what it was, and what it is',
      map: ['[String]!'],
      required: true,
      input: 'none',
      exported: false,
    }),
    address: text({ about: 'Where it was done from; kept for 90 days', input: 'none', filter: false }),
    actorKind: words(auditActorKinds, hidden),
    actorName: text(hidden),
    subjectName: text({ ...hidden, sql: subjectName }),
  },
  {
    about: 'Something privileged that someone did',
    many: 'auditEntries',
    rest: {
      base: 'audit-trail',
      words: ['entry', 'entries'],
      about: 'Who did what in your business.',
    },
    usual: { version: 'absent', createdAt: 'absent', updatedAt: 'absent' },
    entity: false,
    verbs: ['list', 'get', 'count', 'count-with-filters', 'export'],
    access: { read: 'administrator, admin' },
    defaultSort: 'at:desc',
    export: [
      { title: 'At', value: (row) => row.at },
      { title: 'Who', value: ({ actor }) => actor.name },
      { title: 'Who (kind)', value: ({ actor }) => actor.kind },
      { title: 'Action', value: (row) => row.action },
      { title: 'What', value: ({ subject }) => subject.name },
      { title: 'What (kind)', value: ({ subject }) => subject.type },
      { title: 'Changes', value: (row) => JSON.stringify(row.changes) },
      { title: 'Address', value: (row) => row.address },
    ],
  },
);
