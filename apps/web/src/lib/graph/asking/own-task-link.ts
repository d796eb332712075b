import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';
import { breath } from '../../breath';

/**
 * Sends each question in a task of its own. A page asks six or eight at once when it is first drawn, and to send one
 * takes a slow phone 20 ms: together with the drawing they would be one task in which no tap is heard.
 */
export const ownTaskLink = new ApolloLink((operation, forward) =>
  defer(breath).pipe(mergeMap(() => forward(operation))),
);
