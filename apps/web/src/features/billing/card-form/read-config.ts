import { offline, problemOfAnswer } from '../../../lib/graph/problem';

/** What the server says of its own set-up. */
export interface ClientConfig {
  payments?: { provider: string; publishableKey?: string };
}

/** @throws Problem */
export async function readConfig(): Promise<ClientConfig> {
  const answer = await fetch('/config.json').catch(() => {
    throw offline();
  });
  if (!answer.ok) throw await problemOfAnswer(answer);
  return (await answer.json()) as ClientConfig;
}
