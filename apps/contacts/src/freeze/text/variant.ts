import { fnv1a } from '@bellbird/event-bus';
import type { CampaignText, VariantRule } from './campaign-text.js';
import { compileText } from './compile-text.js';

/** Which of the variants a person gets, from 1: always the same. `who`: the contact's id, or the number of nobody's. */
export function variantOf({ seed, shares }: VariantRule, who: string): number {
  const place = fnv1a(seed + who) % 100;
  let upTo = 0;
  const at = shares.findIndex((share) => place < (upTo += share));
  return at === -1 ? shares.length : at + 1;
}

/** The text of a person, and which of the variants it is; null where there is one text. */
export function textOfPerson(
  campaign: CampaignText,
  { contactId, phone }: { contactId: string | null; phone: string },
): { text: CampaignText; variant: number | null } {
  const variant = campaign.variants == null ? null : variantOf(campaign.variants.rule, contactId ?? phone);
  const text = variant === null ? campaign : campaign.variants!.texts[variant - 1]!;
  // A link to opt out leads to a contact.
  return { text: contactId === null ? { ...text, usesOptOutLink: false } : text, variant };
}

/** The first of several texts, with all of them where there are variants. */
export function textsOf(
  fields: readonly string[],
  rule: VariantRule | null,
  given: Parameters<typeof compileText>[1],
): CampaignText {
  const texts = fields.map((field) => compileText(field, given));
  return { ...texts[0]!, variants: rule === null ? null : { rule, texts } };
}

/** People left out by variant, the first first, with these; null where nobody has a variant. */
export function withLeftOut(
  before: readonly number[] | null,
  leftOut: readonly { variant: number | null }[],
): number[] | null {
  const variants = Math.max(before?.length ?? 0, ...leftOut.map(({ variant }) => variant ?? 0));
  if (variants === 0) return null;
  const counts = Array.from({ length: variants }, (_, at) => before?.[at] ?? 0);
  for (const { variant } of leftOut) if (variant !== null) counts[variant - 1]! += 1;
  return counts;
}
