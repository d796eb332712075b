import { expect, it } from '@jest/globals';
import { quotedTogether } from './quoted';

it('asks in one question of as many campaigns as the gateway takes, and leaves none out for one that is too large', () => {
  const campaigns = [9_000, 9_000, 9_000, 2_000, 0].map((count) => ({ contactIds: Array<string>(count).fill('id') }));
  expect(quotedTogether(campaigns)).toEqual([campaigns[0], campaigns[1], campaigns[3], campaigns[4]]);
});
