import { countryZones, readZone } from '@bellbird/au-zones';
import type { PersonRow } from '../people/person.js';

/** How the zones of people are known. */
export interface ZoneRule {
  /** The custom field that says it, as filters name it: `attributes.state`; empty where the business named none. */
  field: string;
  /** The business's zone. */
  timeZone: string;
}

const prefix = 'attributes.';

/** The key of the custom field that a rule names; null where it names none. */
export const zoneKeyOf = ({ field }: ZoneRule): string | null =>
  field.startsWith(prefix) ? field.slice(prefix.length) : null;

/** Where a person's clock is: by the field, else by their phone's country where that has one zone, else the business's. */
export function zoneOfPerson(
  { attributes, phoneCountry }: Pick<PersonRow, 'attributes' | 'phoneCountry'>,
  rule: ZoneRule,
): string {
  const key = zoneKeyOf(rule);
  const said = key === null || !Object.hasOwn(attributes, key) ? null : readZone(attributes[key]);
  if (said !== null) return said;
  const [zone, ...others] = countryZones(phoneCountry);
  return zone === undefined || others.length > 0 ? rule.timeZone : zone;
}
