import { useCallback, useMemo } from 'react';
import { useUser } from '../../../lib/session/session';
import { store, storedJson } from '../../../lib/stored';
import type { Kept } from './contact-values';

function read(kept: unknown): Kept | null {
  const { values, tags } = (kept ?? {}) as Partial<Kept>;
  return typeof values === 'object' && values !== null && Array.isArray(tags) ? { values, tags } : null;
}

/** What was typed into the form of a new contact, kept in this tab until it is saved. */
export function useKeptForm() {
  const { id } = useUser();
  const key = `bellbird.new-contact.${id}`;
  const kept = useMemo(() => read(storedJson(key, 'tab')), [key]);
  const keep = useCallback((typed: Kept) => store(key, JSON.stringify(typed), 'tab'), [key]);
  const forget = useCallback(() => store(key, null, 'tab'), [key]);
  return { kept, keep, forget };
}
