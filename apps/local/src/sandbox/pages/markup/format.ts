import { DateTime } from 'luxon';

/** The zone that the pages show, named in their last line. */
export const zone = 'Australia/Sydney';
export const zoneName = 'Sydney';

/** `Today, 10:13`, or `21-11-2026, 10:13`. */
export function showTime(at: Date, now: Date): string {
  const local = DateTime.fromJSDate(at, { zone });
  const today = DateTime.fromJSDate(now, { zone });
  if (local.hasSame(today, 'day')) return `Today, ${local.toFormat('HH:mm')}`;
  if (local.hasSame(today.minus({ days: 1 }), 'day')) return `Yesterday, ${local.toFormat('HH:mm')}`;
  return local.toFormat('dd-MM-yyyy, HH:mm');
}

/** `Saturday, 21-11-2026, 10:13:52`. */
export function showMoment(at: Date): string {
  return DateTime.fromJSDate(at, { zone }).toFormat('cccc, dd-MM-yyyy, HH:mm:ss');
}

/** `2026-11-21T10:13`, as a date and time field wants it. */
export function forField(at: Date): string {
  return DateTime.fromJSDate(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
}

/** What a date and time field holds; null where it is none. */
export function fromField(text: string): Date | null {
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? DateTime.fromISO(text, { zone }) : null;
  return local?.isValid === true ? local.toJSDate() : null;
}

/** `+61 491 570 156`; what is not a number is a sender's name and stays. */
export function showPhone(phone: string): string {
  if (!/^\+\d+$/.test(phone)) return phone;
  const country =
    /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.exec(phone)?.[0] ?? phone.slice(0, 4);
  const rest = phone.slice(country.length);
  const head = rest.length % 3 === 2 ? 2 : 0;
  const groups = rest.slice(head).match(/\d{3}(?=\d{3})|\d{1,4}$/g) ?? [];
  return [country, ...(head > 0 ? [rest.slice(0, head)] : []), ...groups].join(' ');
}

/** Cents to `$1,234.50 AUD`. */
export function showAmount(minor: bigint, currency: string): string {
  return `$${(minor / 100n).toLocaleString('en-AU')}.${String(minor % 100n).padStart(2, '0')} ${currency}`;
}

/** `2 h 5 min ahead of`, for how far business time stands from real time. */
export function showApart(offsetMs: number): string {
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  const units: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const text = units
    .filter(([n]) => n > 0)
    .slice(0, 2)
    .map(([n, unit]) => `${n} ${unit}`)
    .join(' ');
  return `${text === '' ? 'less than 1 s' : text} ${offsetMs > 0 ? 'ahead of' : 'behind'}`;
}

export function showCount(n: number): string {
  return n.toLocaleString('en-AU');
}
