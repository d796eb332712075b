import fc from 'fast-check';
import { seeded } from '@bellbird/testing';
import type { Client } from '../client.js';
import { publicSchema } from '../graph-documents.js';
import { eachOf, operationsOf, rawCall } from '../openapi.js';
import type { Product } from '../product.js';
import { graphBodiesOf, graphOperations, judgeGraph } from './graph-requests.js';
import { judge, resolver, type Document } from './rest-judge.js';
import { requestsOf } from './rest-requests.js';

/** These end the session of who asks, or may. */
const endsSession = /log-?out|lock|leave|password$|^changePassword|refresh-?tokens/i;

export interface Fuzzed {
  asked: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** What was not as it should be, with the request. */
  problems: string[];
}

/** Asks every REST call `each` times, by the seed of the run. `ids` are of things that are there. */
export async function fuzzRest(
  product: Product,
  [person, another]: readonly [Client, Client],
  ids: readonly string[],
  each: number,
): Promise<Fuzzed> {
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as Document;
  const known = { resolve: resolver(document), ids };
  const operations = await operationsOf(product.url);
  const requests = await seeded(({ value }) =>
    operations.flatMap((operation, at) =>
      fc
        .sample(requestsOf(operation, known), { numRuns: each, seed: value + at })
        .map((request) => ({ operation, request })),
    ),
  );
  return fuzz(requests, async ({ operation, request: { method, path, body, headers } }) => {
    const { token } = endsSession.test(operation.path) ? another : person;
    const answer = await rawCall(product.url, method, path, { token, body, headers });
    return { status: answer.status, problem: judge(document, operation, answer), said: answer.text };
  });
}

/** Asks every query and mutation of the graph `each` times, by the seed of the run. */
export async function fuzzGraph(
  product: Product,
  [person, another]: readonly [Client, Client],
  ids: readonly string[],
  each: number,
): Promise<Fuzzed> {
  const operations = graphOperations(publicSchema());
  const requests = await seeded(({ value }) =>
    operations.flatMap((operation, at) =>
      fc
        .sample(graphBodiesOf(operation, ids), { numRuns: each, seed: value + at })
        .map((body) => ({ operation, request: body })),
    ),
  );
  return fuzz(requests, async ({ operation, request: body }) => {
    const { token } = endsSession.test(operation.field.name) ? another : person;
    const { status, type, text } = await rawCall(product.url, 'POST', '/graphql', { token, body });
    return { status, problem: judgeGraph(status, type, text), said: text };
  });
}

interface Outcome {
  status: number;
  problem: string | null;
  said: string;
}

async function fuzz<T extends { request: unknown }>(
  requests: readonly T[],
  ask: (one: T) => Promise<Outcome>,
): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { asked: 0, statuses: {}, problems: [] };
  await eachOf(requests, async (one) => {
    const shown = JSON.stringify(one.request).slice(0, 1_500);
    const outcome = await ask(one).catch((error: unknown) => ({
      status: 0,
      problem: `no answer: ${String(error)}`,
      said: '',
    }));
    fuzzed.asked += 1;
    fuzzed.statuses[outcome.status] = (fuzzed.statuses[outcome.status] ?? 0) + 1;
    if (outcome.problem !== null)
      fuzzed.problems.push(`${outcome.problem}: ${outcome.status} ${outcome.said.slice(0, 300)} to ${shown}`);
  });
  return fuzzed;
}
