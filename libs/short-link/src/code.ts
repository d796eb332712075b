import { fromBase62, toBase62 } from './base62.js';
import { scramble, unscramble } from './feistel.js';
import { mostLinks, mostLinkSets, mostPeople } from './limits.js';

/** Which link of which person: no row a person is needed to find the way back. */
export interface ShortLink {
  /** The number that the campaign took at its launch. */
  linkSet: number;
  /** The person's place in the campaign, from 1. */
  ordinal: number;
  /** The place of the link in the set, from 1. */
  link: number;
}

const checkBits = 4n;
const linkBits = 6n;
const ordinalBits = 24n;
const lowest = (bits: bigint): bigint => (1n << bits) - 1n;

/** The code of a person's link: 64 bits (link set 30, ordinal 24, link 6, check 4) in 11 characters. @throws RangeError */
export function codeOf(key: Buffer, { linkSet, ordinal, link }: ShortLink): string {
  if (!isFrom1To(mostLinkSets, linkSet)) throw new RangeError('There is no such link set.');
  if (!isFrom1To(mostPeople, ordinal)) throw new RangeError('Too many people for the links of a campaign.');
  if (!isFrom1To(mostLinks, link)) throw new RangeError('Too many links for a campaign.');
  const named = (((BigInt(linkSet) << ordinalBits) | BigInt(ordinal)) << linkBits) | BigInt(link);
  return toBase62(scramble(key, named << checkBits));
}

/** What a code names, where it may have been made with this key; null for all others. It proves that, and no more. */
export function readCode(key: Buffer, code: string): ShortLink | null {
  const { genuine, ...link } = openCode(key, code);
  return genuine ? link : null;
}

/**
 * What a code of any spelling opens to, `genuine` or not, at the same cost: whoever looks up the link set of each one
 * answers a guess as late as a link that is not there.
 */
export function openCode(key: Buffer, code: string): ShortLink & { genuine: boolean } {
  const spelt = fromBase62(code);
  const block = unscramble(key, spelt ?? 0n);
  const link = Number((block >> checkBits) & lowest(linkBits));
  const ordinal = Number((block >> (checkBits + linkBits)) & lowest(ordinalBits));
  const linkSet = Number(block >> (checkBits + linkBits + ordinalBits));
  const isRight = (block & lowest(checkBits)) === 0n && isFrom1To(mostLinks, link) && isFrom1To(mostPeople, ordinal);
  return { linkSet, ordinal, link, genuine: spelt !== null && isRight && linkSet > 0 };
}

const isFrom1To = (most: number, value: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
