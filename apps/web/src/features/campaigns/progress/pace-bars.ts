import type { CampaignPaceOfFragment } from './figures.generated';

export interface PaceBar {
  /** When its step began. */
  at: Date;
  handled: number;
  /** Still to come within this step, at the present speed. */
  planned: number;
  isNow: boolean;
}

/** So many steps ahead are drawn; what is slower is said in words. */
const mostAhead = 60;

/** When the rest will be handled at the present speed; null where there is none, or nobody is left. */
export function endsAbout(
  { perSecond }: Pick<CampaignPaceOfFragment, 'perSecond'>,
  pending: number,
  now: Date,
): Date | null {
  if (perSecond === null || perSecond <= 0 || pending <= 0) return null;
  return new Date(now.getTime() + (pending / perSecond) * 1_000);
}

/**
 * A bar a step from the first that anybody was handled in, empty ones too, and what is planned at the present speed. The
 * planned ones add up to whom is left, as far as the drawing goes ahead.
 */
export function paceBars(
  { stepSeconds, points, perSecond }: CampaignPaceOfFragment,
  pending: number,
  now: Date,
): PaceBar[] {
  const step = stepSeconds * 1_000;
  const [first] = points;
  if (first === undefined) return [];
  const begin = new Date(first.at).getTime();
  const handled = new Map(points.map((point) => [new Date(point.at).getTime(), point.handled]));
  const lastDone = Math.max(...handled.keys());
  // Two clocks have a say: ours is not believed beyond what a drawing could show.
  const present = Math.min(Math.floor(now.getTime() / step) * step, lastDone + mostAhead * step);
  const isMoving = perSecond !== null && perSecond > 0 && pending > 0;
  const bars: PaceBar[] = [];
  for (let at = begin; at <= (isMoving ? Math.max(lastDone, present) : lastDone); at += step)
    bars.push({ at: new Date(at), handled: handled.get(at) ?? 0, planned: 0, isNow: isMoving && at === present });
  if (!isMoving) return bars;
  const by = (until: number): number => Math.min(pending, Math.round(((until - now.getTime()) / 1_000) * perSecond));
  const current = bars.at(-1)!;
  let told = Math.max(0, by(current.at.getTime() + step));
  current.planned = told;
  for (let at = current.at.getTime() + step; told < pending && at <= present + mostAhead * step; at += step) {
    const until = by(at + step);
    bars.push({ at: new Date(at), handled: 0, planned: until - told, isNow: false });
    told = until;
  }
  return bars;
}
