import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@bellbird/testing';
import { liveEventTypes, type LiveEvent, type LiveEvents } from './live-events.js';

/** Two processes that share their live events; where an adapter has but one, it stands for both. */
export interface LiveEventsUnderTest {
  here: LiveEvents;
  there: LiveEvents;
}

/** What every adapter of the port has to do. */
export function liveEventsContract(name: string, make: () => Promise<LiveEventsUnderTest>): void {
  describe(`${name} keeps the contract of live events`, () => {
    let here: LiveEvents;
    let there: LiveEvents;
    let cafe: string;
    let heard: LiveEvent[];
    const hear = (event: LiveEvent): void => void heard.push(event);
    const changed = (id: string, tenantId = cafe): LiveEvent => ({ type: 'sms-campaign-updated', tenantId, id });
    /** Whatever was published before this was heard has come, or will not come. */
    const all = async (tenantId = cafe): Promise<void> => {
      const last = randomUUID();
      await there.publish(changed(last, tenantId));
      await eventually(() => heard.some(({ id }) => id === last));
      heard = heard.filter(({ id }) => id !== last);
    };

    beforeEach(async () => {
      ({ here, there } = await make());
      cafe = randomUUID();
      heard = [];
    });
    afterEach(async () => {
      await Promise.all([...new Set([here, there])].map((each) => each.close()));
    });

    it('tells what any process publishes, as it was published and in its order', async () => {
      await here.subscribe(cafe, hear);
      const events = liveEventTypes.flatMap((type): LiveEvent[] => [
        { type, tenantId: cafe, id: randomUUID() },
        { type, tenantId: cafe, id: randomUUID(), userId: randomUUID() },
        { type, tenantId: cafe, id: randomUUID(), audience: ['campaign-editor'], mayBeHidden: true },
      ]);
      for (const event of events) await there.publish(event);
      await all();
      expect(heard).toEqual(events);
      heard = [];
      await here.publish(events[0]!);
      await all();
      expect(heard).toEqual([events[0]]);
    });

    it('tells nothing of another tenant', async () => {
      const other = randomUUID();
      await here.subscribe(cafe, hear);
      await there.publish(changed('theirs', other));
      await there.publish(changed('ours'));
      await all();
      expect(heard.map(({ id }) => id)).toEqual(['ours']);
    });

    it('tells every listener once, and goes on telling the others when one stops', async () => {
      const counts = [0, 0, 0];
      const stops = await Promise.all(counts.map((_, n) => here.subscribe(cafe, () => void (counts[n]! += 1))));
      await here.subscribe(cafe, hear);
      await there.publish(changed('one'));
      await all();
      expect(counts).toEqual([2, 2, 2]);
      await stops[1]!();
      await stops[1]!();
      await there.publish(changed('two'));
      await all();
      expect(counts).toEqual([4, 2, 4]);
    });

    it('says nothing after a stop, and all again to who comes back', async () => {
      const stop = await here.subscribe(cafe, hear);
      await stop();
      await there.publish(changed('unheard'));
      await pause(100);
      expect(heard).toEqual([]);
      await here.subscribe(cafe, hear);
      await there.publish(changed('heard'));
      await all();
      expect(heard.map(({ id }) => id)).toEqual(['heard']);
    });

    it('hears the last of quick changes of mind', async () => {
      for (let times = 0; times < 20; times += 1) {
        const going = await here.subscribe(cafe, hear);
        const stopped = going();
        const coming = here.subscribe(cafe, hear);
        await stopped;
        await (
          await coming
        )();
      }
      await here.subscribe(cafe, hear);
      await there.publish(changed('once'));
      await all();
      expect(heard.map(({ id }) => id)).toEqual(['once']);
    });

    it("lets one listener's fault be nobody else's", async () => {
      const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      try {
        await here.subscribe(cafe, () => {
          throw new Error('on purpose');
        });
        await here.subscribe(cafe, hear);
        await there.publish(changed('one'));
        await all();
        expect(heard.map(({ id }) => id)).toEqual(['one']);
        expect(said).toHaveBeenCalledWith(expect.stringContaining('a listener failed: Error: on purpose'));
      } finally {
        said.mockRestore();
      }
    });

    it('lets a hint go that comes when nobody listens, or after the end', async () => {
      await there.publish(changed('to nobody'));
      await here.subscribe(cafe, hear);
      await all();
      await here.close();
      await here.publish(changed('after the end'));
      await there.publish(changed('to one that ended'));
      await pause(50);
      expect(heard).toEqual([]);
    });
  });
}
