import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../lib/i18n/texts';
import { LiveNumber } from '../../../ui/figures/live-number';
import { FadingNav } from '../../../ui/tabs/fading-nav';
import { detailsTexts as t } from '../details/details.texts';
import type { Counts } from '../progress/handled';
import { tabCount, tabsShown, type TabKey } from './recipient-tabs';

const Tab = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '11',
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

const Views = chakra(FadingNav, {
  base: { display: 'flex', flex: '1 1 auto', minW: 0, gap: '5', overflowX: 'auto', scrollbarWidth: 'none' },
});

/** The states that somebody is in. */
export const StateTabs = ({ counts, open }: { counts: Counts; open: TabKey }) => (
  <Views aria-label={t.byState}>
    {tabsShown(counts, open).map((key) => (
      <Tab
        key={key}
        to={key === 'all' ? '?' : `?status=${key}`}
        replace
        preventScrollReset
        aria-current={key === open ? 'page' : undefined}
      >
        {t.tabs[key]}
        <Span color="textThird" fontWeight="400">
          <LiveNumber value={formatCount(tabCount(counts, key))} />
        </Span>
      </Tab>
    ))}
  </Views>
);
