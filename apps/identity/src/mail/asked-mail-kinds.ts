import { Counter } from 'prom-client';
import { metrics } from '@bellbird/service-host';

/** Why a mail is asked for. `sign-up-taken`: somebody signed up with the address of an account, whose owner is told. */
export type AskedMailKind = 'forgot-password' | 'resend-code' | 'sign-up' | 'sign-up-taken';

/** An address gets so many mails an hour of what is counted together. */
export const mostToAnAddress = 3;

/** Both mails of a sign-up count together, so that repeated sign-ups with one address send it three mails in all. */
export const whatIsCounted = {
  'forgot-password': 'forgot-password',
  'resend-code': 'resend-code',
  'sign-up': 'sign-up',
  'sign-up-taken': 'sign-up',
} as const satisfies Record<AskedMailKind, AskedMailKind>;

export const mailsWithheld = new Counter({
  name: 'mails_withheld_total',
  help: 'Mails that were asked for once too often and not sent',
  labelNames: ['kind'],
  registers: [metrics.registry],
});
export const signUpsWithheld = new Counter({
  name: 'sign_ups_withheld_total',
  help: 'Sign-ups from an address that had made too many',
  registers: [metrics.registry],
});
// An alarm on a rise sees the first one only if the series began at zero.
for (const kind of [...Object.values(whatIsCounted), 'email-change']) mailsWithheld.inc({ kind }, 0);
