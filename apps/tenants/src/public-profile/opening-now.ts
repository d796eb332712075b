import type { TenantRow } from '../business/tenant-row.js';
import { noHours } from '../opening-hours/hours.js';
import { hoursOn, isOpenAt, nextChangeAfter, wallDay, type DayHours } from '../opening-hours/open-at.js';

/** Whether a business is open, and until when. */
export interface OpeningNow {
  openNow: boolean;
  today: DayHours;
  nextChange: Date | null;
}

type Known = OpeningNow & Pick<TenantRow, 'openingHoursVersion' | 'timeZone'> & { minute: number };

const minuteMs = 60_000;
const mostKnown = 5_000;

/** Nothing about hours changes within a minute, so that each is worked out once a minute and version, however many ask. */
export class OpeningNows {
  private readonly known = new Map<string, Known>();

  of({ id, openingHours, openingHoursVersion, timeZone }: TenantRow, now: Date): OpeningNow {
    const minute = Math.floor(now.getTime() / minuteMs);
    const before = this.known.get(id);
    const isSame =
      before?.minute === minute && before.openingHoursVersion === openingHoursVersion && before.timeZone === timeZone;
    if (isSame) return before;
    const hours = openingHours ?? noHours;
    const fresh: Known = {
      openNow: isOpenAt(hours, now, timeZone),
      today: hoursOn(hours, wallDay(now, timeZone).date),
      nextChange: nextChangeAfter(hours, now, timeZone),
      ...{ minute, openingHoursVersion, timeZone },
    };
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(id, fresh);
    return fresh;
  }
}
