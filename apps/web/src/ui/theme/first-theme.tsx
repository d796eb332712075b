import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
// Not for a name: every page, before the log-in too, follows the system when it turns dark.
import './colour-mode';
import { emotionCache } from './emotion-cache';
import { system } from './system';

/** The design language over everything below, with the looks of the pages before the log-in, which must be light; the shell brings the others. */
export function FirstTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
