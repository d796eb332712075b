import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import './fonts.css';
import { emotionCache } from './emotion-cache';
import { firstRecipes } from './first-recipes';
import { makeSystem } from './make-system';

const firstSystem = makeSystem({ recipes: firstRecipes, slotRecipes: {} });

/** The design language for the pages before the log-in, which must be light; the shell lays the whole of it over its own. */
export function FirstTheme({ children }: { children: ReactNode }) {
  return <CacheProvider value={emotionCache}><ChakraProvider value={firstSystem}>{children}</ChakraProvider></CacheProvider>;
}
