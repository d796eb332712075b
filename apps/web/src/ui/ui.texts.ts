import { defineTexts, plural } from '../lib/i18n/texts';

export const uiTexts = defineTexts({
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  close: 'Close',
  back: 'Back',
  stepDone: 'done',
  tryAgain: 'Try again',
  atLeast: (count: string) => `${count}+`,
  reference: (id: string) => `Reference ${id}`,
  backToHome: 'Back to home',
  tooManyTitle: 'Too many attempts',
  tooMany: (minutes: number, at: string) => `Try again in ${plural(minutes, 'a minute', '# minutes')}, at ${at}.`,
  choices: (count: number) => plural(count, '1 choice', '# choices'),
  noChoice: (text: string) => `Nothing matches “${text.trim()}”. Check the spelling.`,
  onlyWho: (role: string) => `Only an owner, administrator or ${role} can open this.`,
  holders: (names: string) => `${names} can give you access.`,
  askForAccess: 'Ask for access',
  asked: (name: string) => `Asked. ${name} will be told.`,
  askedNobody: 'Asked. Those who can give it will be told.',
});
