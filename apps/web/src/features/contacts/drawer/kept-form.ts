import { useCallback, useMemo } from 'react';
import { useUser } from '../../../lib/session/session';
import type { Kept } from './contact-values';

function read(json: string | null): Kept | null {
  try {
    const { values, tags } = JSON.parse(json ?? 'null') as Partial<Kept>;
    return typeof values === 'object' && Array.isArray(tags) ? { values, tags } : null;
  } catch {
    return null;
  }
}

/** What was typed into the form of a new contact, kept in this tab until it is saved. */
export function useKeptForm() {
  const { id } = useUser();
  const key = `bellbird.new-contact.${id}`;
  const kept = useMemo(() => read(sessionStorage.getItem(key)), [key]);
  const keep = useCallback((typed: Kept) => sessionStorage.setItem(key, JSON.stringify(typed)), [key]);
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return { kept, keep, forget };
}
