import { countryZones } from '@bellbird/au-zones';
import { readInstant } from './scheduled-time.js';

/**
 * When a local time comes furthest east of where people of these countries, and the business, may be: the campaign is
 * frozen and funded then, before anybody's own clock shows it. Null where it is no local time.
 */
export function firstLocal(local: string, timeZone: string, countries: readonly string[]): Date | null {
  const instants = [timeZone, ...countries.flatMap(countryZones)]
    .map((zone) => readInstant(local, zone)?.instant.getTime())
    .filter((instant) => instant !== undefined);
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}
