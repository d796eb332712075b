import { currentSession } from '../session/session';
import { refreshSession } from '../session/start-session';
import { offline, problemOfAnswer } from './problem';

/**
 * A call of the REST API, for what GraphQL has no form for (files). Refreshes an expired token and tries once more.
 * @throws Problem
 */
export async function callRest<T>(path: string, init: RequestInit = {}): Promise<T> {
  const token = currentSession()?.accessToken ?? '';
  let answer = await attempt(path, init, token);
  if (answer.status === 401) {
    const fresh = await refreshSession(token);
    if (fresh !== null) answer = await attempt(path, init, fresh);
  }
  if (!answer.ok) throw await problemOfAnswer(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function attempt(path: string, init: RequestInit, token: string): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
    });
  } catch {
    throw offline();
  }
}
