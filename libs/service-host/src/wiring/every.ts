import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import { Background } from '../process/background.js';
import { Providers } from './providers.js';

const scheduled = Symbol('schedule');

/** '500ms', '10s', '1m', '1h' */
export type Period = `${number}${keyof typeof milliseconds}`;
const milliseconds = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/**
 * Has a method of a provider called at the start and then so long after each turn's end; turns of one method never
 * overlap. A turn that answers true is followed by the next at once. What it throws is logged, and the next turn comes.
 */
export function Every(period: Period) {
  return <M extends () => Promise<unknown>>(
    _prototype: object,
    _method: string | symbol,
    { value }: TypedPropertyDescriptor<M>,
  ): void => Reflect.defineMetadata(scheduled, millisecondsOf(period), value!);
}

/** @throws where it is no period. */
export function millisecondsOf(period: Period): number {
  const [, count, unit] = /^(\d+)(ms|s|m|h)$/.exec(period) ?? [];
  if (count === undefined) throw new Error(`${period} is no period: give one such as 500ms, 10s, 1m or 1h.`);
  return Number(count) * milliseconds[unit as keyof typeof milliseconds];
}

/** The schedules of a service. They run from its start to its stop. */
@Injectable()
export class Schedules {
  private readonly pokes = new Map<object, Map<string, () => void>>();
  private isStarted = false;

  constructor(
    private readonly providers: Providers,
    private readonly background: Background,
  ) {}

  /** @throws where one schedule would run twice, since its provider was made twice. */
  start(): void {
    this.isStarted = true;
    const names = new Set<string>();
    for (const { mark: everyMs, instance, method, name } of this.providers.marked<number>(scheduled)) {
      if (names.has(name)) throw new Error(`${name} would run twice: two modules provide it.`);
      names.add(name);
      const turns = instance as Record<string, () => Promise<unknown>>;
      const { poke } = this.background.every(name, everyMs, async () => (await turns[method]!()) === true);
      const ofInstance = this.pokes.get(instance) ?? new Map<string, () => void>();
      this.pokes.set(instance, ofInstance.set(method, poke));
    }
  }

  /**
   * There is something to do: the next turn of a schedule comes at once. Before the start it does nothing, as that is a turn itself.
   *
   * @throws where the method has no schedule, so that nobody waits for a turn that never comes.
   */
  poke<P extends object>(provider: P, method: keyof P & string): void {
    if (!this.isStarted) return;
    const poke = this.pokes.get(provider)?.get(method);
    if (poke === undefined) throw new Error(`${provider.constructor.name}.${method} has no schedule.`);
    poke();
  }
}
