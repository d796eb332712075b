import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../lib/i18n/texts';
import { detailsTexts as t } from '../details/details.texts';
import type { Counts } from '../progress/handled';
import { tabCount, tabsShown, type TabKey } from './recipient-tabs';

const Tab = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    h: '44px',
    flexShrink: 0,
    color: 'textSecond',
    fontWeight: '500',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
    _currentPage: { color: 'brandText', borderColor: 'solid' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** The states that somebody is in; where they go beyond the edge they fade towards it. */
export function StateTabs({ counts, open }: { counts: Counts; open: TabKey }) {
  const box = useRef<HTMLDivElement>(null);
  const [fades, setFades] = useState({ start: false, end: false });
  const tabs = tabsShown(counts, open);
  function look(): void {
    const at = box.current;
    if (at === null) return;
    const start = at.scrollLeft > 1;
    const end = at.scrollLeft + at.clientWidth < at.scrollWidth - 1;
    setFades((before) => (before.start === start && before.end === end ? before : { start, end }));
  }
  useEffect(() => {
    look();
    const observer = new ResizeObserver(look);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [tabs.length]);
  const from = fades.start ? 'transparent, black 32px' : 'black';
  const to = fades.end ? 'black calc(100% - 32px), transparent' : 'black';
  return (
    <Flex
      ref={box}
      as="nav"
      aria-label={t.byState}
      flex="1 1 auto"
      minW="0"
      gap="20px"
      overflowX="auto"
      scrollbarWidth="none"
      onScroll={look}
      {...((fades.start || fades.end) && {
        'data-fades': '',
        css: { maskImage: `linear-gradient(to right, ${from}, ${to})` },
      })}
    >
      {tabs.map((key) => (
        <Tab
          key={key}
          to={key === 'all' ? '?' : `?status=${key}`}
          replace
          preventScrollReset
          aria-current={key === open ? 'page' : undefined}
        >
          {t.tabs[key]}
          <Span color="textThird" fontWeight="400" fontVariantNumeric="tabular-nums">
            {formatCount(tabCount(counts, key))}
          </Span>
        </Tab>
      ))}
    </Flex>
  );
}
