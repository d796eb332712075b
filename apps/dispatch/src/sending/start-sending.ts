import { newId, type Database } from '@bellbird/database';
import { wakeRelay } from '@bellbird/outbox';
import type { Background, Clock, Logger } from '@bellbird/service-host';
import type { Channels } from '../channels/registry.js';
import type { OnConversation } from '../conversation/conversation-hint.js';
import type { DispatchConfig } from '../dispatch.config.js';
import { HotConnections, type HotConnectionRing } from '../hot/hot-connections.js';
import { startSweeping } from '../sweeping/start-sweeping.js';
import { ChunkEnds } from './chunks/end-chunk.js';
import { Leases } from './chunks/leases.js';
import { Lanes } from './lanes.js';
import { singleInFlight } from './pacing/in-flight.js';
import { RateBuckets } from './pacing/rate-buckets.js';
import { SenderHealth } from './pacing/sender-health.js';
import { pauseSender, slowSender } from './pacing/slow-sender.js';
import { OutcomeRecorder } from './recording/outcome-recorder.js';

export interface SendingOptions {
  db: Database;
  /** Of the database as its system role. */
  systemUrl: string;
  config: DispatchConfig;
  channels: Channels;
  clock: Clock;
  logger: Logger;
  background: Background;
  /** A conversation came back, or learnt what became of a reply. */
  onConversation: OnConversation;
}

export interface Sending {
  readonly connections: HotConnections;
  /** There may be something to send, or to finish. */
  poke(): void;
  /** Receipts were logged. */
  pokeReceipts(): void;
  /** Of this process: messages that were proved sent by another attempt than the present one. */
  doubleSendSuspected(): number;
  /** Lets the calls in the air end and gives everything back. Stop the background first. */
  stop(): Promise<void>;
}

/** Batches of a campaign's outcomes that may be unwritten. */
const mostPending = 16;

/** One worker: lanes and sweeper on a database. Any number of them may share it. */
export async function startSending(options: SendingOptions): Promise<Sending> {
  const { db, config, channels, clock, logger, background } = options;
  const connections = new HotConnections(options.systemUrl);
  let doubleSends = 0;
  const relayHint = databaseOf(options.systemUrl);
  const sweeping = await startSweeping({
    db,
    channels,
    clock,
    logger,
    background,
    config,
    onConversation: options.onConversation,
    onWork: () => lanes.poke(),
    onDoubleSend: (messages) => (doubleSends += messages),
  });
  const recorderOf = (ring: HotConnectionRing, mostPending: number): OutcomeRecorder =>
    new OutcomeRecorder(ring, mostPending, config.lookUpAfterMs[0] ?? 60_000, () => wakeRelay(relayHint), logger);
  const bulk = { licence: connections.bulk.licence, recorder: recorderOf(connections.bulk.outcome, mostPending) };
  const singles = {
    licence: connections.singles.licence,
    recorder: recorderOf(connections.singles.outcome, singleInFlight),
  };
  const health = new SenderHealth({
    throttled: (sender, waitMs) =>
      void slowSender(db, sender, waitMs).catch((error: unknown) =>
        logger.warn({ err: error }, 'A sender could not be slowed'),
      ),
    paused: (sender, waitMs) =>
      void pauseSender(db, sender, waitMs).catch((error: unknown) =>
        logger.warn({ err: error }, 'A sender could not be paused'),
      ),
  });
  const lanes = new Lanes(
    {
      connections,
      db,
      channels,
      clock,
      logger,
      bulk,
      singles,
      health,
      rates: new RateBuckets(connections.control),
      leases: new Leases(connections.heartbeat, config.leaseMs, newId(), logger),
      ends: new ChunkEnds(db),
      accountMps: config.accountMps,
    },
    { inFlight: config.inFlight },
    (single) => sweeping.poke(single),
  );
  lanes.start();
  return {
    connections,
    poke: () => {
      lanes.poke();
      sweeping.poke(false);
    },
    pokeReceipts: () => sweeping.pokeReceipts(),
    doubleSendSuspected: () => bulk.recorder.doubleSendSuspected + singles.recorder.doubleSendSuspected + doubleSends,
    stop: async () => {
      await lanes.stop();
      await connections.close();
    },
  };
}

/** What `wakeRelay` tells databases apart by. */
function databaseOf(url: string): { host: string; port: number; database: string } {
  const at = new URL(url);
  return { host: at.hostname, port: Number(at.port || 5432), database: decodeURIComponent(at.pathname.slice(1)) };
}
