import { defineTexts, formatCount } from '../../../lib/i18n/texts';

export const tourTexts = defineTexts({
  at: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  done: 'Done',
  home: { title: 'Home', text: 'What needs you today, what is on its way, and what was sent. Start each day here.' },
  contacts: {
    title: 'Contacts',
    text: 'Everyone you may text. Import your list from a file, or add people one by one.',
  },
  bill: {
    title: 'The bill, before you send',
    text: 'Write a text here. You see who gets it and the exact price before anything goes.',
  },
  balance: {
    title: 'Your balance',
    text: 'You pay in first and spend from here. Nothing is sent that it does not cover.',
  },
  help: { title: 'Help', text: 'Short answers to most questions. Ctrl or ⌘ with K finds everything else.' },
  phone: {
    welcome: {
      title: 'Welcome to Bellbird',
      text: 'Home shows what needs you today. The bar at the bottom leads to campaigns and contacts.',
    },
    bill: {
      title: 'The bill, before you send',
      text: 'You see who gets a text and its exact price before anything goes. You pay in first.',
    },
    help: { title: 'Help', text: 'Under More you find help, your account and everything else.' },
  },
});
