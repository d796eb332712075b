import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

/** Somebody who was invited joined. Those who look after users are told. */
export const userJoinedNotice = defineNotice({
  type: 'user-joined',
  data: v.object({ userId: v.string(), name: v.string(), permissions: v.array(v.string()) }),
  example: {
    userId: '01920000-0000-7000-8000-0000000000b2',
    name: 'Sam Ng',
    permissions: ['campaign-editor'],
  },
  look: 'person',
  words: ({ userId, name }) => ({ title: `${name} joined`, to: { user: userId } }),
});
