import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import './fonts.css';
import { system } from './system';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const cache = createCache({ key: 'bb', ...(nonce && nonce !== '__NONCE__' && { nonce }) });

/** Our design language over everything below; styles carry the page's nonce, since its policy allows no others. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}><ChakraProvider value={system}>{children}</ChakraProvider></CacheProvider>;
}
