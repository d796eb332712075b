import { defineTexts } from '../../../lib/i18n/texts';

export const appSettingsTexts = defineTexts({
  title: 'App settings',
  lead: 'How Bellbird works for everyone. A change applies as soon as you save it.',
  errorTitle: 'We couldn’t load the settings',
  groups: { money: 'Money', support: 'Support', 'sign-up': 'Sign-up', links: 'Links' },
  names: {
    'usd-rate': 'US dollars for an Australian dollar',
    'usd-margin-percent': 'Margin on the rate, percent',
    'support-email': 'Support email',
    'sign-up-open': 'New businesses may sign up',
    banner: 'Banner',
    'blocked-link-hosts': 'Blocked sites',
  },
  environment: 'Set by the environment. Change it there, and restart.',
  changed: (when: string) => `Last changed: ${when}`,
  save: 'Save',
  saved: 'Saved',
});
