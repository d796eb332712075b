import { setTimeout as pause } from 'node:timers/promises';
import { ClockFollowers } from './clock-followers.js';

describe('processes that go by the clock', () => {
  it('are answered at once where they go by another, and wait while they go by it', async () => {
    const followers = new ClockFollowers();
    expect(await followers.follow('a', null, () => 5)).toBe(5);
    const waits = followers.follow('a', 5, () => 5);
    expect(await Promise.race([waits, pause(30, 'waiting')])).toBe('waiting');
  });

  it('hold a change back until each says that it goes by it', async () => {
    const followers = new ClockFollowers();
    let offset = 0;
    const waits = followers.follow('a', 0, () => offset);
    offset = 7;
    let told = false;
    const telling = followers.tell(7).then(() => (told = true));
    expect(await waits).toBe(7);
    await pause(20);
    expect(told).toBe(false);
    void followers.follow('a', 7, () => offset);
    await telling;
  });

  it('that are gone hold it back for two seconds, once', async () => {
    const followers = new ClockFollowers();
    void followers.follow('gone', 0, () => 0);
    const start = performance.now();
    await followers.tell(1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(1_990);
    const next = new Promise((resolve) => setImmediate(resolve, 'the next turn'));
    expect(await Promise.race([followers.tell(2), next])).not.toBe('the next turn');
  });
});
