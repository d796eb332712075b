export { countryZones } from './country-zones.js';
export { readZone } from './read-zone.js';
