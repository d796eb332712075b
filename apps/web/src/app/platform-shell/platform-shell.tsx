import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { LogOut, SlidersHorizontal, Store } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { createGraphClient } from '../../lib/graph/client';
import { useUser } from '../../lib/session/session';
import { signOut } from '../../lib/session/start-session';
import { Button } from '../../ui/button';
import { useAsksForProof } from '../../ui/proof/use-asks-for-proof';
import '../../ui/theme/all-looks';
import { PageLoading } from '../page-loading';
import { Footer } from '../shell/footer';
import { LiveBanner } from '../shell/live-banner';
import { MenuLink } from '../shell/menu/menu-section';
import { usePageChange } from '../shell/use-page-change';
import { platformShellTexts as t } from './platform-shell.texts';

const places = [
  ['/merchants', t.merchants, Store],
  ['/app-settings', t.appSettings, SlidersHorizontal],
] as const;

/** What stands around the pages of the platform's admin: a menu of their own, who one is, and the way out. */
export function Component() {
  const [client] = useState(createGraphClient);
  return (
    <ApolloProvider client={client}>
      <Shell />
    </ApolloProvider>
  );
}

function Shell() {
  const { firstName, lastName, email } = useUser();
  const { pathname } = useLocation();
  usePageChange();
  useAsksForProof();
  return (
    <>
      <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }}>
        <Flex
          as="nav"
          aria-label={t.menu}
          data-keep-clear
          direction={{ base: 'row', md: 'column' }}
          align={{ base: 'center', md: 'stretch' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          gap="4px"
          w={{ md: '236px' }}
          flexShrink={0}
          h={{ md: '100dvh' }}
          pos={{ md: 'sticky' }}
          top="0"
          px="12px"
          py={{ base: '8px', md: '16px' }}
          borderRightWidth={{ md: '1px' }}
          borderBottomWidth={{ base: '1px', md: 0 }}
        >
          <Flex align="center" gap="10px" px="6px" mb={{ md: '12px' }} w={{ base: 'full', md: 'auto' }}>
            <img src="/bellbird.svg" alt="" width={36} height={36} />
            <Box minW="0">
              <Text fontWeight="600" lineHeight="20px">
                {t.brand}
              </Text>
              <Text fontSize="13px" color="textSecond" lineHeight="18px">
                {t.administration}
              </Text>
            </Box>
          </Flex>
          {places.map(([to, label, Icon]) => (
            <MenuLink
              key={to}
              to={to}
              flex={{ base: '0 1 auto', md: 'none' }}
              h={{ base: '44px', md: '36px' }}
              aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {label}
            </MenuLink>
          ))}
          <Box mt={{ md: 'auto' }} ms={{ base: 'auto', md: 0 }} px={{ md: '6px' }}>
            <Box display={{ base: 'none', md: 'block' }} mb="8px">
              <Text truncate fontWeight="500">{`${firstName} ${lastName}`}</Text>
              <Text truncate fontSize="13px" color="textSecond">
                {email}
              </Text>
            </Box>
            <Button variant="ghost" minH={{ base: '44px', md: '36px' }} onClick={() => void signOut()}>
              <LogOut aria-hidden />
              {t.logOut}
            </Button>
          </Box>
        </Flex>
        <Flex direction="column" flex="1" minW="0">
          <Box
            as="main"
            id="content"
            tabIndex={-1}
            flex="1"
            w="full"
            maxW="1440px"
            mx="auto"
            px={{ base: '16px', md: '24px' }}
            py={{ base: '16px', md: '20px' }}
          >
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <LiveBanner />
    </>
  );
}
