import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@bellbird/database';
import { inSpan, inTraceOf } from '@bellbird/outbox';
import { faultPoint, type Clock, type Logger } from '@bellbird/service-host/light';
import { isSingle } from '../campaign/is-single.js';
import type { SendOutcome } from '../channels/channel-provider.js';
import type { Channels, OpenChannel } from '../channels/registry.js';
import { optOutByCarrier } from '../consent/opt-out-by-carrier.js';
import type { HotConnectionRing, HotConnections } from '../hot/hot-connections.js';
import { messageState } from '../message-state.js';
import type { ClaimedChunk } from './chunks/claim-chunk.js';
import type { ChunkEnds } from './chunks/end-chunk.js';
import type { Lease, Leases } from './chunks/leases.js';
import { reopenChunk } from './chunks/reopen-chunk.js';
import { licenseSlice, type LicensedMessage } from './licensing/license-slice.js';
import { skipOptedOut } from './licensing/skip-opted-out.js';
import type { CallGate } from './pacing/call-gate.js';
import type { InFlight } from './pacing/in-flight.js';
import type { Grant, RateBuckets } from './pacing/rate-buckets.js';
import type { SenderHealth } from './pacing/sender-health.js';
import { outcomeOfCall } from './recording/outcome-of-call.js';
import type { OutcomeRecorder } from './recording/outcome-recorder.js';
import type { MessageOutcome } from './recording/record-outcomes.js';
import { SliceOutcomes } from './recording/slice-outcomes.js';

/** How a chunk is licensed and its outcomes are kept. */
export interface SendingWay {
  licence: HotConnectionRing;
  recorder: OutcomeRecorder;
}

/** What a run stands on; shared by all runs of a worker. */
export interface SendingParts {
  connections: HotConnections;
  db: Database;
  channels: Channels;
  clock: Clock;
  logger: Logger;
  leases: Leases;
  ends: ChunkEnds;
  bulk: SendingWay;
  singles: SendingWay;
  rates: RateBuckets;
  health: SenderHealth;
  /** Units a second that the whole account may send; null: unlimited. */
  accountMps: number | null;
}

/** How long after their time calls may still be made on the tokens they were granted. */
const tokensLastMs = 200;

interface Slice {
  messages: LicensedMessage[];
  /** When its calls are to be made, where tokens were needed for them; 0: at once. */
  dueAt: number;
}

interface Tokens {
  buckets: string[];
  granted: number;
  messages: number;
  dueAt: number;
}

/** A claimed chunk on its way: slice by slice, the next one licensed while the present one is in the air. */
export class ChunkRun {
  private next: number;
  private readonly recorded: Promise<void>[] = [];
  private requeued = false;
  private pauseMs = 0;
  private readonly channel: OpenChannel;
  private readonly way: SendingWay;

  constructor(
    private readonly parts: SendingParts,
    private readonly chunk: ClaimedChunk,
    private readonly lease: Lease,
    private readonly inFlight: InFlight,
    private readonly gate: CallGate,
    /** The worker ends: nothing more is licensed. */
    private readonly stopping: () => boolean,
    /** Told once, when the run has to wait for tokens: it needs no lane of its own any more. */
    private readonly onSlow: () => void,
  ) {
    this.next = chunk.lo;
    this.channel = parts.channels.of(chunk.channel);
    this.way = isSingle(chunk) ? parts.singles : parts.bulk;
  }

  /** Answers whether something of it may be claimed again. Never rejects. What it does is told in the campaign's trace. */
  run(): Promise<boolean> {
    const attributes = { 'bellbird.campaign.id': this.chunk.campaignId, 'bellbird.chunk.people': this.chunk.people };
    return inTraceOf(this.chunk.traceparent, 'send chunk', { attributes }, () => this.sendAndEnd());
  }

  private async sendAndEnd(): Promise<boolean> {
    const { leases, logger } = this.parts;
    try {
      await this.send();
    } catch (error) {
      logger.warn({ err: error }, 'A chunk is given back because of an error');
      this.pauseMs = Math.max(this.pauseMs, 500);
    }
    try {
      return await this.end();
    } catch (error) {
      logger.warn({ err: error }, 'A chunk is left to be taken over');
      return false;
    } finally {
      leases.drop(this.lease);
    }
  }

