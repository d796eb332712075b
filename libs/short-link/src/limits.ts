/*
 * What a code can name. Nothing of Node is needed here, so that the client counts parts as the services do.
 */

/** Characters of every code: the same for all, so that a quote counts the parts of a code it has not made yet. */
export const codeLength = 11;

/** Link sets are numbered from 1. */
export const mostLinkSets = 2 ** 30 - 1;
/** People of a campaign with links; their ordinals begin at 1. */
export const mostPeople = 16_000_000;
/** Links of a campaign, from 1; 63 is kept free. */
export const mostLinks = 62;

/** Stands as the last part of a target that is each person's own: the id of their contact takes its place, or it goes. */
export const contactInTarget = '{contact}';

/** A target as people read it: without the place of the person who follows it. */
export const shownUrl = (url: string): string =>
  url.endsWith(`/${contactInTarget}`) ? url.slice(0, -contactInTarget.length - 1) : url;

/** A code as long as every real one. */
export const sampleCode = '0'.repeat(codeLength);
