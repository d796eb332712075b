import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Search, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatMoney } from '../../lib/format/money';
import { fetchLater } from '../../lib/graph/asking/first-answers';
import { composerPath } from '../../lib/paths';
import { useMay, useUser } from '../../lib/session/session';
import { ButtonLink, IconButton } from '../../ui/button';
import { KeyCaps } from '../../ui/keys/key-caps';
import { brandName } from '../../ui/page/page-title';
import { AccountButton } from './account/account-button';
import { useBalance } from './news/use-balance';
import { shellTexts as t } from './shell.texts';

// The page comes first; the bell's place is kept.
const Bell = lazy(async () => ({ default: (await fetchLater(() => import('./bell/bell'))).Bell }));

const SearchButton = chakra('button', {
  base: {
    alignItems: 'center',
    gap: '2.5',
    w: '330px',
    minW: 0,
    h: '9',
    px: '3',
    borderRadius: 'control',
    bg: 'subtle',
    color: 'textThird',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { bg: 'hover', color: 'textSecond' },
  },
});

interface TopBarProps {
  onSearch: () => void;
  /** The command menu's code is fetched before it is asked for. */
  onSearchNear: () => void;
}

/** Floats 12 from the edge, over the page's own width: what one reaches for from everywhere. */
export function TopBar({ onSearch, onSearchNear }: TopBarProps) {
  const user = useUser();
  const maySend = useMay('campaign-editor');
  return (
    <Flex
      as="header"
      pos="sticky"
      top={{ base: 'var(--above-shell, 0px)', md: 'calc(12px + var(--above-shell, 0px))' }}
      zIndex="docked"
      align="center"
      gap={{ base: '0', md: '2' }}
      h={{ base: '56px', md: '52px' }}
      mt={{ md: '3' }}
      mx={{ base: 0, md: 'max(20px, (100% - 1400px) / 2)' }}
      ps={{ base: '4', md: '2' }}
      pe={{ base: '1', md: '2' }}
      bg="surface"
      borderWidth={{ base: '0 0 1px', md: '1px' }}
      borderRadius={{ base: 0, md: 'bar' }}
      boxShadow={{ md: 'bar' }}
    >
      <SearchButton
        type="button"
        display={{ base: 'none', md: 'flex' }}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={onSearch}
        onPointerEnter={onSearchNear}
        onFocus={onSearchNear}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <Span flex="1" truncate>
          {t.search}
        </Span>
        <KeyCaps keys="mod+k" aria-hidden />
      </SearchButton>
      <Flex display={{ base: 'flex', md: 'none' }} align="center" gap="2.5" minW="0">
        <Box asChild flexShrink={0}>
          <img src="/bellbird.svg" alt="" width={28} height={28} />
        </Box>
        <Span fontWeight="600" fontSize="md" truncate>
          {user.tenant?.name || brandName}
        </Span>
      </Flex>
      <Flex flex="1 0 auto" justify="flex-end" align="center" gap={{ base: '0', md: '2' }}>
        <Balance />
        {maySend && (
          <ButtonLink
            to={composerPath}
            variant="tint"
            aria-keyshortcuts="C"
            display={{ base: 'none', md: 'inline-flex' }}
          >
            <Plus aria-hidden />
            {t.newCampaign}
          </ButtonLink>
        )}
        <IconButton label={t.search} size="lg" hideFrom="md" onClick={onSearch}>
          <Search style={{ width: 22, height: 22 }} strokeWidth={1.75} />
        </IconButton>
        <Suspense fallback={<Box boxSize={{ base: '11', md: '9' }} />}>
          <Bell />
        </Suspense>
        <AccountButton />
      </Flex>
    </Flex>
  );
}

/** What can be spent, where the person may see money. */
function Balance() {
  const balance = useBalance();
  if (balance === null) return null;
  const amount = formatMoney(balance);
  return (
    <ButtonLink
      to="/billing"
      variant="ghost"
      aria-label={t.balance(amount)}
      px={{ base: '2', md: '3' }}
      fontVariantNumeric="tabular-nums"
    >
      <Wallet aria-hidden style={{ width: 18, height: 18 }} strokeWidth={1.75} />
      {amount}
    </ButtonLink>
  );
}
