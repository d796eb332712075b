import { setTimeout as pause } from 'node:timers/promises';
import type { Delivered, EventBus } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { shards } from '../relay/shard.js';
import { firstHearings, type Hearings } from './first-hearings.js';
import { change, thing, type TestService } from './test-service.js';

export interface Kills {
  kills: number;
  /** Ends the relay of this application name, and sees to it that there is another to follow later. */
  kill: (leader: string) => Promise<void>;
  /** Patience with each; default 15 s. */
  withinMs?: number;
}

export interface AfterKills extends Hearings {
  written: number;
  /** Who was killed, in order. */
  killed: string[];
  /** From each kill until every shard had a leader again, milliseconds. */
  leaderlessMs: number[];
  /** From each kill until something was heard that was written after it. */
  silentMs: number[];
}

const writers = 4;

/** The relay that leads is killed, or stopped, again and again while events are written: check 53. */
export async function leadersKilled(
  service: TestService,
  bus: EventBus,
  { kills, kill, withinMs = 15_000 }: Kills,
): Promise<AfterKills> {
  const heard: Delivered[] = [];
  const listening = await bus.subscribe('listener', [campaignPaused.topic], async (slice) => void heard.push(...slice));
  const versions = new Map<string, number>();
  let writing = true;
  const write = Promise.all(
    Array.from({ length: writers }, async (_, n) => {
      while (writing) {
        versions.set(thing(n), Number(await change(service, n)));
        await pause(10);
      }
    }),
  );
  const [killed, leaderlessMs, silentMs] = [[] as string[], [] as number[], [] as number[]];
  try {
    for (let round = 0; round < kills; round++) {
      const leader = await eventually(() => leaderOf(service), { timeoutMs: 15_000 });
      await kill(leader.name);
      const [killedAt, last] = [performance.now(), versions.get(thing(0)) ?? 0];
      killed.push(leader.name);
      const led = eventually(
        async () => {
          const next = await leaderOf(service);
          return next !== false && !leader.sessions.some((pid) => next.holders.includes(pid));
        },
        { timeoutMs: withinMs },
      ).then(() => leaderlessMs.push(performance.now() - killedAt));
      await eventually(() => heard.some(({ key, aggregateVersion }) => key === thing(0) && aggregateVersion > last), {
        timeoutMs: withinMs,
      });
      silentMs.push(performance.now() - killedAt);
      await led;
    }
  } finally {
    writing = false;
    await write;
  }
  await eventually(async () => (await service.admin.query('select from outbox limit 1')).rowCount === 0, {
    timeoutMs: 15_000,
  });
  await eventually(async () => (await bus.lag('listener')).every(({ rows }) => rows === 0), { timeoutMs: 15_000 });
  await listening.stop();
  return {
    ...firstHearings(heard, versions),
    written: [...versions.values()].reduce((sum, version) => sum + version, 0),
    killed,
    leaderlessMs,
    silentMs,
  };
}

interface Leader {
  /** Of who leads the most shards: two that follow at once may share them. */
  name: string;
  sessions: number[];
  /** The sessions of all that lead. */
  holders: number[];
}

/** Who holds the locks of the shards, when each of them is held. */
async function leaderOf({ admin }: TestService): Promise<Leader | false> {
  const { rows } = await admin.query<{ pid: number; name: string; shards: number }>(
    `select pid, application_name as name, count(*)::int as shards from pg_locks l join pg_stat_activity a using (pid)
      where locktype = 'advisory' and classid = ${0x0b0c} and granted and datname = current_database() and database = (select oid from pg_database where datname = current_database())
      group by 1, 2 order by 3 desc`,
  );
  if (rows.reduce((sum, row) => sum + row.shards, 0) < shards) return false;
  const { name } = rows[0]!;
  return {
    name,
    sessions: rows.filter((row) => row.name === name).map(({ pid }) => pid),
    holders: rows.map(({ pid }) => pid),
  };
}
