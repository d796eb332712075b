import { callGraphSignedIn } from '../graph/call-graph-signed-in';
import { notProved, problemOf } from '../graph/problem';
import { startSession } from './start-session';
import { askForProof } from './step-up';
import { LookAsSupportDocument } from './support-session.generated';

/**
 * The session of this browser becomes one of support at a business, read-only; the proof that it takes is asked for.
 * @throws Problem forbidden where nobody let support in.
 */
export async function lookAsSupport(id: string, reason: string): Promise<void> {
  const look = () => callGraphSignedIn(LookAsSupportDocument, { id, input: { reason } });
  const { startSupportSession } = await look().catch(async (error: unknown) => {
    if (problemOf(error).code !== 'step-up-required') throw error;
    if (!(await askForProof())) throw notProved();
    return look();
  });
  startSession(startSupportSession!);
}
