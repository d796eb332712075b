/** Where Australian numbers and postcodes are: the territories have clocks of their own. */
const australian = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Norfolk',
  'Indian/Christmas',
  'Indian/Cocos',
];

const known = new Map<string, readonly string[]>([['AU', australian]]);

/** The zones of a country, "NZ"; none where it is not known. */
export function countryZones(country: string): readonly string[] {
  let zones = known.get(country);
  if (zones === undefined) {
    zones = read(country);
    known.set(country, zones);
  }
  return zones;
}

/** As the Unicode data of the runtime has them; the library of types does not know this member yet. */
function read(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  return (new Intl.Locale(`und-${country}`) as Intl.Locale & { timeZones?: string[] }).timeZones ?? [];
}
