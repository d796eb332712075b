import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { formatMoney } from '../../../lib/format/money';
import { capital } from '../../../lib/i18n/capital';
import { formatCount } from '../../../lib/i18n/texts';
import { formatEach, priceOfOne } from '../price-of-one';
import type { CampaignTotalsFragment } from './analytics.generated';
import { overviewTexts as t } from './overview.texts';

/** What a figure did since the time before: whether it rose is said by an icon, whether that is good by nobody. */
export type Move = 'more' | 'less' | 'same' | 'unknown';
export interface Figure {
  label: string;
  value: string;
  move: Move;
  note: string;
}

const moveOf = <T extends number | bigint>(now: T, before: T): Move =>
  now > before ? 'more' : now < before ? 'less' : 'same';

/** How many people were texted: nobody who still waits in a campaign that is paused or on its way. */
export const texted = ({ outbound, delivered, bounced, unknown }: CampaignTotalsFragment): number =>
  outbound + delivered + bounced + unknown;

/** Four figures of a time, each with its change against as many days before. */
export function figuresOf(now: CampaignTotalsFragment, before: CampaignTotalsFragment, days: number): Figure[] {
  const figures: Figure[] = [
    { label: t.figures.people, value: formatCount(texted(now)), ...grown(texted(now), texted(before), days) },
    { label: t.figures.delivered, ...deliveredShare(now, before, days) },
    // Of texts without a counted link nobody knows who would have followed one: then it is what they answered.
    now.clickedPeople + before.clickedPeople > 0
      ? { label: t.figures.clicked, ...answered('clickedPeople', now, before, days) }
      : { label: t.figures.replied, ...answered('replied', now, before, days) },
    { label: t.figures.cost, value: formatMoney(now.charged), ...eachOf(now, before, days) },
  ];
  // A note stands alone, whichever of its parts comes first.
  return figures.map((figure) => ({ ...figure, note: capital(figure.note) }));
}

function grown(now: number, before: number, days: number): Pick<Figure, 'move' | 'note'> {
  if (before === 0) return { move: 'unknown', note: t.figures.noneBefore(days) };
  if (now === before) return { move: 'same', note: t.figures.asBefore };
  const share = formatShare(Math.round((Math.abs(now - before) * 1_000) / before));
  return { move: moveOf(now, before), note: now > before ? t.figures.more(share) : t.figures.less(share) };
}

/** Shares are compared as they are written, so that what reads alike is never said to have moved. */
function deliveredShare(
  now: CampaignTotalsFragment,
  before: CampaignTotalsFragment,
  days: number,
): Omit<Figure, 'label'> {
  if (texted(now) === 0) return { value: t.none, move: 'unknown', note: t.figures.nobody };
  const share = shareOf(now.delivered, texted(now));
  const value = formatShare(share);
  if (texted(before) === 0) return { value, move: 'unknown', note: t.figures.noneBefore(days) };
  const was = shareOf(before.delivered, texted(before));
  if (share === was) return { value, move: 'same', note: t.figures.asBefore };
  const points = (Math.abs(share - was) / 10).toFixed(1);
  return {
    value,
    move: moveOf(share, was),
    note: share > was ? t.figures.pointsMore(points) : t.figures.pointsLess(points),
  };
}

/** How many people did something with what they got. */
function answered(
  what: 'clickedPeople' | 'replied',
  now: CampaignTotalsFragment,
  before: CampaignTotalsFragment,
  days: number,
): Omit<Figure, 'label'> {
  const [count, earlier] = [now[what], before[what]];
  // Somebody may answer before the phone's receipt is there: then it is no share of the delivered.
  const share = now.delivered === 0 || count > now.delivered ? null : shareOf(count, now.delivered);
  const was = before.campaigns === 0 ? t.figures.noneBefore(days) : t.figures.before(formatCount(earlier));
  return {
    value: formatCount(count),
    move: before.campaigns === 0 ? 'unknown' : moveOf(count, earlier),
    note: share === null ? was : t.figures.both(t.figures.ofReached(formatShare(share)), was),
  };
}

function eachOf(
  now: CampaignTotalsFragment,
  before: CampaignTotalsFragment,
  days: number,
): Pick<Figure, 'move' | 'note'> {
  const [each, was] = [now, before].map(({ charged, delivered }) => priceOfOne(charged, delivered)) as [
    bigint | null,
    bigint | null,
  ];
  if (each === null) return { move: 'unknown', note: t.figures.nobody };
  const written = t.figures.each(formatEach(each));
  if (was === null) {
    const why = before.campaigns === 0 ? t.figures.noneBefore(days) : t.figures.nobodyBefore(days);
    return { move: 'unknown', note: t.figures.both(written, why) };
  }
  return {
    move: moveOf(each, was),
    note: t.figures.both(written, each === was ? t.figures.asBefore : t.figures.before(formatEach(was))),
  };
}
