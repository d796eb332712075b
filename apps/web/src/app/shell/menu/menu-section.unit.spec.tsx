/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { menu } from './menu';
import { menuCounts } from './menu-counts';
import { MenuSection } from './menu-section';

const campaigns = menu.flatMap(({ entries }) => entries).find(({ to }) => to === '/sms-campaigns/history')!;
const nothing = menuCounts(undefined, null);

afterEach(cleanup);

describe('the section of the campaigns, where its pages are not shown', () => {
  it.each([
    [
      'what waits for a decision before all else',
      { waiting: 1, replies: 2, live: 3 },
      ['1 campaign is waiting for you'],
    ],
    ['replies that nobody has answered', { replies: 2, live: 3 }, ['2 replies are waiting']],
    ['that something is being sent', { live: 3 }, ['3 live']],
    ['nothing where nothing is', {}, []],
  ])('says %s', (_, counts, words) => {
    localStorage.setItem('bellbird.menu', JSON.stringify({ [campaigns.to]: false }));
    render(
      <ThemeProvider>
        <MemoryRouter>
          <MenuSection entry={campaigns} counts={{ ...nothing, ...counts }} place={null} />
        </MemoryRouter>
      </ThemeProvider>,
    );
    const said = [...screen.getByRole('link').querySelectorAll('span:not(:has(span)):not([aria-hidden])')];
    expect(said.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['SMS campaigns', ...words]);
  });
});
