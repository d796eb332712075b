import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bellbird/testing';
import { finishCampaigns, sayFinishedAgain } from '../src/sweeping/finish-campaigns.js';
import { dispatchWorld, fund, startCarrier, startWorker, storeAudience, type World } from './dispatch-world.js';
import { figuresOf } from './figures.js';

let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
}, 60_000);
afterAll(async () => {
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

const dueNow = () => world.look('update campaign_control set next_emission = now() where next_emission is not null');

it('says that sending is finished again while the ledger does not answer: the same end, which counts as one', async () => {
  const campaign = await storeAudience(world, 30);
  const worker = await startWorker(world, carrier.url);
  await fund(world, campaign);
  await eventually(
    async () => expect(await world.look('select state from campaign_control')).toEqual([{ state: 'finished' }]),
    { timeoutMs: 20_000 },
  );
  await worker.kill();
  expect(await sayFinishedAgain(world.db)).toBe(0); // it is not due for 30 s
  for (let times = 0; times < 2; times++) {
    await dueNow();
    expect(await sayFinishedAgain(world.db)).toBe(1);
  }
  expect(
    await world.look(
      `select count(*)::int as said, count(distinct event_id)::int as events, count(distinct agg_version)::int as versions from outbox where event_type = 'sending.finished'`,
    ),
  ).toEqual([{ said: 3, events: 3, versions: 3 }]);
  expect(await figuresOf(world)).toMatchObject({ finished: 1, finishedWrong: 0 });
}, 60_000);

it('and its figures notice an end that was said once too often, or another end', async () => {
  const last = `(select max(position) from outbox where event_type = 'sending.finished')`;
  await world.look(`insert into outbox (shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, payload)
                    select shard, gen_random_uuid(), topic, partition_key, agg_version + 1, tenant_id, event_type, schema_version, payload from outbox where position = ${last}`);
  expect(await figuresOf(world)).toMatchObject({ finished: 1, finishedWrong: 1 });
  await world.look(`delete from outbox where position = ${last}`);
  expect(await figuresOf(world)).toMatchObject({ finished: 1, finishedWrong: 0 });
  await world.look(`update outbox set payload = payload || '{"total": "1"}' where position = ${last}`);
  expect(await figuresOf(world)).toMatchObject({ finished: 1, finishedWrong: 1 });
});

it('sees the end of a campaign behind however many that still wait', async () => {
  await world.look(
    `insert into campaign_control (tenant_no, campaign_id, tenant_id, state, recipients) select 1, gen_random_uuid(), gen_random_uuid(), 'running', 1 from generate_series(1, 450)`,
  );
  const [last] = await world.look<{ no: number }>('select max(campaign_no) as no from campaign_control');
  await world.look(
    `insert into settle (tenant_no, id, campaign_no, accepted, rejected, unknown, skipped, failed_unknown, units, charge_micro, late) values (1, gen_random_uuid(), $1, 1, 0, 0, 0, 0, 1, 80000, false)`,
    [last!.no],
  );
  await finishCampaigns(world.db);
  expect(await world.look('select state from campaign_control where campaign_no = $1', [last!.no])).toEqual([
    { state: 'finished' },
  ]);
  expect(await world.look(`select count(*)::int as waiting from campaign_control where state = 'running'`)).toEqual([
    { waiting: 449 },
  ]);
});

it('ends all but those that cannot, be it a campaign, a text among others or one that was canceled', async () => {
  const ready = (prio: 0 | 1) =>
    world.look<{ campaign_no: number }>(
      `with ended as (
         insert into campaign_control (tenant_no, campaign_id, tenant_id, state, recipients, prio)
         select 1, gen_random_uuid(), gen_random_uuid(), 'running', 1, ${prio} from generate_series(1, 5) returning campaign_no)
       insert into settle (tenant_no, id, campaign_no, accepted, rejected, unknown, skipped, failed_unknown, units, charge_micro, late)
       select 1, gen_random_uuid(), campaign_no, 1, 0, 0, 0, 0, 1, 80000, false from ended returning campaign_no`,
    );
  const all = [...(await ready(0)), ...(await ready(1))].map(({ campaign_no }) => campaign_no);
  const [single, canceled, campaign] = [all[2]!, all[5]!, all[7]!];
  await world.look(`update campaign_control set state = 'canceled', cancel_heard = true where campaign_no = $1`, [
    canceled,
  ]);
  await world.look(
    `insert into chunk (tenant_no, id, campaign_no, page, lo, hi, people, most_units)
     select 1, no << 32, no, 0, (no << 32) + 1, (no << 32) + 1, 1, 1 from (select $1::bigint as no) of`,
    [canceled],
  );
  await world.look(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'it cannot end'; end $$`,
  );
  await world.look(
    `create trigger die before update on campaign_control for each row
       when (new.state = 'finished' and new.campaign_no in (${single}, ${campaign})) execute function die()`,
  );
  await world.look(
    `create trigger die before update on chunk for each row when (new.campaign_no = ${canceled}) execute function die()`,
  );
  await expect(finishCampaigns(world.db)).rejects.toThrow(`could not end: 1/${canceled}, 1/${single}, 1/${campaign}.`);
  const notFinished = async (): Promise<number[]> =>
    (
      await world.look<{ no: number }>(
        `select campaign_no as no from campaign_control where campaign_no = any($1) and state <> 'finished' order by 1`,
        [all],
      )
    ).map(({ no }) => no);
  expect(await notFinished()).toEqual([single, canceled, campaign]);
  await world.look('drop function die() cascade');
  await finishCampaigns(world.db);
  expect(await notFinished()).toEqual([]);
});
