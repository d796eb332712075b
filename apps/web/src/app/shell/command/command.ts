import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A row of the command menu: it leads somewhere, or does something. */
export interface Command {
  id: string;
  label: string;
  /** Other words by which people look for it; shown nowhere. */
  words?: string;
  mark: LucideIcon | { initialsOf: string };
  /** After the name: a state, a phone. */
  aside?: ReactNode;
  /** At the end: a count, a key. */
  end?: ReactNode;
  to?: string;
  run?: () => void;
}
export interface CommandGroup {
  key: 'bookmarks' | 'recent' | 'pages' | 'actions' | 'campaigns' | 'contacts' | 'search';
  title: string;
  commands: readonly Command[];
}
