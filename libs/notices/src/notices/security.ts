import * as v from 'valibot';
import { defineNotice, joined } from '../define-notice.js';

const said = {
  'new-device': 'A new device logged in',
  'two-factor-on': 'Two-factor was switched on',
  'two-factor-off': 'Two-factor was switched off',
  'password-changed': 'Your password was changed',
  'email-changed': 'Your email address was changed',
  'google-linked': 'Your account was linked with Google',
  'google-unlinked': 'Your account is no longer linked with Google',
  'recovery-codes-low': 'You have few recovery codes left',
};
export type SecurityWord = keyof typeof said;

/** Whether it is one of what people are told of their accounts. */
export const isSecurityWord = (word: string): word is SecurityWord => Object.hasOwn(said, word);

/** Something happened to one's own account. Its mail goes by itself, at once. */
export const securityNotice = defineNotice({
  type: 'security',
  data: v.object({
    what: v.string(),
    device: v.nullable(v.string()),
    address: v.nullable(v.string()),
    at: v.string(),
  }),
  example: {
    what: 'new-device',
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    at: '2026-11-20T01:05:00.000Z',
  },
  look: 'shield',
  words: ({ what, device, address }) => ({
    title: isSecurityWord(what) ? said[what] : 'The security of your account changed',
    text: joined(device ?? '', address ?? ''),
    to: 'security',
  }),
});
