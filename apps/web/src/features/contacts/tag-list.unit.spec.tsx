/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import type { ContactRowFragment } from './contact-row.generated';
import { contactColumns } from './list/contact-columns';

const tags = ['Breakfast', 'Loyalty', 'Long black'].map((name, at) => ({ id: `t${at}`, name, colour: '#5c24b8' }));
const cell = contactColumns({ custom: [], tags, isLoaded: true } as never, 'Australia/Sydney').find(
  ({ key }) => key === 'tags',
)!.cell;
const showing = (ids: readonly string[]) =>
  render(<ThemeProvider>{cell({ tags: ids } as unknown as ContactRowFragment)}</ThemeProvider>);

describe('a contact’s tags in a row', () => {
  it('are one, whole', () => {
    showing(['t0']);
    expect(screen.getByText('Breakfast')).toBeTruthy();
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
  it('are one, whole, and how many more, which are said to who cannot see them', () => {
    showing(['t0', 't1', 't2', 'gone']);
    expect(screen.getByTitle('Breakfast')).toBeTruthy();
    expect(screen.queryByTitle('Loyalty')).toBeNull();
    expect(screen.getByText('+2').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Loyalty, Long black')).toBeTruthy();
    expect(getComputedStyle(screen.getByTitle('Loyalty, Long black')).flexShrink).toBe('0');
  });
});
