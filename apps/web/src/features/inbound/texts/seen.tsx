import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAround } from '../../../ui/list-page/list-context';

/** Tells that the newest replies are on the screen, and again when newer ones are: not what a search or filter hides. */
export function Seen({ onSeen }: { onSeen: () => void }) {
  const list = useListAround();
  const [params] = useSearchParams();
  const isWhole = !params.has('q') && !params.has('filters') && (list?.first ?? 0) <= 1;
  const newest = list?.isLoaded && isWhole ? (list.ids[0] ?? '') : null;
  useEffect(() => {
    if (newest !== null) onSeen();
  }, [newest, onSeen]);
  return null;
}
