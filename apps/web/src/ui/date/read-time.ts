/** A time on the wall, "09:30": 24 hours, no zone. */
export type Time = string;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const timeFrom = (hour: number, minute: number): Time | null => {
  const text = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return isTime(text) ? text : null;
};

/**
 * The time that a person means: "9", "930", "0930", "9:30", "9.30", "9h30", "9 pm", "9:30am".
 * Null where it cannot be told, or no clock shows it.
 */
export function readTime(text: string): Time | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?: ?([ap])\.?m\.?)?$/.exec(text.trim().toLowerCase());
  if (match === null) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? '0'), match[3]];
  if (half === undefined) return timeFrom(hour, minute);
  return hour < 1 || hour > 12 ? null : timeFrom((hour % 12) + (half === 'p' ? 12 : 0), minute);
}

/** So many minutes on, round the clock. */
export function stepTime(time: Time, minutes: number): Time {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const all = (((hour * 60 + minute + minutes) % 1_440) + 1_440) % 1_440;
  return timeFrom(Math.floor(all / 60), all % 60)!;
}
