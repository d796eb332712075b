import { campaignName } from '../../domain/campaigns/campaign-name';
import { formatPhone } from '../../lib/format/phone';
import { conversationPath, waitingRepliesPath } from '../../lib/later-paths';
import { campaignPath, topUpPath } from '../../lib/paths';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment, HomeRepliesQuery } from './home.generated';

const t = homeCardTexts.attention;

export interface AttentionRow {
  key: string;
  kind: 'decide' | 'paused' | 'waits' | 'checking' | 'money' | 'reply';
  title: string;
  text: string;
  at: string | null;
  /** What a person can do about it; `isQuiet` where nothing need be done. */
  action: { label: string; to: string };
  isQuiet?: boolean;
}

const dayMs = 86_400_000;

/** What somebody should look at, the pressing first; only what the API itself tells. */
export function attentionRows(
  campaigns: readonly HomeCampaignFragment[],
  replies: HomeRepliesQuery | undefined,
  who: { mayTopUp: boolean },
  now: Date,
): AttentionRow[] {
  const each = [...new Map(campaigns.map((campaign) => [campaign.id, campaign])).values()];
  const held = each.filter(({ status, paused }) => status === 'running' && paused).map(heldRow);
  const notSent = each
    .filter(
      ({ cancellationReason, completedAt, createdAt }) =>
        cancellationReason === 'insufficient-funds' &&
        now.getTime() - new Date(completedAt ?? createdAt).getTime() < 7 * dayMs,
    )
    .map((campaign): AttentionRow => ({
      key: `money:${campaign.id}`,
      kind: 'money',
      title: t.notSent(campaignName(campaign)),
      text: t.notSentText,
      at: campaign.completedAt,
      action: who.mayTopUp ? { label: t.topUp, to: topUpPath } : { label: t.show, to: campaignPath(campaign.id) },
    }));
  const checking = each.filter(({ counts }) => counts.unknown > 0);
  const rows = [
    ...held.filter(({ kind }) => kind === 'decide'),
    ...notSent,
    ...replyRow(replies),
    ...held.filter(({ kind }) => kind === 'paused'),
    ...held.filter(({ kind }) => kind === 'waits'),
  ];
  if (checking.length === 0) return rows;
  const count = checking.reduce((sum, { counts }) => sum + counts.unknown, 0);
  return [
    ...rows,
    {
      key: 'checking',
      kind: 'checking',
      title: t.checking(count),
      text: t.checkingText,
      at: null,
      isQuiet: true,
      action: { label: t.show, to: campaignPath(checking[0]!.id) },
    },
  ];
}

function heldRow(campaign: HomeCampaignFragment): AttentionRow {
  const { id, pausedReason, counts, launchedAt } = campaign;
  const name = campaignName(campaign);
  const row = { key: `held:${id}`, at: launchedAt, action: { label: t.decide, to: campaignPath(id) } };
  const show = { label: t.show, to: campaignPath(id) };
  if (pausedReason === 'cost-above-quote')
    return { ...row, kind: 'decide', title: t.aboveQuote(name), text: t.aboveQuoteText };
  if (pausedReason === 'too-late') return { ...row, kind: 'decide', title: t.tooLate(name), text: t.tooLateText };
  if (pausedReason === 'send-window')
    return { ...row, kind: 'waits', title: t.window(name), text: t.windowText, action: show, isQuiet: true };
  return { ...row, kind: 'paused', title: t.manual(name), text: t.manualText(counts.pending), action: show };
}

/** Customers whose texts need a person; of one alone it leads to them. */
function replyRow(replies: HomeRepliesQuery | undefined): AttentionRow[] {
  const waiting = replies?.conversationsWaiting ?? 0;
  if (waiting === 0) return [];
  const newest = replies!.conversations?.data[0];
  return [
    {
      key: 'replies',
      kind: 'reply',
      title: t.replies(waiting),
      text: newest ? t.said(newest.name ?? formatPhone(newest.phoneInternational), newest.lastText) : '',
      at: newest?.lastAt ?? null,
      action: { label: t.read, to: waiting === 1 && newest ? conversationPath(newest.id) : waitingRepliesPath },
    },
  ];
}
