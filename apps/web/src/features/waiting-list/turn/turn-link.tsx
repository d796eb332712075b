import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../ui/button';
import type { Turn } from '../board/use-board';
import { waitingListTexts as t } from '../waiting-list.texts';

/** The open turn is part of the page's address; what else stands there stays. */
export function useOpenTurn() {
  const [search, setSearch] = useSearchParams();
  const addressOf = (id: string | null): string => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('turn');
    else next.set('turn', id);
    const query = next.toString();
    return query === '' ? '/waiting-list' : `/waiting-list?${query}`;
  };
  return {
    openId: search.get('turn'),
    addressOf,
    open: (id: string | null) =>
      setSearch(new URLSearchParams(addressOf(id).split('?')[1] ?? ''), {
        state: { keepScroll: true },
        replace: id !== null && search.has('turn'),
      }),
  };
}

/** A person's name, which opens their turn. */
export function TurnLink({ turn }: { turn: Pick<Turn, 'id' | 'name'> }) {
  const { addressOf } = useOpenTurn();
  return (
    <Link
      to={addressOf(turn.id)}
      state={{ keepScroll: true }}
      data-row={turn.id}
      color="inherit"
      fontWeight="inherit"
      draggable={false}
    >
      {turn.name ?? t.noName}
    </Link>
  );
}
