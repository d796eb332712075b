import { useEffect } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { onProofWanted } from '../../lib/session/step-up';

/** While what calls it is shown, a call that needs a fresh proof has the person asked over the page. */
export const useAsksForProof = (): void =>
  useEffect(() => onProofWanted(async () => (await fetchCode(() => import('./proof-dialog'))).ask()), []);
