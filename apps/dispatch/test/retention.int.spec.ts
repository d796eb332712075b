import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { receiveInbound } from '../src/inbound/receive-inbound.js';
import { forgetTexts } from '../src/sweeping/forget-texts.js';
import { dispatchWorld, fund, storeAudience, type World } from './dispatch-world.js';
import { wrongConversations } from './wrong-conversations.js';

let world: World;
beforeAll(async () => {
  world = await dispatchWorld();
}, 60_000);
afterAll(() => world?.drop());

const now = new Date();
/** Counts and money, as whoever adds up reads them. */
const figures = () =>
  world.look(
    `select campaign_no, count(*)::int as messages, sum(price)::bigint as charged, sum(units)::int as units, array_agg(distinct state) as states, count(distinct address)::int as phones
       from message group by 1 order by 1`,
  );
const texts = async (): Promise<string> =>
  JSON.stringify([
    await world.look('select body, name from message'),
    await world.look('select text from inbound_sms'),
    await world.look('select last_text, name from conversation'),
  ]);
/** A campaign of so many that has ended `days` ago, and the answer of its first person. */
async function ended(canary: string, days: number, people: number): Promise<void> {
  const campaign = await storeAudience(world, people);
  await fund(world, campaign);
  const at = [campaign.campaignId, days];
  const [first] = await world.look<{ address: string }>(
    `update message m set body = '${canary} ' || m.id, name = '${canary}', state = 2, price = 80000, sending_at = now() from campaign_control c
      where c.campaign_no = m.campaign_no and c.campaign_id = $1 returning address`,
    at.slice(0, 1),
  );
  await receiveInbound(
    world.db,
    { sid: newId(), from: first!.address, to: '+61491578888', text: `${canary} answer` },
    new Date(now.getTime() - days * 86_400_000),
  );
  await world.look(
    `update campaign_control set state = 'finished', finished_at = now() - make_interval(days => $2) where campaign_id = $1`,
    at,
  );
}

it('18. names and texts go after their time, and no earlier; counts and money stay', async () => {
  await ended('CANARY', 731, 2_500);
  await ended('CANARY', 740, 1);
  await ended('KEPT', 729, 3);
  const before = await figures();
  while (await forgetTexts(world.db, 730, now));
  expect(await figures()).toEqual(before);
  const left = await texts();
  expect(left).not.toContain('CANARY');
  expect(left.match(/KEPT/g)?.length).toBe(3 * 2 + 1 + 2);
  expect(await world.look(`select count(*)::int as n from inbound_sms where text = ''`)).toEqual([{ n: 2 }]);
  expect(await wrongConversations((sql) => world.look(sql))).toEqual([]);
  expect(await forgetTexts(world.db, 730, now)).toBe(false);
});

it('18. killed in the middle it goes on where it was', async () => {
  await ended('CANARY', 800, 1_500);
  expect(await forgetTexts(world.db, 730, now)).toBe(true);
  expect(await texts()).toContain('CANARY');
  while (await forgetTexts(world.db, 730, now));
  expect(await texts()).not.toContain('CANARY');
});
