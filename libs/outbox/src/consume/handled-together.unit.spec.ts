import { expect, it } from '@jest/globals';
import { campaignPaused, campaignResumed, sliceSettled } from '@bellbird/events';
import { knownEvents, on, onMany } from './event-handler.js';
import { handledTogether } from './handled-together.js';

const known = knownEvents([
  onMany(sliceSettled, async () => undefined),
  onMany(campaignPaused, async () => undefined),
  on(campaignResumed, async () => undefined),
]);
const settled = 'slice.settled';
const paused = 'campaign.paused';
const resumed = 'campaign.resumed';

/** `a:slice.settled` of tenant t, or of another: `a:slice.settled@u`. */
const eventOf = (word: string) => {
  const [key = '', rest = ''] = word.split(':');
  const [type = '', tenantId = 't'] = rest.split('@');
  return { key, type, tenantId };
};
const together = (...words: string[]): string[] =>
  handledTogether(known, words.map(eventOf)).map((list) => list.map(({ key }) => key).join(' '));

it.each<[string, string[], string[]]>([
  ['all of one kind', [`a:${settled}`, `b:${settled}`, `a:${settled}`], ['a b a']],
  ['two kinds in turn', [`a:${settled}`, `a:${paused}`, `b:${settled}`, `b:${paused}`], ['a b', 'a b']],
  [
    'a kind that is handled one by one',
    [`a:${resumed}`, `b:${settled}`, `c:${resumed}`, `d:${settled}`],
    ['a', 'b d', 'c'],
  ],
  [
    'a key whose order would be lost',
    [`a:${settled}`, `b:${paused}`, `b:${settled}`, `c:${settled}`],
    ['a', 'b', 'b c'],
  ],
  ['tenants, one after the other', [`a:${settled}`, `b:${settled}@u`, `c:${settled}`], ['a', 'b', 'c']],
])('takes together %s', (_name, words, lists) => {
  expect(together(...words)).toEqual(lists);
});

it('keeps the order of each key, whatever comes', () => {
  const kinds = [settled, paused, resumed];
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let round = 0; round < 200; round++) {
    const events = Array.from({ length: 40 }, (_, nth) => ({
      nth,
      key: `k${next(6)}`,
      type: kinds[next(3)]!,
      tenantId: 't',
    }));
    const handled = handledTogether(known, events).flat();
    expect(handled.map(({ nth }) => nth).sort((a, b) => a - b)).toEqual(events.map(({ nth }) => nth));
    for (const key of new Set(events.map((event) => event.key))) {
      const places = handled.filter((event) => event.key === key).map(({ nth }) => nth);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  }
});
