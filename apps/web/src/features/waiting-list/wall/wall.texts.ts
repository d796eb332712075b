import { defineTexts } from '../../../lib/i18n/texts';

export const wallTexts = defineTexts({
  title: 'Wall',
  serving: 'Now serving',
  nobody: 'Nobody yet',
  next: 'Next',
  nobodyNext: 'Nobody is waiting',
  join: 'Join the list',
  joinText: 'Scan, then wait where you like',
  code: 'Opens the page where you join the list',
  waiting: (count: number) => `${count} waiting`,
  about: (minutes: number, within: number) => `about ${minutes} min, usually within ${within}`,
  closed: 'The list is closed',
  paused: 'No new turns for a moment',
  askCounter: 'Ask at the counter',
  upToDate: (time: string) => `Up to date at ${time}`,
  silent: (time: string) => `No connection since ${time}`,
  connecting: 'Connecting',
  soundTitle: 'A chime at each call?',
  soundOn: 'Chime on',
  soundOff: 'No sound',
  back: 'Back to the list',
});
