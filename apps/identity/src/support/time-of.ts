/** An instant as a mail says it: "15:40 on 25-11-2026", in the zone of the business. */
export function timeOf(instant: Date | string, timeZone = 'Australia/Sydney'): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(new Date(instant));
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} on ${part('day')}-${part('month')}-${part('year')}`;
}
