import { defineTexts } from '../../../lib/i18n/texts';

export const overviewTexts = defineTexts({
  sections: 'Parts of the account',
  noWay: 'No email or phone yet',
  pictures: {
    both: 'Icon and logo',
    icon: 'Icon, no logo yet',
    logo: 'Logo, no icon yet',
    none: 'No icon or logo yet',
  },
  published: (day: string) => `Last changed ${day}`,
  noPolicy: 'Not written yet',
  twoFactor: { on: 'Two-factor: on', off: 'Two-factor: off' },
});
