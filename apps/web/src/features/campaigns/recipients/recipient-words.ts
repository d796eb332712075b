import { leftOutReason } from '../../../domain/campaigns/left-out.texts';
import { formatTime } from '../../../lib/format/time';
import { detailsTexts as t } from '../details/details.texts';
import type { Person } from './person';

/** What the carrier's codes mean; what is not here is said in general words, never as a number. */
const carrierCodes: Readonly<Record<string, string>> = {
  21211: t.happened.notInService,
  21217: t.happened.notInService,
  21614: t.happened.notMobile,
  21612: t.happened.unreachable,
  21408: t.happened.countryBlocked,
  21610: t.happened.optedOutAtCarrier,
  21617: t.happened.tooLong,
  30003: t.happened.unreachable,
  30004: t.happened.blocked,
  30005: t.happened.notInService,
  30006: t.happened.notMobile,
  30007: t.happened.filtered,
  30008: t.happened.noWord,
  401: t.happened.networkRefused,
  408: t.happened.tooLate,
  429: t.happened.networkBusy,
  503: t.happened.networkAway,
};

/** What a person did, else what became of their text, in a sentence; times in the business's zone. */
export function whatHappened(row: Pick<Person, 'state' | 'reason' | 'since'>, zone: string): string {
  const { repliedAt, reply, optedOutAt, optedOutBy, nextLookAt } = row.since ?? {};
  if (optedOutAt) {
    const at = formatTime(optedOutAt, zone);
    return optedOutBy === 'stop-word' ? t.happened.stopped(at) : t.happened.leftByPage(at);
  }
  if (repliedAt) return reply ? t.happened.replied(reply) : t.happened.repliedGone;
  if (nextLookAt && row.state === 'checking') return t.happened.nextLook(formatTime(nextLookAt, zone));
  return outcome(row);
}

/** One person's outcome. `state` and `reason` are the API's words. */
function outcome({ state, reason }: Pick<Person, 'state' | 'reason'>): string {
  if (state === 'left-out') return leftOutReason(reason);
  if (reason === 'opted-out') return t.happened.optedOut;
  if (reason === 'invalid') return t.happened.invalid;
  if (reason === 'canceled') return t.happened.canceled;
  if (reason === 'too-late') return t.happened.tooLate;
  const code = reason?.startsWith('carrier-') ? carrierCodes[reason.slice('carrier-'.length)] : undefined;
  if (code !== undefined) return code;
  return t.happened.byState[state as keyof typeof t.happened.byState] ?? t.happened.noWord;
}

/** `leftOut` of a campaign, which the API gives as JSON: reasons that somebody was left out for, most first. */
export function leftOutCounts(leftOut: unknown): { reason: string; count: number }[] {
  if (leftOut === null || typeof leftOut !== 'object') return [];
  return Object.entries(leftOut)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count);
}
