import { codeOf, sampleCode } from '@bellbird/short-link';

/** A link as long as every real one and of the same alphabet. */
export const sampleLink = (baseUrl: string): string => `${baseUrl}/${sampleCode}`;

/** The counted links of a campaign's people: each has their own, by which a click is known to be theirs. */
export const linksOf =
  (key: Buffer, baseUrl: string, linkSet: number) =>
  (link: number, ordinal: number): string =>
    `${baseUrl}/${codeOf(key, { linkSet, ordinal, link })}`;
