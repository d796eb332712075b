import { createContext, type ReactNode } from 'react';

/** What stands beside the title of every page: what is around the pages says what. */
export const BesideTitle = createContext<ReactNode>(null);
