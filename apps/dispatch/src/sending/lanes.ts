import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { faultPoint } from '@bellbird/service-host/light';
import { isSingle } from '../campaign/is-single.js';
import { ChunkRun, type SendingParts } from './chunk-run.js';
import { claimChunks, type ClaimedChunk } from './chunks/claim-chunk.js';
import type { Lease } from './chunks/leases.js';
import { CallGate } from './pacing/call-gate.js';
import { InFlight, singleInFlight } from './pacing/in-flight.js';
import { Wake } from './wake.js';

export interface LaneOptions {
  /** Calls of campaigns in the air at once. */
  inFlight: number;
}

const bulkLanes = 4;
const singleLanes = singleInFlight;
const fewLanes = 10;
const gatherLanesMs = 10;
/** About so many: both loops may claim at the same moment. */
const mostRuns = 72;
/** By what is later, single texts wait: each of the some 25 steps from a person's click to the carrier takes its turn. */
const mostLoopDelayNs = 70_000_000;
const leastInFlight = 10;
const pollMs = 1_000;

/**
 * A worker's lanes: four for campaigns, and others that take nothing but single texts (prio 0), with calls of their own.
 * Each takes the next chunk, sends it, takes the next. What can be claimed is looked for every second and when poked.
 */
export class Lanes {
  private stopped = false;
  private readonly loopDelay = monitorEventLoopDelay({ resolution: 20 });
  private pressure: NodeJS.Timeout | undefined;
  private bulkInFlight: InFlight | null = null;
  private allowed: number;
  private readonly loops: Promise<void>[] = [];
  private readonly runs = new Set<Promise<void>>();
  private readonly slowSenders = new Map<string, number>();
  private readonly wakes: Wake[] = [];

  constructor(
    private readonly parts: SendingParts,
    private readonly options: LaneOptions,
    private readonly onRunEnded: (single: boolean) => void,
  ) {
    this.allowed = options.inFlight;
  }

  start(): void {
    this.parts.leases.start();
    this.loopDelay.enable();
    this.pressure = setInterval(() => this.heedLoopDelay(), 1_000);
    this.loops.push(this.loop(1, bulkLanes, this.options.inFlight), this.loop(0, singleLanes, singleInFlight));
  }

  /** There may be something to send. */
  poke(): void {
    for (const wake of this.wakes) wake.now();
  }

  /** Stops claiming, lets the calls in the air end (at most `mostMs`), records them and gives the chunks back. */
  async stop(mostMs = 20_000): Promise<void> {
    this.stopped = true;
    clearInterval(this.pressure);
    this.loopDelay.disable();
    this.poke();
    const ended = Promise.all([...this.loops, ...this.runs]).then(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([ended, new Promise<void>((resolve) => (timer = setTimeout(resolve, mostMs)))]);
    clearTimeout(timer);
    this.parts.bulk.recorder.stop();
    this.parts.singles.recorder.stop();
    this.parts.leases.stop();
  }

  private async loop(mostPrio: 0 | 1, lanes: number, mostInFlight: number): Promise<void> {
    const calls = { inFlight: new InFlight(mostInFlight), gate: new CallGate(mostInFlight) };
    if (mostPrio === 1) this.bulkInFlight = calls.inFlight;
    const wake = new Wake();
    this.wakes.push(wake);
    const slots = new InFlight(lanes);
    while (!this.stopped) {
      await slots.acquire();
      if (this.stopped) break;
      // A campaign's next chunk is chosen when there is a lane for it, so that tenants take turns.
      const most = mostPrio === 0 ? await this.gatherLanes(slots) : 1;
      const left = mostRuns - this.runs.size;
      const chunks = left > 0 ? await this.claim(mostPrio, Math.min(most, left)) : [];
      for (const chunk of chunks) this.begin(chunk, calls, slots);
      for (let free = most - chunks.length; free > 0; free--) slots.release();
      if (chunks.length === 0) await wake.within(pollMs);
    }
  }

  /**
   * Single texts are a chunk each, so as many are taken at once as may go. Where few lanes are free, they wait a moment
   * for others: a claim costs the same for one as for ten. Answers how many there are, with the one that is held.
   */
  private async gatherLanes(slots: InFlight): Promise<number> {
    if (slots.inTheAir > singleLanes - fewLanes) await pause(gatherLanesMs);
    let lanes = 1;
    while (slots.tryAcquire()) lanes += 1;
    return lanes;
  }

  private async claim(mostPrio: 0 | 1, most: number): Promise<{ chunk: ClaimedChunk; lease: Lease }[]> {
    const { connections, leases, clock, logger, channels } = this.parts;
    const sentAt = performance.now();
    try {
      const chunks = await claimChunks(connections.control, {
        owner: leases.owner,
        leaseMs: leases.leaseMs,
        now: clock.now(),
        mostPrio,
        channels: channels.names,
        notSenders: [...this.slowSenders.keys()],
        most,
      });
      if (chunks.length > 0) faultPoint('after-claim');
      return chunks.map((chunk) => ({ chunk, lease: leases.hold(chunk, sentAt) }));
    } catch (error) {
      if (!this.stopped) logger.warn({ err: error }, 'No chunk could be claimed; it is tried again');
      return [];
    }
  }

  private begin(
    { chunk, lease }: { chunk: ClaimedChunk; lease: Lease },
    calls: { inFlight: InFlight; gate: CallGate },
    slots: InFlight,
  ): void {
    let slow = false;
    const onSlow = (): void => {
      if (slow) return;
      slow = true;
      this.slowSenders.set(chunk.sender, (this.slowSenders.get(chunk.sender) ?? 0) + 1);
      slots.release();
    };
    const run = new ChunkRun(this.parts, chunk, lease, calls.inFlight, calls.gate, () => this.stopped, onSlow)
      .run()
      .then((mayBeClaimed) => {
        this.runs.delete(run);
        if (slow) this.forgetSlow(chunk.sender);
        else slots.release();
        if (slow || mayBeClaimed || this.runs.size + 1 >= mostRuns) this.poke();
        this.onRunEnded(isSingle(chunk));
      });
    this.runs.add(run);
  }

  /** Back-pressure: a process that comes late to everything makes fewer calls at once, until it is on time again. */
  private heedLoopDelay(): void {
    const late = this.loopDelay.percentile(99) > mostLoopDelayNs;
    this.loopDelay.reset();
    const allowed = late
      ? Math.max(leastInFlight, Math.floor(this.allowed / 2))
      : Math.min(this.options.inFlight, this.allowed * 2);
    if (allowed !== this.allowed) this.bulkInFlight?.setMost(allowed);
    this.allowed = allowed;
  }

  private forgetSlow(sender: string): void {
    const left = (this.slowSenders.get(sender) ?? 1) - 1;
    if (left === 0) this.slowSenders.delete(sender);
    else this.slowSenders.set(sender, left);
  }
}
