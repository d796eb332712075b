import type { ReactNode } from 'react';

/** One thing that answers, and where it is. */
export interface Result {
  id: string;
  label: string;
  /** Below or beside the name: a phone, a state, the first words. */
  aside?: ReactNode;
  to: string;
}

/** What answers of one kind. */
export interface ResultGroup {
  key: 'help' | 'people' | 'campaigns' | 'templates' | 'pages';
  /** Null where it could not be searched. */
  results: readonly Result[] | null;
  /** The list with that search, where there is more than is shown. */
  all?: { label: string; to: string } | undefined;
}

/** Shown of each kind. */
export const few = 5;
