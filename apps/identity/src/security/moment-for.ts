import type { User } from '../user/user.js';

/** An instant as a mail says it to somebody: `Sunday 22 November at 10:13 (Australia/Sydney)`. */
export function momentFor({ business }: Pick<User, 'business'>, at: Date): string {
  const timeZone = business?.timeZone ?? 'Australia/Sydney';
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(at);
  const day = part({ weekday: 'long', day: 'numeric', month: 'long' }).replaceAll(',', '');
  return `${day} at ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} (${timeZone})`;
}
