import { ApolloLink, Observable } from '@apollo/client';

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
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let isOver = false;
        let end: (() => void) | undefined;
        void (link ??= get()).then((ready) => {
          if (isOver) return;
          const subscription = ready.request(operation, forward).subscribe(observer);
          end = () => subscription.unsubscribe();
        });
        return () => {
          isOver = true;
          end?.();
        };
      }),
  );
}
