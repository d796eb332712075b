import { defineTexts, plural } from '../lib/i18n/texts';

export const uiTexts = defineTexts({
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  close: 'Close',
  back: 'Back',
  stepDone: 'done',
  tryAgain: 'Try again',
  undo: 'Undo',
  atLeast: (count: string) => `${count}+`,
  reference: (id: string) => `Reference ${id}`,
  backToHome: 'Back to home',
  tooManyTitle: 'Too many attempts',
  tooMany: (minutes: number, at: string) => `Try again in ${plural(minutes, 'a minute', '# minutes')}, at ${at}.`,
  choices: (count: number) => plural(count, '1 choice', '# choices'),
  noChoice: (text: string) => `Nothing matches “${text.trim()}”. Check the spelling.`,
  whoCanGrant: 'The owner or an administrator of your business can give you access.',
});
