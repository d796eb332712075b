import Bowser from 'bowser';

/** A browser says less; what is longer is somebody's joke. */
const longest = 400;

/** What a browser says of itself, cut to what is kept. */
export const userAgentOf = (userAgent: string): string => userAgent.slice(0, longest);

/** A device as people know it: `Firefox on Windows`; of a program its name; `Unknown device` where nothing says. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent?.trim() ?? '';
  if (text === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(text);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || (/^[\w .-]{1,40}/.exec(text)?.[0].trim() ?? '') || 'Unknown device';
}
