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

/** What the library of types does not know yet; engines had the member first, and newer ones have the method alone. */
type LocaleOfCountry = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined };

/** As the Unicode data of the runtime has them. */
function read(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale: LocaleOfCountry = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
