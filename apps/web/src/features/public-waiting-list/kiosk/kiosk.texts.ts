import { defineTexts } from '../../../lib/i18n/texts';

export const kioskTexts = defineTexts({
  joined: (name: string, place: string) => `${name}, you are ${place}`,
  number: 'Your number',
  texted: 'We text you when it is almost your turn.',
  byName: 'We call you by name.',
  next: 'Next person',
  resets: (seconds: number) => `This screen clears itself in ${seconds} s.`,
});
