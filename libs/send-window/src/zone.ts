/** What a clock on the wall shows. */
export interface Wall {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function wallAt(at: Date, timeZone: string): Wall {
  const [month, day, year, hour, minute] = formatOf(timeZone).format(at).match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { year, month, day, hour, minute };
}

/** Milliseconds by which the wall is ahead of UTC. */
export function offsetAt(at: number, timeZone: string): number {
  const [month, day, year, hour, minute, second] = formatOf(timeZone).format(at).match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

const dayMs = 86_400_000;

/** The instants at which the wall shows this, the first first: none where a turn of the clock skips it, two where it comes twice. */
export function instantsOf({ year, month, day, hour, minute }: Wall, timeZone: string): Date[] {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  // Whatever the offset is, it is the one of the day before or of the day after.
  const offsets = new Set([offsetAt(asUtc - dayMs, timeZone), offsetAt(asUtc + dayMs, timeZone)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((at) => offsetAt(at, timeZone) === asUtc - at)
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

/** The instant of what the wall shows: the first of two, and for a skipped one the moment of the turn, the next that exists. */
export function instantOf(wall: Wall, timeZone: string): Date {
  return (
    instantsOf(wall, timeZone)[0] ??
    turnAround(Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute), timeZone)
  );
}

function turnAround(asUtc: number, timeZone: string): Date {
  let [before, after] = [asUtc - dayMs, asUtc + dayMs];
  const old = offsetAt(before, timeZone);
  while (after - before > 1_000) {
    const middle = Math.floor((before + after) / 2_000) * 1_000;
    if (middle <= before) break;
    if (offsetAt(middle, timeZone) === old) before = middle;
    else after = middle;
  }
  return new Date(Math.ceil(after / 1_000) * 1_000);
}
