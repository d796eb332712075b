import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { metrics } from '@bellbird/service-host';

const service = 'gateway';

/** `refused`: the caller asked wrongly. `failed`: a part of the answer is missing, because a service is away or has a fault. */
const outcomes = ['answered', 'refused', 'failed'] as const;

/** Times each request that is within the limits, over HTTP and the socket, by how it ended. */
export function timeRequests(): ApolloServerPlugin {
  // Every outcome has a series from the start.
  for (const outcome of outcomes) metrics.requests.zero({ service, outcome });
  return {
    requestDidStart: async () => {
      const stop = metrics.requests.startTimer({ service });
      return {
        willSendResponse: async ({ response: { body } }) =>
          void stop({ outcome: outcomeOf(body.kind === 'single' ? body.singleResult.errors : undefined) }),
        unexpectedErrorProcessingRequest: async () => void stop({ outcome: 'failed' }),
      };
    },
  };
}

function outcomeOf(errors: readonly GraphQLFormattedError[] = []): (typeof outcomes)[number] {
  if (errors.length === 0) return 'answered';
  return errors.some(({ extensions }) => Number(extensions?.['statusCode'] ?? 500) >= 500) ? 'failed' : 'refused';
}