  private async send(): Promise<void> {
    let slice = await this.licenseNext();
    while (slice !== null) {
      const following = this.licenseNext();
      following.catch(() => undefined); // it is awaited below, after the calls of the present slice
      if (slice.dueAt === 0) await this.startCalls(slice.messages, () => this.gate.start(performance.now()));
      else this.recorded.push(this.startCallsAt(slice));
      slice = await following;
    }
  }

  private async end(): Promise<boolean> {
    const { db, ends } = this.parts;
    await this.allRecorded();
    const end = this.lease.lost ? 'lost' : await ends.end(this.chunk, this.pauseMs);
    faultPoint('after-end-of-chunk');
    if (end === 'lost' && this.requeued) await reopenChunk(db, this.chunk);
    return end === 'ready' || this.requeued;
  }

  /** What waits for its time adds to the list when it starts. */
  private async allRecorded(): Promise<void> {
    for (let at = 0; at < this.recorded.length; at++) await this.recorded[at];
  }

  /** The next slice that may be called for; null when there is no more, for now or for good. */
  private async licenseNext(): Promise<Slice | null> {
    const { clock, health } = this.parts;
    const { licence: connections, recorder } = this.way;
    while (this.next <= this.chunk.hi && !this.stopping() && !this.lease.lost) {
      await recorder.room();
      await this.gate.room();
      const pausedMs = health.pausedMs(this.chunk.sender);
      if (pausedMs > 0) {
        this.pauseMs = Math.max(this.pauseMs, pausedMs);
        return null;
      }
      const {
        buckets,
        granted,
        messages: most,
        dueAt,
      } = await this.tokens(Math.min(this.gate.sliceSize, health.mostAtOnce(this.chunk.sender)));
      if (most === 0) return null;
      const range = { lo: this.next, hi: Math.min(this.chunk.hi, this.next + most - 1) };
      const askedAt = performance.now();
      const licence = await inSpan('license slice', {}, () =>
        licenseSlice(connections, this.chunk, range, clock.now()),
      );
      if (licence.kind === 'lost') this.lease.lost = true;
      if (licence.kind !== 'licensed') return null;
      this.next = range.hi + 1;
      if (dueAt === 0) this.gate.licensed(licence.messages.length, performance.now() - askedAt, performance.now());
      await this.tidyAfter(range, licence.messages, buckets, granted);
      if (licence.messages.length > 0) return { messages: licence.messages, dueAt };
    }
    return null;
  }

  /** What a licence left over: tokens, and people who had opted out. If it fails, what was licensed is called for all the same. */
  private async tidyAfter(
    range: { lo: number; hi: number },
    messages: readonly LicensedMessage[],
    buckets: string[],
    granted: number,
  ): Promise<void> {
    const { connections, rates, logger } = this.parts;
    try {
      if (buckets.length > 0) await rates.giveBack(buckets, granted - unitsOf(messages));
      if (messages.length < range.hi - range.lo + 1) await skipOptedOut(connections.control, this.chunk, range);
    } catch (error) {
      logger.warn({ err: error }, 'What a licence left over is seen to at the next claim');
    }
  }

  private async tokens(most: number): Promise<Tokens> {
    const { rates, accountMps } = this.parts;
    const { chunk, channel } = this;
    const { senderMps } = channel;
    if (accountMps !== null) await rates.allow('account', accountMps);
    if (senderMps !== null) await rates.allow(chunk.sender, senderMps);
    if (chunk.speedMps !== null) await rates.allow(`campaign:${chunk.campaignNo}`, chunk.speedMps);
    if (
      accountMps === null &&
      senderMps === null &&
      chunk.speedMps === null &&
      !chunk.limited &&
      !this.parts.health.isSlowed(chunk.sender)
    )
      return { buckets: [], granted: 0, messages: most, dueAt: 0 };
    const grant = await this.grantOf(chunk.mostUnits, most * chunk.mostUnits);
    const messages = grant.units === 0 ? 0 : Math.max(1, Math.floor(grant.units / chunk.mostUnits));
    return { buckets: this.buckets(), granted: grant.units, messages, dueAt: grant.dueAt };
  }

