/** Two or three versions of a text: what became of each. Pure rules; together they are the counts of their campaign. */

import { movedBy, type Engagement } from '../engagement/engagement.js';

/** One of the texts of a campaign, as a person gives it. */
export interface GivenVariant {
  message: string;
  /** Of a hundred people so many get it. */
  share: number;
}

/** People by what became of them, as a campaign counts them. */
export interface VariantCounts {
  recipients: number;
  leftOut: number;
  outbound: number;
  delivered: number;
  bounced: number;
  unknown: number;
  canceled: number;
}

/** The same with what became of it. */
export interface Variant extends GivenVariant, VariantCounts {
  /** What is not there is 0. */
  engagement: Partial<Engagement>;
}

export type Variants = Variant[] | null;

const nobody: VariantCounts = {
  recipients: 0,
  leftOut: 0,
  outbound: 0,
  delivered: 0,
  bounced: 0,
  unknown: 0,
  canceled: 0,
};

/** Texts before anybody is counted; null where a campaign has a single one. */
export const newVariants = (given: readonly GivenVariant[] | null | undefined): Variants =>
  given == null ? null : given.map(({ message, share }) => ({ message, share, ...nobody, engagement: {} }));

/** By how much the counts of each variant moved, the first first; a shorter list says nothing of the rest. */
export function countsMoved(
  variants: Variants,
  byVariant: readonly Partial<VariantCounts>[] | null | undefined,
): { variants?: Variants } {
  if (variants === null || byVariant == null) return {};
  return {
    variants: variants.map((variant, at) => {
      const moved = Object.entries(byVariant[at] ?? {}) as [keyof VariantCounts, number][];
      return { ...variant, ...Object.fromEntries(moved.map(([count, by]) => [count, variant[count] + by])) };
    }),
  };
}

/** The same of what people did; `number` is that of their variant, from 1. */
export function engagementMoved(
  variants: Variants,
  number: number | null | undefined,
  moved: Parameters<typeof movedBy>[1],
): { variants?: Variants } {
  if (variants === null || number == null) return {};
  return {
    variants: variants.map((variant, at) =>
      at + 1 === number ? { ...variant, engagement: movedBy(variant.engagement, moved) } : variant,
    ),
  };
}

/** Of 5 % of pairs that are alike this one says otherwise. */
const significant = 1.959964;

/**
 * Which of them leads, the first being 0: by people who clicked, where anybody did, else by replies, of those whom it
 * was sent to. Only where it is more than chance against each of the others (two-proportion test, 95 %); else null.
 */
export function leaderOf(variants: readonly Variant[]): number | null {
  const by = variants.some(({ engagement }) => (engagement.clickedPeople ?? 0) > 0) ? 'clickedPeople' : 'replied';
  const proportions = variants.map(({ outbound, delivered, engagement }) => ({
    of: outbound + delivered,
    did: Math.min(engagement[by] ?? 0, outbound + delivered),
  }));
  const leader = proportions.findIndex((one, at) =>
    proportions.every((other, place) => place === at || differenceOf(one, other) > significant),
  );
  return leader === -1 ? null : leader;
}

interface Proportion {
  did: number;
  of: number;
}

/** In standard errors of the pooled proportion; 0 where nothing can be said. */
export function differenceOf(a: Proportion, b: Proportion): number {
  if (a.of === 0 || b.of === 0) return 0;
  const pooled = (a.did + b.did) / (a.of + b.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return error === 0 ? 0 : (a.did / a.of - b.did / b.of) / error;
}
