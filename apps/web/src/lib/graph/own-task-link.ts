import { ApolloLink, Observable } from '@apollo/client';
import { breath } from '../breath';

/**
 * Sends each question in a task of its own. A page asks six or eight at once when it is first drawn, and to send one
 * takes a slow phone 20 ms: together with the drawing they would be one task in which no tap is heard.
 */
export const ownTaskLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let isOver = false;
      let sent: { unsubscribe: () => void } | undefined;
      void breath().then(() => {
        if (isOver) return;
        try {
          sent = forward(operation).subscribe(observer);
        } catch (error) {
          observer.error(error);
        }
      });
      return () => {
        isOver = true;
        sent?.unsubscribe();
      };
    }),
);
