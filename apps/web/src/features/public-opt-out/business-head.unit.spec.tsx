/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { BusinessHead } from './business-head';

const shown = (images: { icon: string | null; logo: string | null }): HTMLElement =>
  render(
    <ThemeProvider>
      <BusinessHead business={{ businessName: 'Corner Café', ...images }} />
    </ThemeProvider>,
  ).container;

it('shows the icon of the business beside its name, and its initials where it has none', () => {
  const withIcon = shown({ icon: '/images/icon.png', logo: null });
  expect(withIcon.querySelector('img')?.getAttribute('src')).toBe('/images/icon.png');
  expect(withIcon.textContent).toBe('Corner Café');
  const without = shown({ icon: null, logo: null });
  expect(without.querySelector('img')).toBeNull();
  expect(without.textContent).toBe('CCCorner Café');
});

it('shows its logo alone where it has one, as the preview of the branding promises', () => {
  const { textContent } = shown({ icon: '/images/icon.png', logo: '/images/logo.png' });
  expect(screen.getByRole('img', { name: 'Corner Café' }).getAttribute('src')).toBe('/images/logo.png');
  expect(textContent).toBe('');
});
