/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { composerPath } from '../../../lib/paths';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { campaignColumns, campaignList, NewCampaign } from './list-parts';
import { listsTexts as t } from './lists.texts';

it('each list of campaigns is searched by name, shows the same columns, and leads to the composer where it is empty', () => {
  expect(campaignList.search.filter('christmas')).toEqual({
    field: 'name',
    type: 'text',
    operation: 'contains',
    value: 'christmas',
  });
  expect(campaignColumns.type.cell({ messageType: 'marketing' } as never)).toBe('Marketing');
  expect(Object.values(campaignColumns).map(({ label }) => label)).toEqual([t.name, t.message, t.type]);
  render(
    <MemoryRouter>
      <ThemeProvider>
        <NewCampaign />
      </ThemeProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: t.newCampaign }).getAttribute('href')).toBe(composerPath);
});