  private buckets(): string[] {
    const { sender, speedMps, campaignNo } = this.chunk;
    return ['account', sender, ...(speedMps === null ? [] : [`campaign:${campaignNo}`])];
  }

  /** Waits for tokens; none where nothing may be sent any more. */
  private async grantOf(least: number, most = least): Promise<Grant> {
    for (;;) {
      const grant = await this.parts.rates.take(this.buckets(), least, most, this.chunk.prio);
      if (grant.units > 0 || this.stopping() || this.lease.lost) return grant;
      this.onSlow();
      await pause(Math.min(grant.waitMs, 1_000));
    }
  }

  /** Resolves when the slice's outcomes are recorded. The lane goes on meanwhile: what it may license is bound by tokens. */
  private async startCallsAt({ messages, dueAt }: Slice): Promise<void> {
    let due = dueAt;
    await pause(Math.max(0, due - performance.now()));
    // A process that stood still comes too late with many at once: what it was granted is gone by, it pays again.
    while (performance.now() > due + tokensLastMs && !this.stopping()) {
      due = (await this.grantOf(unitsOf(messages))).dueAt;
      await pause(Math.max(0, due - performance.now()));
    }
    await this.startCalls(messages, () => undefined);
  }

  /** Resolves when every call of the slice was started, or given back. */
  private async startCalls(messages: readonly LicensedMessage[], started: () => void): Promise<void> {
    const { health } = this.parts;
    const { chunk, inFlight } = this;
    const outcomes = new SliceOutcomes(messages.length, (batch) => this.record(batch));
    this.recorded.push(outcomes.done());
    for (const message of messages) {
      const place = inFlight.acquire();
      if (place !== undefined) await place;
      started();
      if (health.pausedMs(chunk.sender) > 0) {
        inFlight.release();
        outcomes.add({
          ordinal: message.ordinal,
          attempt: message.attempt,
          state: messageState.queued,
          uncalled: true,
        });
        continue;
      }
      void this.call(message).then(async (outcome) => {
        inFlight.release();
        health.heard(chunk.sender, outcome);
        if (outcome.kind === 'rejected' && this.channel.optOutCodes.has(outcome.code)) await this.heedCarrier(message);
        outcomes.add(outcomeOfCall(message, outcome));
      });
    }
  }

  private call(message: LicensedMessage): Promise<SendOutcome> {
    const { clock } = this.parts;
    const { chunk, lease } = this;
    const { provider, callbacks } = this.channel;
    const id = `${chunk.campaignId}.${message.ordinal}`;
    const windowLeft =
      chunk.sendUntil === null ? Number.POSITIVE_INFINITY : (chunk.sendUntil.getTime() - clock.now().getTime()) / 1_000;
    return provider.send(
      {
        id,
        attempt: message.attempt,
        from: chunk.sender,
        to: message.address,
        body: message.body,
        statusCallback: callbacks.urlOf(id, message.attempt),
        validitySeconds: Math.max(1, Math.floor(Math.min(windowLeft, 14_400))),
      },
      () => performance.now() < lease.deadline,
    );
  }

  /** Before the outcome: a crash between the two must not forget the opt-out. */
  private async heedCarrier({ address }: LicensedMessage): Promise<void> {
    const { db, clock, logger } = this.parts;
    const { tenantNo, tenantId } = this.chunk;
    await optOutByCarrier(db, { tenantNo, tenantId, address }, clock.now()).catch((error: unknown) =>
      logger.warn(
        { err: error },
        'An opt-out at the carrier could not be kept; the carrier says it again at the next text',
      ),
    );
  }

  private async record(batch: MessageOutcome[]): Promise<void> {
    const { chunk } = this;
    if (batch.some((outcome) => outcome.state === messageState.queued)) {
      this.requeued = true;
      this.pauseMs = Math.max(this.pauseMs, this.parts.health.pausedMs(chunk.sender), 250);
    }
    const recorded = await inSpan('record outcomes', { attributes: { 'bellbird.outcomes': batch.length } }, () =>
      this.way.recorder.record(chunk, batch),
    );
    if (!recorded) this.lease.lost = true;
  }
}

const unitsOf = (messages: readonly LicensedMessage[]): number =>
  messages.reduce((sum, message) => sum + message.units, 0);
