import type { Database } from '@bellbird/database';
import type { Background, Clock, Logger } from '@bellbird/service-host';
import { keepWindows } from '../campaign/keep-windows.js';
import type { Channels } from '../channels/registry.js';
import type { OnConversation } from '../conversation/conversation-hint.js';
import type { DispatchConfig } from '../dispatch.config.js';
import { gatherInbounds } from '../inbound/gather-inbounds.js';
import { judgeClicks, mostClicksAtOnce } from '../links/judge-clicks.js';
import { matchReceipts, mostReceiptsAtOnce } from '../receipts/match-receipts.js';
import { sayResults } from '../results/say-results.js';
import { recoverSenders } from '../sending/pacing/slow-sender.js';
import { finishCampaigns, sayFinishedAgain } from './finish-campaigns.js';
import { forgetCodes, forgetTurns } from './forget-singles.js';
import { forgetTexts } from './forget-texts.js';
import { lookUpUnknown } from './look-up-unknown.js';
import { skipLateZones, skipTooLate } from './skip-too-late.js';
import { endAllLeases, takeOverOneChunk } from './take-over-chunks.js';
import { wakeConversations } from './wake-conversations.js';

export interface SweepingOptions {
  db: Database;
  channels: Channels;
  clock: Clock;
  logger: Logger;
  background: Background;
  config: DispatchConfig;
  /** A chunk became claimable. */
  onWork: () => void;
  /** So many messages were found to have been sent twice. */
  onDoubleSend: (messages: number) => void;
  /** A conversation came back, or learnt what became of a reply. */
  onConversation: OnConversation;
}

export interface Sweeping {
  /** A campaign, or a request of single texts, may be at its end. */
  poke(single: boolean): void;
  /** Receipts were logged. */
  pokeReceipts(): void;
}

/** Logged receipts wait so long for others: matched by the hundred they cost a third less, and several of one text are one change. */
const gatherReceiptsMs = 100;
/** So do single texts that left, for their results, and their requests' ends, which only close what is held. */
const gatherResultsMs = 50;
const gatherSinglesMs = 400;

/** The loops that mend: take-over, look-up, end of campaigns, send windows, results, receipts, snoozed conversations, recovering senders. Every worker runs them. */
export async function startSweeping(options: SweepingOptions): Promise<Sweeping> {
  const { db, channels, clock, logger, background, config, onWork, onConversation } = options;
  const firstLookUpMs = config.lookUpAfterMs[0] ?? 60_000;
  const longestCallMs = Math.max(...channels.all.map(({ timeoutMs }) => timeoutMs));
  if (config.embeddedPostgres) await endAllLeases(db);
  background.every('take over', Math.min(1_000, config.leaseMs / 4), async () => {
    const took = await takeOverOneChunk(db, firstLookUpMs);
    if (took) onWork();
    return took;
  });
  background.every('look up', 250, async () => {
    const asked = await lookUpUnknown({
      db,
      channels,
      logger,
      lookUpAfterMs: config.lookUpAfterMs,
      claimMs: longestCallMs + 3_000,
    });
    if (asked > 0) onWork();
    return asked > 0;
  });
  const finisher = background.every('finish campaigns', 500, () => finishCampaigns(db));
  background.every('say finished again', 5_000, async () => void (await sayFinishedAgain(db)));
  background.every('send windows', 1_000, async () => {
    if ((await keepWindows(db, clock.now())) > 0) onWork();
  });
  background.every('skip too late', 1_000, async () => {
    const skipped = await skipTooLate(db, clock.now());
    if (skipped > 0) teller.poke();
    const inZones = await skipLateZones(db, clock.now());
    if (inZones > 0) finisher.poke();
    return skipped + inZones > 0;
  });
  background.every(
    'wake conversations',
    1_000,
    async () => (await wakeConversations(db, clock.now(), onConversation)) > 0,
  );
  const teller = background.every(
    'say results',
    250,
    async () => (await sayResults(db, clock.now(), onConversation)) > 0,
  );
  const matcher = background.every('match receipts', 500, async () => {
    const { receipts, doubleSendSuspected } = await matchReceipts(db, firstLookUpMs);
    if (doubleSendSuspected > 0) options.onDoubleSend(doubleSendSuspected);
    if (receipts > 0) teller.poke();
    return receipts >= mostReceiptsAtOnce;
  });
  background.every('gather inbounds', 5_000, async () => (await gatherInbounds(db, onConversation)) > 0);
  background.every('judge clicks', 1_000, async () => (await judgeClicks(db)) >= mostClicksAtOnce);
  background.every('drop clicks', 3_600_000, () =>
    db.system(async (tx) => void (await tx.query('select drop_click_months($1)', [clock.now()]))),
  );
  background.every('forget codes', 60_000, async () => (await forgetCodes(db)) > 0);
  background.every('forget turns', 3_600_000, async () => (await forgetTurns(db)) > 0);
  background.every('forget texts', 600_000, () => forgetTexts(db, config.messageRetentionDays, clock.now()));
  background.every('recover senders', 1_000, () => recoverSenders(db));
  const tell = gathered(gatherResultsMs, () => teller.poke());
  const finishSingles = gathered(gatherSinglesMs, () => finisher.poke());
  return {
    poke: (single) => {
      if (single) finishSingles();
      else finisher.poke();
      tell();
    },
    pokeReceipts: gathered(gatherReceiptsMs, () => matcher.poke()),
  };
}

/** One poke for all that are asked for within so long of the first. */
function gathered(ms: number, poke: () => void): () => void {
  let gathering: NodeJS.Timeout | undefined;
  return () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      poke();
    }, ms).unref();
  };
}
