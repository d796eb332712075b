import { defineTexts } from '../../lib/i18n/texts';

export const sharingTexts = defineTexts({
  title: 'Who can see it',
  everyone: 'Everyone in your business',
  everyoneText: 'Everyone can use it. You and those who manage the business can change it.',
  chosen: 'Only people I choose',
  chosenText: 'You, owners and administrators always see it.',
  private: 'Private',
  may: { view: 'Can see it', modify: 'Can change it', all: 'Can change and share it' },
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a person',
  pick: 'Choose a person',
  nobodyLeft: 'Everyone in your business is in the list.',
  loading: 'Loading people …',
  failed: 'We couldn’t load the people in your business.',
  retry: 'Try again',
  somebody: 'Someone who left',
  maker: 'Made by',
  seeOnlyTitle: 'You can’t change this',
  seeOnly: (name: string | null) =>
    name === null
      ? 'You can use it. Only an owner or administrator can change it.'
      : `You can use it. ${name}, an owner or an administrator can let you change it.`,
  notShare: (name: string | null) =>
    name === null
      ? 'Only an owner or administrator can change who sees it.'
      : `Only ${name}, an owner or an administrator can change who sees it.`,
});
