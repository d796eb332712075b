import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import './fonts.css';
import { emotionCache } from './emotion-cache';
import { system } from './system';

/** Our design language over everything below. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={emotionCache}><ChakraProvider value={system}>{children}</ChakraProvider></CacheProvider>;
}
