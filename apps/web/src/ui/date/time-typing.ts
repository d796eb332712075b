import { dateTexts as t } from './date.texts';
import { readTime, stepTime } from './read-time';
import type { Typing } from './typed-input';

const minuteStep = 5;

/** How a time is typed, read and stepped through. */
export const timeTyping: Typing = {
  pattern: t.timePattern,
  read: readTime,
  print: (value) => value,
  parts: [
    [0, 2],
    [3, 5],
  ],
  step: (value, part, by) => {
    if (value === null) return '09:00';
    if (part === 0) return stepTime(value, by * 60);
    // On to the next five minutes: 10:02 leads to 10:05 and back to 10:00.
    const beyond = Number(value.slice(3)) % minuteStep;
    return stepTime(value, by === 1 ? minuteStep - beyond : -(beyond || minuteStep));
  },
};

/** The same for an end: 24:00 is the midnight after. */
export const endTyping: Typing = {
  ...timeTyping,
  read: (text) => (/^24(?:[:.h]?00)?$/.test(text.trim()) ? '24:00' : readTime(text)),
  step: (value, part, by) => timeTyping.step(value === '24:00' ? '00:00' : value, part, by),
};
