import { callGraphSignedIn } from '../graph/call-graph-signed-in';
import type { ProofInput } from '../graph/schema.generated';
import { keepAccessToken } from './session';
import { StepUpDocument } from './session.generated';

/** The session's token from now on says that its person has just proved who it is. @throws Problem invalid-code, too-many-requests */
export async function prove(proof: ProofInput): Promise<void> {
  const { stepUp } = await callGraphSignedIn(StepUpDocument, { input: proof });
  keepAccessToken(stepUp!.accessToken);
}
