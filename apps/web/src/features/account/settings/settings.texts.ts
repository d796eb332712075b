import { defineTexts } from '../../../lib/i18n/texts';

export const settingsTexts = defineTexts({
  appearance: 'Appearance',
  appearanceText: 'How Bellbird looks in this browser.',
  modes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  business: 'Your business',
  businessText: 'For everybody who works with Bellbird in your business.',
  twoFactor: 'A second step for everybody',
  twoFactorText: 'Everybody sets up an authenticator app before they go on.',
  ownerOnly: 'Only an owner can change this.',
  confirmAbove: 'Confirm campaigns above, $',
  confirmAboveText: 'A campaign that costs more asks for its price to be typed before it goes. 0 asks each time.',
  confirmAboveWrong: 'Give an amount such as 100.00.',
  lock: 'Lock the screen',
  lockText: 'When nobody has touched it for a while. Good for a shared tablet.',
  never: 'Never',
  minutes: (count: number) => `After ${count} minutes`,
});
