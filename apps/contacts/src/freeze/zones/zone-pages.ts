import type { FrozenPerson } from '@bellbird/events';
import { buildPage, type Candidate, type LeftOutPerson } from '../build-page.js';
import type { CampaignText } from '../text/campaign-text.js';
import { zoneOfPerson, type ZoneRule } from './zone-of-person.js';

/** Pages of people, each of one zone; null where the campaign goes by the business's. */
export interface BuiltPages {
  pages: { zone: string | null; people: FrozenPerson[] }[];
  leftOut: LeftOutPerson[];
  /** How many were decided on: the next pages go on behind them. */
  decided: number;
}

/**
 * Decides on people: a page of those who come first, or, where each person's own clock counts, on all of them, zone by
 * zone. All pages of a stretch are kept in one transaction, so the cursor needs no zone: whoever moves to another zone
 * between two stretches is neither lost nor met twice.
 */
export function buildPages(
  candidates: readonly Candidate[],
  campaign: CampaignText,
  ordinal: number,
  rule: ZoneRule | null,
): BuiltPages {
  if (rule === null) {
    const { people, leftOut, decided } = buildPage(candidates, campaign, ordinal);
    return { pages: people.length === 0 ? [] : [{ zone: null, people }], leftOut, decided };
  }
  const built: BuiltPages = { pages: [], leftOut: [], decided: candidates.length };
  let last = ordinal;
  for (const [zone, ofZone] of byZone(candidates, rule)) {
    for (let rest = ofZone; rest.length > 0;) {
      const { people, leftOut, decided } = buildPage(rest, campaign, last);
      built.leftOut.push(...leftOut);
      if (people.length > 0) built.pages.push({ zone, people });
      last += people.length;
      rest = rest.slice(decided);
    }
  }
  return built;
}

function byZone(candidates: readonly Candidate[], rule: ZoneRule): [string, Candidate[]][] {
  const zones = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const zone = zoneOfPerson(candidate.person, rule);
    const others = zones.get(zone);
    if (others === undefined) zones.set(zone, [candidate]);
    else others.push(candidate);
  }
  return [...zones].sort(([a], [b]) => a.localeCompare(b));
}
