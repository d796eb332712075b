import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { afterLiving } from './after-living.js';

const standStill = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

describe('time that a process lived through', () => {
  it('is over once', async () => {
    let times = 0;
    afterLiving(40, () => void (times += 1));
    expect(times).toBe(0);
    await eventually(() => expect(times).toBe(1));
    await pause(80);
    expect(times).toBe(1);
  });

  it('goes on after a stand-still, however long', async () => {
    let isOver = false;
    afterLiving(200, () => void (isOver = true));
    for (let time = 0; time < 3; time++) {
      standStill(250);
      await pause(0);
    }
    expect(isOver).toBe(false);
    await eventually(() => expect(isOver).toBe(true));
  });

  it('ends with whoever waits no more', async () => {
    let isOver = false;
    afterLiving(40, () => void (isOver = true))();
    await pause(120);
    expect(isOver).toBe(false);
  });
});
