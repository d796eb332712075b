import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { createGraphClient } from '../../lib/graph/client';
import { appTexts } from '../app.texts';
import { PageLoading } from '../page-loading';
import { BottomBar } from './bottom-bar';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

const SkipLink = chakra('a', { base: { position: 'fixed', top: '-60px', left: '16px', zIndex: 'skipNav', bg: 'solid', color: 'onSolid', px: '16px', py: '10px', borderRadius: 'control', _focusVisible: { top: '16px' } } });

/** What stands around every page of who is signed in: side menu, floating top bar, breadcrumb, footer; on a phone a bar at the bottom. */
export function Component() {
  const { pathname, state } = useLocation();
  // A client, and so a cache, for each time somebody signs in.
  const [client] = useState(createGraphClient);
  // A row that opens beside its list leaves the list where it is.
  const keepScroll = (state as { keepScroll?: boolean } | null)?.keepScroll === true;
  useEffect(() => {
    if (!keepScroll) window.scrollTo(0, 0);
  }, [pathname, keepScroll]);
  return (
    <ApolloProvider client={client}>
      <SkipLink href="#content">{appTexts.skip}</SkipLink>
      <Flex minH="100dvh">
        <Sidebar />
        <Flex direction="column" flex="1" minW="0" pb={{ base: '72px', md: 0 }}>
          <TopBar />
          <Box as="main" id="content" tabIndex={-1} flex="1" w="full" maxW="1440px" mx="auto" px={{ base: '16px', md: '24px' }} pt={{ base: '16px', md: '32px' }} pb="24px">
            <Breadcrumb />
            <Suspense fallback={<PageLoading />}><Outlet /></Suspense>
          </Box>
          <Footer />
        </Flex>
        <BottomBar />
      </Flex>
    </ApolloProvider>
  );
}
