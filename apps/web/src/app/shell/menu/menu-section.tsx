import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { store, storedJson } from '../../../lib/stored';
import { shellTexts as t } from '../shell.texts';
import type { MenuEntry } from './menu';
import type { MenuCounts } from './menu-counts';
import { MenuFigure, SectionMark } from './menu-figure';

export const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: '9',
    flex: 1,
    minW: 0,
    px: '3',
    borderRadius: 'control',
    color: 'textSecond',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    position: 'relative',
    _icon: { boxSize: '4.5', flexShrink: 0, strokeWidth: 1.75 },
    _hover: { bg: 'hover', color: 'text' },
    _currentPage: { bg: 'brandTintStrong', color: 'brandText' },
    // The head of an open section: on the rail, which shows no pages, it stands for the one that is open.
    '&[data-open]': {
      color: { md: 'brandText', xl: 'text' },
      bg: { md: 'brandTintStrong', xl: 'transparent' },
      _hover: { bg: { xl: 'hover' } },
    },
  },
});
const Fold = chakra('button', {
  base: {
    display: { base: 'none', xl: 'grid' },
    placeItems: 'center',
    w: '8',
    h: '9',
    borderRadius: 'control',
    color: 'textThird',
    cursor: 'pointer',
    _hover: { bg: 'hover', color: 'text' },
  },
});
const onDesk = { base: 'none', xl: 'block' } as const;

const key = 'bellbird.menu';
const kept = (): Record<string, boolean> => (storedJson(key) ?? {}) as Record<string, boolean>;

/** An entry; the section that one is in shows its pages, and so does one that the person unfolded. */
export function MenuSection({ entry, counts, place }: { entry: MenuEntry; counts: MenuCounts; place: string | null }) {
  const Icon = entry.icon!;
  const id = useId();
  const isHere = entry.to === place || (entry.children ?? []).some(({ to }) => to === place);
  const [isUnfolded, setUnfolded] = useState<boolean | undefined>(() => kept()[entry.to]);
  const isOpen = entry.children !== undefined && (isUnfolded ?? (isHere || entry.isUnfolded === true));
  const fold = (): void => {
    store(key, JSON.stringify({ ...kept(), [entry.to]: !isOpen }));
    setUnfolded(!isOpen);
  };
  const hasCampaigns = entry.children?.some(({ count }) => count === 'history') ?? false;
  return (
    <Box>
      <Box display="flex" alignItems="center">
        <MenuLink
          to={entry.to}
          data-tip={entry.label}
          aria-current={(entry.children ? isHere && !isOpen : isHere) ? 'page' : undefined}
          data-open={isHere && isOpen ? '' : undefined}
        >
          <Icon aria-hidden />
          <Span srOnly={{ base: true, xl: false }}>{entry.label}</Span>
          {hasCampaigns && (
            <Span
              display={{ base: 'block', xl: isOpen ? 'none' : 'block' }}
              pos={{ md: 'absolute', xl: 'static' }}
              top="0.5"
              right="0.5"
              ms={{ xl: 'auto' }}
            >
              <SectionMark counts={counts} />
            </Span>
          )}
          {entry.count && !isOpen && (
            <Span display={{ base: 'none', xl: 'contents' }}>
              <MenuFigure of={entry.count} counts={counts} />
            </Span>
          )}
        </MenuLink>
        {entry.children && (
          <Fold
            type="button"
            aria-label={t.unfold(entry.label)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={fold}
          >
            {isOpen ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
          </Fold>
        )}
      </Box>
      {isOpen && (
        <Box id={id} display={onDesk} ml="5" pl="2" borderLeftWidth="1px" my="1">
          {entry.children!.map((child) => (
            <MenuLink
              key={child.to}
              to={child.to}
              h="8"
              fontSize="small"
              aria-current={child.to === place ? 'page' : undefined}
            >
              {child.label}
              {child.count && <MenuFigure of={child.count} counts={counts} />}
            </MenuLink>
          ))}
        </Box>
      )}
    </Box>
  );
}
