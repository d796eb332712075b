import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { recountUnseen } from '../../../domain/notices/seen';
import { WaitingNewsDocument } from './waiting-news.generated';

/** Counted once the news rests. */
const restMs = 250;

/** Keeps right how many conversations wait for somebody, whoever reads or answers them. */
export function WaitingNews() {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(WaitingNewsDocument, {
    ignoreResults: true,
    onData: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void recountUnseen(client), restMs);
    },
  });
  return null;
}
