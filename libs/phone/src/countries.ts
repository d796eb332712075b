import { getCountries } from 'libphonenumber-js/max';

/** Every country that has phones, ISO 3166 alpha-2, by the alphabet: the same on every runtime. */
export const countries: readonly string[] = getCountries().sort();
