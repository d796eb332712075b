import * as v from 'valibot';
import { permissionNames } from '@bellbird/field-rules';
import { defineNotice } from '../define-notice.js';

/** Somebody asks for a permission. Those who can give it are told. */
export const accessRequestedNotice = defineNotice({
  type: 'access-requested',
  data: v.object({
    requestId: v.string(),
    userId: v.string(),
    name: v.string(),
    permission: v.string(),
    /** Where it was wanted: a path of the client. */
    page: v.string(),
  }),
  example: {
    requestId: '01920000-0000-7000-8000-0000000000b3',
    userId: '01920000-0000-7000-8000-0000000000b2',
    name: 'Sam Ng',
    permission: 'campaign-editor',
    page: '/sms-campaigns',
  },
  look: 'person',
  words: ({ userId, name, permission }) => ({
    title: `${name} asks for ${(permissionNames as Readonly<Record<string, string>>)[permission] ?? 'more access'}`,
    text: 'Open to give it or leave it as it is',
    to: { user: userId },
  }),
});
