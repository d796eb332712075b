import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent, LiveEvents } from '@bellbird/live-events';
import { eventually } from '@bellbird/testing';
import { TenantHints } from './tenant-hints.js';

describe('hints to browsers', () => {
  const published: LiveEvent[] = [];
  const live = { publish: async (event: LiveEvent) => void published.push(event) } as LiveEvents;

  it('come at once, then at most one each 300 ms a tenant, and the last change is never swallowed', async () => {
    const hints = new TenantHints(live);
    for (let n = 0; n < 50; n++) hints.balanceChanged('mine');
    hints.balanceChanged('theirs');
    hints.tenantChanged('mine');
    const of = (tenantId: string, type: string): number =>
      published.filter((event) => event.tenantId === tenantId && event.type === type).length;
    expect([of('mine', 'updated-balance'), of('theirs', 'updated-balance'), of('mine', 'tenant-updated')]).toEqual([
      1, 1, 1,
    ]);
    await eventually(() => of('mine', 'updated-balance') === 2);
    expect([of('theirs', 'updated-balance'), of('mine', 'tenant-updated')]).toEqual([1, 1]);
    // Quiet again: nothing comes by itself, and the next change is told at once.
    await pause(700);
    expect(of('mine', 'updated-balance')).toBe(2);
    hints.balanceChanged('mine');
    expect(of('mine', 'updated-balance')).toBe(3);
    hints.onModuleDestroy();
  });

  it('that cannot be published are lost without harm', () => {
    const hints = new TenantHints({
      publish: async () => {
        throw new Error('down');
      },
    } as unknown as LiveEvents);
    expect(() => hints.balanceChanged('mine')).not.toThrow();
    hints.onModuleDestroy();
  });
});
