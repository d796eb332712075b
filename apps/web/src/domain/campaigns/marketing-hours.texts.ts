import { defineTexts } from '../../lib/i18n/texts';

/** When marketing may go out (spec point 5), in the same words wherever it is said. The sentence is closed where it is used. */
export const marketingHoursTexts = defineTexts({
  goesOut: 'Marketing goes out Monday to Friday 09:00 to 20:00 and Saturday 09:00 to 17:00',
});
