import type { Given } from '../campaign-kind.js';
import type { SmsContent } from './input.js';

/** The texts that are rendered for people: the message, or that of each variant. */
export const fieldsOf = ({ message, variants }: Given<SmsContent>): string[] =>
  variants == null ? [message ?? ''] : variants.map((variant) => variant.message);

/** Where the n-th of them stands. */
export const fieldNames = ({ variants }: Given<SmsContent>): string[] =>
  variants == null ? ['message'] : variants.map((_, at) => `variants[${at}].message`);

/** How many of a hundred people get each of them, and what decides who; null where there is one. */
export const variantsOf = ({
  variants,
  variantSeed,
}: Given<SmsContent>): { shares: number[]; seed: string | null } | null =>
  variants == null ? null : { shares: variants.map(({ share }) => share), seed: variantSeed ?? null };

/** Whether each address of them is shortened and its clicks are counted. */
export const tracksLinks = ({ trackLinks }: Given<SmsContent>): boolean => trackLinks === true;
