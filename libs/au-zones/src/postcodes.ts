import { zoneOfState } from './states.js';

/**
 * Postcodes whose clocks are not those of their range. One that lies in several states goes by where most of its people
 * live: 0872 around Alice Springs is mostly the Northern Territory's, 4825 around Mount Isa Queensland's.
 */
const alone: Readonly<Record<number, string>> = {
  872: 'Australia/Darwin',
  2880: 'Australia/Broken_Hill',
  2898: 'Australia/Lord_Howe',
  2899: 'Pacific/Norfolk',
  4825: 'Australia/Brisbane',
  // On the highway from Caiguna to Eucla the clocks are 45 minutes ahead of Perth's.
  6443: 'Australia/Eucla',
  6798: 'Indian/Christmas',
  6799: 'Indian/Cocos',
};

/** First and last postcode of each range (Australia Post: streets, post boxes and large receivers), with its state. */
const ranges: readonly (readonly [number, number, string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  // The Australian Capital Territory's 2600 to 2618 and 2900 to 2920 have the same clocks.
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

/** The zone of a postcode; null where there is none of that number. */
export function zoneOfPostcode(postcode: number): string | null {
  const own = alone[postcode];
  if (own !== undefined) return own;
  const range = ranges.find(([first, last]) => postcode >= first && postcode <= last);
  return range === undefined ? null : (zoneOfState[range[2]] ?? null);
}
