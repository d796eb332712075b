import { seeded } from '@bellbird/testing';
import { FourServices } from './support/four-services.js';

const businesses = 12;
const services = ['tenants', 'contacts', 'campaigns', 'dispatch'] as const;

/** Check 48 for the groups of four services at once (its short form, for one group, is in libs/outbox): what the clean run left, the worst one leaves once more. */
describe('events that come three times and in another order', () => {
  it(
    'leave in every service what they leave when they come once and in theirs',
    () =>
      seeded(async (seed) => {
        const world = await new FourServices().start(seed);
        const dumps = async (): Promise<Map<string, string[]>> =>
          new Map(await Promise.all(services.map(async (name) => [name, await world.dump(name)] as const)));
        try {
          const before = await dumps();
          await world.campaignsOf(businesses);
          const clean = await dumps();
          const calm = world.bus.brought;
          world.bus.worst = true;
          await world.campaignsOf(businesses);
          const worst = await dumps();
          console.info(
            `${businesses} campaigns of four fates: ${calm} events brought when calm, ${world.bus.brought - calm} at its worst`,
          );
          const differences = services.flatMap((name) => {
            const added = (later: Map<string, string[]>, earlier: Map<string, string[]>): string[] =>
              without(later.get(name)!, earlier.get(name)!);
            const [once, worse] = [added(clean, before), added(worst, clean)];
            expect(once.length).toBeGreaterThanOrEqual(businesses);
            return [
              ...without(worse, once).map((row) => `${name}, more: ${row}`),
              ...without(once, worse).map((row) => `${name}, less: ${row}`),
              ...added(clean, worst).map((row) => `${name}, changed: ${row}`),
            ];
          });
          expect(differences).toEqual([]);
          expect(await world.services.get('tenants')!.sql('select * from ledger_violations()')).toEqual([]);
        } finally {
          await world.stop();
        }
      }),
    180_000,
  );
});

/** What of `all` is left when each of `some` has been taken away once. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of some) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const n = left.get(each) ?? 0;
    left.set(each, n - 1);
    return n <= 0;
  });
}
