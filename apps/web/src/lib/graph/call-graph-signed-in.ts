import { currentSession, rereadSession } from '../session/session';
import { refreshSession } from '../session/start-session';
import { callGraph, type GraphText } from './call-graph';
import { problemOf } from './problem';

/**
 * One call in the person's name without Apollo, for the light pages around the log-in. Refreshes an expired token and
 * tries once more, where what is asked is due even then.
 * @throws Problem
 */
export async function callGraphSignedIn<Out, In>(
  document: GraphText<Out, In>,
  variables: In,
  isDue: () => boolean = () => true,
): Promise<Out> {
  const token = (currentSession() ?? rereadSession())?.accessToken ?? '';
  try {
    return await callGraph(document, variables, token);
  } catch (error) {
    if (!['unauthorized', 'session-expired', 'session-locked'].includes(problemOf(error).code)) throw error;
    const fresh = await refreshSession(token);
    if (fresh === null || !isDue()) throw error;
    return callGraph(document, variables, fresh);
  }
}
