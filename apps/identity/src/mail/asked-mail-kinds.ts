import { metrics } from '@bellbird/service-host';
import { Counter } from 'prom-client';

/** Why a mail is asked for. A sign-up with an address that is taken tells its owner so. */
export type AskedMailKind = 'forgot-password' | 'resend-code' | 'sign-up' | 'sign-up-taken';

/** So many mails of what is counted together go to an address in an hour. */
export const mostToAnAddress = 3;

export const whatIsCounted = {
  'forgot-password': 'forgot-password', 'resend-code': 'resend-code', 'sign-up': 'sign-up', 'sign-up-taken': 'sign-up',
} as const satisfies Record<AskedMailKind, AskedMailKind>;

export const mailsWithheld = new Counter({
  name: 'mails_withheld_total', help: 'Mails that were asked for once too often and not sent',
  labelNames: ['kind'], registers: [metrics.registry],
});
export const signUpsWithheld = new Counter({
  name: 'sign_ups_withheld_total', help: 'Sign-ups from an address that had made too many',
  registers: [metrics.registry],
});
// An alarm sees the first one only where there was a zero before.
for (const kind of Object.values(whatIsCounted)) mailsWithheld.inc({ kind }, 0);
