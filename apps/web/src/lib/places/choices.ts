export interface Choice {
  value: string;
  label: string;
}

/** ISO 3166-1 alpha-2, as the server takes them. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Australia and New Zealand, whose people can be texted, first; then all others by name. */
export function countryChoices(): Choice[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' });
  const choice = (code: string): Choice => ({ value: code, label: names.of(code) ?? code });
  const others = codes
    .split(' ')
    .filter((code) => code !== 'AU' && code !== 'NZ')
    .map(choice);
  return [choice('AU'), choice('NZ'), ...others.sort((a, b) => a.label.localeCompare(b.label, 'en-AU'))];
}

/** Names that browsers know by an old spelling or leave out of their list. */
const alsoZones = ['UTC', 'Asia/Kolkata', 'Europe/Kyiv'];
const oldNames: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata', 'Europe/Kiev': 'Europe/Kyiv' };
const isNear = (zone: string): boolean => zone.startsWith('Australia/') || zone === 'Pacific/Auckland';

/** Every zone, "Sydney (Australia)", by city, so that typing a city finds it; ours and the browser's own first. */
export function zoneChoices(own: string): Choice[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const zones = [...new Set([...known.map(currentName), ...alsoZones, 'Australia/Sydney', own])];
  const rank = (zone: string): number => (zone === own ? 0 : isNear(zone) ? 1 : 2);
  return zones
    .map((zone) => ({ value: zone, label: labelOf(zone) }))
    .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, 'en-AU'));
}

/** The zone the browser is set to, under its present name. */
export const browserZone = (): string =>
  currentName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'Australia/Sydney');

const currentName = (zone: string): string => oldNames[zone] ?? zone;

function labelOf(zone: string): string {
  const [region, ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length === 0 ? region! : `${rest.at(-1)} (${[region, ...rest.slice(0, -1)].join(', ')})`;
}

/** The country a browser's zone speaks for, as far as we text there. */
export const countryOfZone = (zone: string): string =>
  zone === 'Pacific/Auckland' || zone === 'Pacific/Chatham' ? 'NZ' : 'AU';

export const labelIn = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
/** "Sydney" of "Sydney (Australia)". */
export const cityOf = (label: string): string => label.replace(/ \(.*\)$/, '');
