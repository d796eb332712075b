import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testKafka, type Service } from '@bellbird/testing';
import { leadersKilled } from '../testing/leaders-killed.js';
import { outboxRace } from '../testing/outbox-race.js';
import { EventWay } from '../testing/over-kafka/event-way.js';

/** The relay's faults of `relay.int.spec.ts` at their whole length, over the real broker. */
describe('the relay over Kafka, whole', () => {
  let way: EventWay;

  beforeEach(async () => {
    way = await EventWay.open({ brokers: await testKafka(), partitions: 24 });
  }, 240_000);
  afterEach(() => way.close(), 60_000);

  it('loses and reorders nothing of 24 writers in 15 seconds, while its session is ended five times (check 51)', async () => {
    const after = await outboxRace(way.service, way.bus, { writers: 24, forMs: 15_000, relayCrashes: 5 });
    console.info(
      `check 51: 24 writers x 15 s, 5 crashes of the relay: ${after.written} events, ${after.lost} lost, ${after.outOfTurn} reordered, ${after.doubled} doubled (at most 5 x 500)`,
    );
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0 });
    expect(after.written).toBeGreaterThan(2_000);
    expect(after.errors.length).toBeGreaterThan(0);
    expect(after.doubled).toBeLessThanOrEqual(5 * 500);
  }, 120_000);

  it('has a new leader within five seconds of each of 50 kill -9, and loses nothing (check 53)', async () => {
    const pods = new Map<string, Service>();
    const start = async (name: string): Promise<void> =>
      void pods.set(name, await way.startPod({ name, work: 'relay' }));
    const starting: Promise<void>[] = [];
    for (const name of ['pod-a', 'pod-b', 'pod-c']) await start(name);
    const after = await leadersKilled(way.service, way.bus, {
      kills: 50,
      kill: async (leader) => {
        await Promise.all(starting.splice(0)); // never fewer than two are left
        await pods.get(leader)!.kill('SIGKILL');
        starting.push(start(leader));
      },
    });
    await Promise.all(starting);
    const slowest = (of: number[]): string => `${(Math.max(...of) / 1_000).toFixed(1)} s`;
    const median = (of: number[]): string => `${([...of].sort((a, b) => a - b)[of.length / 2]! / 1_000).toFixed(1)} s`;
    console.info(
      `check 53: 50 leaders killed -9 (${new Set(after.killed).size} pods in turn): a new one after ${median(after.leaderlessMs)}, at the slowest ${slowest(after.leaderlessMs)}; heard again after at most ${slowest(after.silentMs)};` +
        ` ${after.written} events, ${after.lost} lost, ${after.outOfTurn} reordered, ${after.doubled} doubled`,
    );
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0 });
    expect(Math.max(...after.leaderlessMs)).toBeLessThanOrEqual(5_000);
  }, 600_000);

  it('has a new leader within 35 seconds of each of three that were stopped, and bears that they come back (check 53, stopped)', async () => {
    const pods = new Map<string, Service>();
    for (const name of ['pod-a', 'pod-b', 'pod-c']) pods.set(name, await way.startPod({ name, work: 'relay' }));
    let stopped: Service | undefined;
    const goOn = (): void => void (stopped && process.kill(stopped.pid, 'SIGCONT'));
    const after = await leadersKilled(way.service, way.bus, {
      kills: 3,
      withinMs: 60_000,
      kill: async (leader) => {
        goOn();
        stopped = pods.get(leader)!;
        process.kill(stopped.pid, 'SIGSTOP');
      },
    });
    goOn();
    console.info(
      `check 53, stopped: 3 leaders stopped (${after.killed.join(', ')}): a new one after at most ${(Math.max(...after.leaderlessMs) / 1_000).toFixed(1)} s;` +
        ` ${after.written} events, ${after.lost} lost, ${after.outOfTurn} reordered, ${after.doubled} doubled`,
    );
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0 });
    expect(Math.max(...after.leaderlessMs)).toBeLessThanOrEqual(35_000);
  }, 400_000);
});
