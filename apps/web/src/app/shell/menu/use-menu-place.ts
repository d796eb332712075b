import { useLocation } from 'react-router-dom';
import { useSaidPlace } from '../../../lib/said-place';
import { menuPlace } from './menu-path';

/** The menu's entry for the page on the screen: what the page says, else what its address does. Null where none is. */
export function useMenuPlace(): string | null {
  const { pathname } = useLocation();
  const said = useSaidPlace();
  return said ?? menuPlace(pathname);
}
