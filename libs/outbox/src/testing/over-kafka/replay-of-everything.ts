import { eventually } from '@bellbird/testing';
import type { ConsumerStats } from '../../consume/consume.js';
import { shardOf } from '../../relay/shard.js';
import { tenantA, thing } from '../test-service.js';
import type { EventWay, Figures } from './event-way.js';

export interface Replay {
  keys: number;
  perKey: number;
  /** The events say that they happened over so many days, which end today. */
  overDays: number;
}

export interface AfterReplay {
  figures: Figures;
  /** Of the second hearing. */
  again: ConsumerStats;
  behind: number;
  firstMs: number;
  againMs: number;
  /** Of the table of effects, before and after. */
  fingerprints: [string, string];
}

/** A group is put back to the beginning and hears everything again: check 54. */
export async function replayOfEverything(way: EventWay, { keys, perKey, overDays }: Replay): Promise<AfterReplay> {
  await writeThePast(way, keys, perKey, overDays);
  const { admin } = way.service;
  const fingerprint = async (): Promise<string> =>
    (await admin.query<{ f: string }>(`select md5(string_agg(e::text, ',' order by nth)) as f from effect e`)).rows[0]!
      .f;
  let began = performance.now();
  way.startRelay();
  const first = await way.join();
  await eventually(async () => (await way.effects()) >= keys * perKey, { timeoutMs: 240_000, everyMs: 200 });
  await way.settled();
  const firstMs = Math.round(performance.now() - began);
  await first.leave();

  const before = await fingerprint();
  await way.bus.replayFromStart(way.group, way.topic);
  const behind = (await way.bus.lag(way.group)).reduce((sum, { rows }) => sum + rows, 0);
  began = performance.now();
  const second = await way.join();
  await way.settled(240_000);
  const againMs = Math.round(performance.now() - began);
  return {
    figures: await way.figures(),
    again: second.consuming.stats(),
    behind,
    firstMs,
    againMs,
    fingerprints: [before, await fingerprint()],
  };
}

/** Straight into the outbox: what matters is what is heard, and when it happened. */
async function writeThePast(way: EventWay, keys: number, perKey: number, overDays: number): Promise<void> {
  const ids = Array.from({ length: keys }, (_, n) => thing(n));
  await way.service.admin.query('insert into aggregate select id, $2, $3 from unnest($1::text[]) id', [
    ids,
    tenantA,
    perKey,
  ]);
  await way.service.admin.query(
    `insert into outbox (shard, topic, partition_key, agg_version, tenant_id, event_type, schema_version, occurred_at, payload)
     select shard, $3, key, version, $4::uuid, 'campaign.paused', 1, clock_timestamp() - make_interval(secs => $6::float8 * 86400 * (1 - version / $5::float8)),
            jsonb_build_object('campaignId', key, 'tenantId', $4::uuid, 'campaignVersion', 1)
       from unnest($1::text[], $2::smallint[]) k(key, shard) cross join generate_series(1, $5::int) version order by version, key`,
    [ids, ids.map(shardOf), way.topic, tenantA, perKey, overDays],
  );
}
