import type { Delivered } from '@bellbird/event-bus';

export interface Hearings {
  lost: number;
  /** First hearings that came before an earlier version of their key. */
  outOfTurn: number;
  doubled: number;
}

/** What was heard of things with versions 1, 2 … up to these: what comes twice may, what is skipped or overtakes may not. */
export function firstHearings(heard: readonly Delivered[], versions: ReadonlyMap<string, number>): Hearings {
  const latest = new Map<string, number>();
  const seen = new Map<string, Set<number>>([...versions.keys()].map((key) => [key, new Set()]));
  let [outOfTurn, doubled] = [0, 0];
  for (const { key, aggregateVersion } of heard) {
    const version = Number(aggregateVersion);
    const ofKey = seen.get(key);
    if (ofKey === undefined) continue;
    if (ofKey.has(version)) {
      doubled += 1;
      continue;
    }
    if (version < (latest.get(key) ?? 0)) outOfTurn += 1;
    latest.set(key, Math.max(version, latest.get(key) ?? 0));
    ofKey.add(version);
  }
  let lost = 0;
  for (const [key, last] of versions)
    for (let version = 1; version <= last; version++) if (!seen.get(key)!.has(version)) lost += 1;
  return { lost, outOfTurn, doubled };
}
