import { defineResource, field } from '@bellbird/resource-kit';

interface CallerId {
  id: string;
  name: string;
  phoneInternational: string;
  callerType: string;
  status: string;
}

/** Senders, to read: a tenant's own and the platform's shared ones. */
export const callerIdResource = defineResource<CallerId>({
  type: 'CallerId',
  one: 'callerId',
  many: 'callerIds',
  table: 'caller_id',
  withPlatformRows: true,
  versioned: false,
  updatedAtColumn: null,
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    phoneInternational: field.text({ column: 'phone_international', required: true }),
    callerType: field.enum(['business-name', 'dedicated-number', 'phone-number', 'shared-number'], {
      column: 'caller_type',
      required: true,
    }),
    status: field.enum(['unverified', 'verified'], { column: 'status', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
  },
  select: {
    id: 't.id',
    name: 't.name',
    phoneInternational: 't.phone_international',
    callerType: 't.caller_type',
    status: 't.status',
  },
  verbs: ['list', 'get', 'count', 'count-with-filters'],
  access: { read: 'member' },
});
