import { NetworkStatus } from '@apollo/client';

/**
 * Whether a question is on its way for the first time, or with other variables: what waits for it was not drawn yet. Asking
 * again is none, though the first answer was an error.
 */
export const isFirstAsked = (status: NetworkStatus): boolean =>
  status === NetworkStatus.loading || status === NetworkStatus.setVariables;
