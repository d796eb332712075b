/**
 * Shares of a whole in tenths of a percent, which add up as the parts do: by largest remainder, where what the parts do
 * not cover is a part as well. 100% is only the whole. Of no whole all are 0. Parts exclude each other and are at most the whole together.
 */
export function sharesOf(parts: readonly number[], whole: number): number[] {
  if (whole <= 0) return parts.map(() => 0);
  const all = [...parts, whole - parts.reduce((sum, part) => sum + part, 0)];
  const exact = all.map((part) => (part * 1_000) / whole);
  const shares = exact.map(Math.floor);
  const missing = 1_000 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = all.map((_, at) => at).sort((a, b) => exact[b]! - shares[b]! - (exact[a]! - shares[a]!) || a - b);
  for (const at of byRemainder.slice(0, missing)) shares[at]! += 1;
  const almost = shares.findIndex((share, at) => share === 1_000 && all[at]! < whole);
  if (almost !== -1) {
    const largestOther = all.reduce(
      (best, part, at) => (at !== almost && (best === -1 || part > all[best]!) ? at : best),
      -1,
    );
    shares[almost] = 999;
    shares[largestOther]! += 1;
  }
  return shares.slice(0, parts.length);
}

/** The share of one part: what is not it is the other. */
export const shareOf = (part: number, whole: number): number => sharesOf([part], whole)[0]!;

/** Tenths of a percent as people read them: "88.5%", "0%", "100%". */
export const formatShare = (tenths: number): string =>
  tenths === 0 || tenths === 1_000 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
