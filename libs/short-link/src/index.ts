export { isBlockedSite } from './blocked-site.js';
export { codeOf, openCode, readCode, type ShortLink } from './code.js';
export { codeLength, mostLinks, mostLinkSets, mostPeople, sampleCode } from './limits.js';
