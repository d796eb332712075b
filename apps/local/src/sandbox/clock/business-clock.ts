import type pg from 'pg';
import { readSetting, writeSetting } from '../sandbox-database.js';

/** Hears of a new distance between business time and real time; the change is answered once it resolves. */
export type OnClockChange = (offsetMs: number) => void | Promise<void>;

/** Business time: real time plus what a person has put it forward or back. Survives a restart. */
export class BusinessClock {
  #offsetMs: number;
  #changing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly pool: pg.Pool,
    offsetMs: number,
    private readonly onChange: OnClockChange,
  ) {
    this.#offsetMs = offsetMs;
  }

  static async load(pool: pg.Pool, onChange: OnClockChange): Promise<BusinessClock> {
    const offsetMs = (await readSetting<number>(pool, 'clockOffsetMs')) ?? 0;
    return new BusinessClock(pool, offsetMs, onChange);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** `to` is given the present business time and answers the new one. Resolves when everybody goes by it. */
  turn(to: (now: Date) => Date): Promise<void> {
    return this.#change(() => {
      const real = Date.now();
      return to(new Date(real + this.#offsetMs)).getTime() - real;
    });
  }

  /** Back to real time. */
  reset(): Promise<void> {
    return this.#change(() => 0);
  }

  #change(offset: () => number): Promise<void> {
    const change = this.#changing.then(async () => {
      const offsetMs = offset();
      await writeSetting(this.pool, 'clockOffsetMs', offsetMs);
      this.#offsetMs = offsetMs;
      await this.onChange(offsetMs);
    });
    this.#changing = change.catch(() => undefined);
    return change;
  }
}
