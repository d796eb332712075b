import type { ConsentScope } from './record-consent.js';

const ofAll: readonly ConsentScope[] = ['all'];
const ofMarketing: readonly ConsentScope[] = ['all', 'marketing', 'hold'];

/** The scopes of which an *out* stops a text: a transactional one goes to who wants no promotion, or may want none. */
export const scopesHeeded = ({ consentNeeded }: { consentNeeded: boolean }): readonly ConsentScope[] =>
  consentNeeded ? ofMarketing : ofAll;
