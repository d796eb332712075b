import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { fetchLockPage } from '../../features/public-account/public-account.routes';
import { createGraphClient } from '../../lib/graph/client';
import { isAdmin, useUser } from '../../lib/session/session';
import '../../ui/theme/all-looks';
import { useAsksForProof } from '../../domain/proof/use-asks-for-proof';
import { useFirstAnswers } from '../../lib/graph/asking/first-answers';
import { useHasAppBar } from '../../ui/page/app-bar';
import { BesideTitle } from '../../ui/page/beside-title';
import { useIsPhone } from '../../ui/use-media';
import { appTexts } from '../app.texts';
import { PageLoading } from '../page-loading';
import { Footer } from './footer';
import { useShellKeys } from './keys/use-shell-keys';
import { LiveBanner } from './live-banner';
import { BottomBar } from './menu/bottom-bar';
import { Sidebar } from './menu/sidebar';
import { ShellNews } from './news/shell-news';
import { TopBar } from './top-bar';
import { Breadcrumb } from './trail/breadcrumb';
import { lazyOverlay, useOverlay } from './use-lazy-overlay';
import { usePageChange } from './use-page-change';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '-60px',
    left: '4',
    zIndex: 'skipNav',
    bg: 'solid',
    color: 'onSolid',
    px: '4',
    py: '2.5',
    borderRadius: 'control',
    _focusVisible: { top: '4' },
  },
});
/** Of the few who look at a business as support: nobody else carries it. */
const SupportBar = lazy(() => import('./support-bar'));
const commandMenu = lazyOverlay(() => import('./command/command-menu'));
const moreSheet = lazyOverlay(() => import('./menu/more-sheet'));
/** When the first page has had its turn, the command menu is fetched, so that ⌘K answers at once. */
const idleMs = 4_000;
type AtRest = typeof import('./at-rest');
const keysDialog = lazyOverlay(() => import('./keys/keys-dialog'));
/** Of the even fewer who run the platform. */
const PlatformShell = lazy(() => import('../platform-shell/platform-shell'));

/** A client, and so a cache, for each time somebody signs in. */
export function Component() {
  const [client] = useState(createGraphClient);
  return (
    <ApolloProvider client={client}>
      <Around />
    </ApolloProvider>
  );
}

/** What is the same around a business's pages and the platform's. */
function Around() {
  const user = useUser();
  usePageChange();
  useAsksForProof();
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    <>
      <SkipLink href="#content" onClick={skip}>
        {appTexts.skip}
      </SkipLink>
      <LiveBanner />
      {user.support && (
        <Suspense fallback={null}>
          <SupportBar {...user.support} />
        </Suspense>
      )}
      {isAdmin(user) ? (
        <Suspense fallback={<PageLoading />}>
          <PlatformShell />
        </Suspense>
      ) : (
        <Shell />
      )}
    </>
  );
}

/** What is fetched once the first page has had its turn; null until then. */
function useRest(): AtRest | null {
  const [rest, setRest] = useState<AtRest | null>(null);
  useEffect(() => {
    const fetchAll = (): void => {
      commandMenu.fetch();
      void Promise.all([import('./at-rest'), fetchLockPage()]).then(
        ([fetched]) => setRest(fetched),
        () => undefined,
      );
    };
    const timer = setTimeout(fetchAll, idleMs);
    return () => clearTimeout(timer);
  }, []);
  return rest;
}

/** What stands around every page: side menu, floating top bar, breadcrumb, footer; on a phone a bar at the bottom. */
function Shell() {
  const rest = useRest();
  const hasFirstAnswers = useFirstAnswers();
  const isPhone = useIsPhone();
  const hasOwnBar = useHasAppBar();
  const command = useOverlay();
  const more = useOverlay();
  const keys = useOverlay();
  // A menu that was asked for may still be on its way: what is typed meanwhile is meant for it, and is no command.
  useShellKeys({ onCommand: command.open, onKeys: keys.open, isOff: command.isOpen || keys.isOpen || more.isOpen });
  return (
    <>
      {hasFirstAnswers && <ShellNews />}
      <Flex minH="calc(100dvh - var(--above-shell, 0px))">
        {!isPhone && <Sidebar onOpenMenu={more.open} />}
        <Flex
          direction="column"
          flex="1"
          minW="0"
          pb={{ base: hasOwnBar ? 0 : 'calc(56px + env(safe-area-inset-bottom))', md: 0 }}
        >
          {!hasOwnBar && <TopBar onSearch={command.open} onSearchNear={commandMenu.fetch} />}
          <Box
            as="main"
            id="content"
            tabIndex={-1}
            flex="1"
            w="full"
            maxW="1440px"
            mx="auto"
            px={{ base: '4', md: '6' }}
            pt={{ base: '4', md: '5' }}
            pb="6"
          >
            {rest && <rest.AfterRest />}
            {!hasOwnBar && <Breadcrumb />}
            <BesideTitle value={rest && <rest.BookmarkStar />}>
              <Suspense fallback={<PageLoading />}>
                <Outlet />
              </Suspense>
            </BesideTitle>
          </Box>
          <Footer />
        </Flex>
        {isPhone && !hasOwnBar && (
          <BottomBar isMoreOpen={more.isOpen} onMore={more.open} onMoreNear={moreSheet.fetch} />
        )}
      </Flex>
      {command.isWanted && <commandMenu.Overlay isOpen={command.isOpen} onClose={command.close} />}
      {more.isWanted && <moreSheet.Overlay isOpen={more.isOpen} onClose={more.close} />}
      {keys.isWanted && <keysDialog.Overlay isOpen={keys.isOpen} onClose={keys.close} />}
    </>
  );
}
