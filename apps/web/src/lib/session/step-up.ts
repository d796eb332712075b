import { callGraphSignedIn } from '../graph/call-graph-signed-in';
import type { ProofInput } from '../graph/schema.generated';
import { keepAccessToken } from './session';
import { StepUpDocument } from './session.generated';

/** Asks the person who they are until they have shown it by `prove`; false where they would not. */
export type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Who can ask a person over the page; answers how they stop. */
export function onProofWanted(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Has the person prove who they are, once for all that wait for it; false where they would not, or nobody can ask. */
export function askForProof(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** The session's token from now on says that its person has just proved who it is. @throws Problem invalid-code, too-many-requests */
export async function prove(proof: ProofInput): Promise<void> {
  const { stepUp } = await callGraphSignedIn(StepUpDocument, { input: proof });
  keepAccessToken(stepUp!.accessToken);
}
