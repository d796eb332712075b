import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { LogOut, ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { securityPath } from '../../lib/paths';
import { useUser } from '../../lib/session/session';
import { signOut } from '../../lib/session/start-session';
import { Button } from '../../ui/button';
import { FadingNav } from '../../ui/tabs/fading-nav';
import { PageLoading } from '../page-loading';
import { useExportNews } from '../shell/bell/use-export-news';
import { Footer } from '../shell/footer';
import { MenuLink } from '../shell/menu/menu-section';
import { useRailTip } from '../shell/menu/rail-tip';
import { placeOf, places } from './places';
import { platformShellTexts as t } from './platform-shell.texts';

const Menu = chakra(FadingNav, {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    gap: '1',
    mx: { base: '-3', md: 0 },
    px: { base: '3', md: 0 },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
  },
});
/** From 768 to 1199 the menu is a rail of icons, as a business's is: their names are for the pointer and the screen reader. */
const onRail = { base: false, md: true, xl: false } as const;
const offRail = { base: 'block', md: 'none', xl: 'block' } as const;
/** Where it is touched it is higher. */
const entry = { flex: 'none', h: { base: '11', md: '9' } } as const;

/** What stands around the pages of the platform's admin: a menu of their own, who one is, and the way out. */
export default function PlatformShell() {
  const location = useLocation();
  const here = placeOf(location);
  const isSecurity = location.pathname === securityPath;
  const tip = useRailTip();
  useExportNews();
  return (
    <Flex minH="calc(100dvh - var(--above-shell, 0px))" direction={{ base: 'column', md: 'row' }}>
      <Flex
        as="header"
        data-keep-clear
        direction="column"
        gap={{ base: '1', md: '3' }}
        w={{ md: '64px', xl: '236px' }}
        flexShrink={0}
        h={{ md: 'calc(100dvh - var(--above-shell, 0px))' }}
        pos={{ md: 'sticky' }}
        top="var(--above-shell, 0px)"
        px={{ base: '3', md: '2.5', xl: '3' }}
        py={{ base: '2', md: '4' }}
        borderRightWidth={{ md: '1px' }}
        borderBottomWidth={{ base: '1px', md: 0 }}
        {...tip.bind}
      >
        <Flex align="center" gap="2.5" px={{ md: '1', xl: '1.5' }}>
          <img src="/bellbird.svg" alt="" width={36} height={36} />
          <Box minW="0" display={offRail}>
            <Text fontWeight="600" lineHeight="1.25rem">
              {t.brand}
            </Text>
            <Text fontSize="small" color="textSecond" lineHeight="1.125rem" truncate>
              {t.administration}
            </Text>
          </Box>
          <Box hideFrom="md" ms="auto" flexShrink={0}>
            <WayOut />
          </Box>
        </Flex>
        <Menu aria-label={t.menu}>
          {places.map((place) => (
            <MenuLink
              key={place.to}
              to={place.to}
              data-tip={place.label}
              {...entry}
              aria-current={place === here ? 'page' : undefined}
            >
              <place.icon aria-hidden />
              <Span srOnly={onRail}>{place.label}</Span>
            </MenuLink>
          ))}
          <OwnSecurity isHere={isSecurity} hideFrom="md" />
        </Menu>
        <Box hideBelow="md" mt="auto">
          <Who />
          <OwnSecurity isHere={isSecurity} />
          <WayOut />
        </Box>
        {tip.shown}
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
          px={{ base: '4', md: '6' }}
          py={{ base: '4', md: '5' }}
        >
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </Box>
        <Footer />
      </Flex>
    </Flex>
  );
}

function Who() {
  const { firstName, lastName, email } = useUser();
  return (
    <Box px="3" mb="2" display={offRail}>
      <Text truncate fontWeight="500">{`${firstName} ${lastName}`}</Text>
      <Text truncate fontSize="small" color="textSecond">
        {email}
      </Text>
    </Box>
  );
}

const OwnSecurity = ({ isHere, ...look }: { isHere: boolean; hideFrom?: 'md' }) => (
  <MenuLink to={securityPath} data-tip={t.security} {...entry} {...look} aria-current={isHere ? 'page' : undefined}>
    <ShieldCheck aria-hidden />
    <Span srOnly={onRail}>{t.security}</Span>
  </MenuLink>
);

const WayOut = () => (
  <Button variant="ghost" data-tip={t.logOut} px="3" gap="3" onClick={() => void signOut()}>
    <LogOut aria-hidden />
    <Span srOnly={onRail}>{t.logOut}</Span>
  </Button>
);
