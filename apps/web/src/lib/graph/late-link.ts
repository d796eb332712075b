import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';

const againMs = 3_000;

/**
 * A link whose code is fetched by the first that needs it: nothing on a first screen waits for live events. Who
 * subscribes meanwhile is served once it is there; where it could not be fetched, it is tried again.
 */
export function lateLink(load: () => Promise<ApolloLink>, onFailure: () => void): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  const get = async (): Promise<ApolloLink> => {
    for (;;) {
      try {
        return await load();
      } catch {
        onFailure();
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  };
  return new ApolloLink((operation, forward) =>
    defer(() => (link ??= get())).pipe(mergeMap((ready) => ready.request(operation, forward))),
  );
}
