/** Port: business time, for schedules, send windows and what people read. Leases and tokens never use it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
