import { offline, problemFrom, problemOfAnswer, problemOfGraph } from './problem';
import { timedFetch } from './timed-fetch';

/** An operation as codegen writes it for pages without Apollo: its text, with the types of what goes in and out. */
export interface GraphText<Out, In> {
  toString(): string;
  __apiType?: (variables: In) => Out;
}

/**
 * One call without Apollo, for the pages before the log-in, whose first load must be light. With a `callKey` the server
 * knows a call that is made again.
 * @throws Problem
 */
export async function callGraph<Out, In>(
  document: GraphText<Out, In>,
  variables: In,
  accessToken?: string,
  callKey?: string,
): Promise<Out> {
  let answer: Response;
  try {
    answer = await timedFetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(callKey !== undefined && { 'idempotency-key': callKey }),
      },
      body: JSON.stringify({ query: document.toString(), variables }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw offline();
  }
  if (!answer.headers.get('content-type')?.includes('json')) throw await problemOfAnswer(answer);
  const body = (await answer.json()) as {
    data?: Out | null;
    errors?: { message: string; extensions?: Record<string, unknown> }[];
  };
  if (body.errors?.[0]) throw problemOfGraph(body.errors[0]);
  if (body.data === undefined || body.data === null) throw problemFrom({ ...body });
  return body.data;
}
