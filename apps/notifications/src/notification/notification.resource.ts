import { defineResource, field, type Identified } from '@bellbird/resource-kit';
import { notificationTypes, type NotificationType } from './notification-type.js';

export interface Notification extends Identified {
  type: NotificationType;
  data: Record<string, unknown>;
  viewed: boolean;
  createdAt: string;
}

/** Whose eyes: `NotificationHooks` sets it for the transaction. Unset, nothing counts as viewed. */
const reader = `nullif(current_setting('app.reader', true), '')::uuid`;
const viewed = `exists (select 1 from notification_reader r where r.tenant_id = t.tenant_id and r.user_id = ${reader} and r.notification_id = t.id and r.viewed_at is not null)`;

/** Notifications as each person sees them: the tenant's and the person's own, without those the person deleted. */
export const notificationResource = defineResource<Notification>({
  type: 'Notification',
  one: 'notification',
  many: 'notifications',
  table: 'notification',
  verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete'],
  access: { read: 'member', write: 'member' },
  versioned: false,
  updatedAtColumn: null,
  fields: {
    id: field.id(),
    type: field.enum(notificationTypes, { column: 'type', required: true }),
    viewed: field.boolean({ sql: viewed, required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
  },
  select: { id: 't.id', type: 't.type', data: 't.data', viewed, createdAt: 't.created_at' },
  visibleTo: ({ kind, userId }, bind) => {
    if (kind === 'service') return null;
    const me = bind(userId, 'uuid');
    // "= false", not "not exists": an anti-join that expects one row and meets thousands took 20 s, a subplan is looked up or hashed.
    return `(t.user_id is null or t.user_id = ${me}) and (exists (
      select 1 from notification_reader h where h.tenant_id = t.tenant_id and h.user_id = ${me} and h.notification_id = t.id and h.deleted_at is not null)) = false`;
  },
});
