import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import type { Logger } from '../telemetry/logger.js';
import { Background } from './background.js';

const hour = 3_600_000;

describe('loops of a service', () => {
  let background: Background;
  let begun: string[];
  const ends = new Map<string, () => void>();
  beforeEach(() => {
    background = new Background({ warn: () => undefined } as unknown as Logger);
    begun = [];
    ends.clear();
  });
  afterEach(async () => {
    for (const end of ends.values()) end();
    await background.stop();
  });

  /** A turn that is noted, and ends when it is told to. */
  const turn = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => void ends.set(name, resolve));
  };

  it('begin at once where they are often, one after the other where they are seldom', async () => {
    for (const name of ['first', 'second', 'third']) background.every(name, hour, turn(name));
    background.every('often', 500, turn('often'));
    await eventually(() => expect(begun.toSorted()).toEqual(['first', 'often']));
    await pause(20);
    expect(begun).toHaveLength(2);
    ends.get('first')!();
    await eventually(() => expect(begun.at(-1)).toBe('second'));
    expect(begun).toHaveLength(3);
    ends.get('second')!();
    await eventually(() => expect(begun.at(-1)).toBe('third'));
  });

  it('do not wait behind one that fails, nor once there is something to do', async () => {
    background.every('failing', hour, () => Promise.reject(new Error('no')));
    background.every('slow', hour, turn('slow'));
    await eventually(() => expect(begun).toEqual(['slow']));
    const { poke } = background.every('poked', hour, turn('poked'));
    await pause(20);
    expect(begun).toEqual(['slow']);
    poke();
    await eventually(() => expect(begun).toEqual(['slow', 'poked']));
  });

  it('have no turn after the stop, those that wait for their first neither', async () => {
    background.every('first', hour, turn('first'));
    background.every('second', hour, turn('second'));
    await eventually(() => expect(begun).toEqual(['first']));
    const stopped = background.stop();
    ends.get('first')!();
    await stopped;
    await pause(20);
    expect(begun).toEqual(['first']);
  });
});
