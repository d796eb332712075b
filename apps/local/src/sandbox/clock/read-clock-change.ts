import { DateTime, Duration } from 'luxon';
import type { Fields } from '../http/fields.js';

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** `{ now }` or `{ advance }` of `PUT /clock`: what the present business time becomes. 400 names the field. */
export function readClockChange(fields: Fields): (now: Date) => Date {
  if (fields.has('now') === fields.has('advance'))
    fields.wrong(fields.has('now') ? 'advance' : 'now', 'Give either now or advance.');
  fields.end();
  const change = fields.has('now') ? toInstant(fields) : byDuration(fields);
  fields.end();
  return (now) => {
    const next = change(now);
    if (!(next.getTime() >= earliest && next.getTime() < latest))
      fields.wrong(fields.has('now') ? 'now' : 'advance', 'The clock goes from the year 2000 to 2099.');
    fields.end();
    return next;
  };
}

function toInstant(fields: Fields): () => Date {
  const text = fields.text('now', { max: 100 });
  const hasZone = /T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(text);
  const instant = DateTime.fromISO(text, { setZone: true });
  if (text !== '' && !(hasZone && instant.isValid))
    fields.wrong('now', 'Must be an instant with its zone, such as 2026-11-23T09:00:00+11:00.');
  return () => instant.toJSDate();
}

function byDuration(fields: Fields): (now: Date) => Date {
  const text = fields.text('advance', { max: 100 });
  const duration = Duration.fromISO(text);
  if (text !== '' && !duration.isValid) fields.wrong('advance', 'Must be an ISO 8601 duration, such as PT2H or P1D.');
  return (now) => DateTime.fromJSDate(now, { zone: 'utc' }).plus(duration).toJSDate();
}
