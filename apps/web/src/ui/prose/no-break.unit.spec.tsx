/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider';
import { NoBreak } from './no-break';

afterEach(cleanup);

const shown = (children: string) => render(<NoBreak>{children}</NoBreak>, { wrapper: ThemeProvider }).container;

it('keeps days and phones on one line, and the text as it was', () => {
  const text = 'On 16-11-2026, 10:15 we texted +61 491 570 156 from 0412; 1-2 came.';
  expect(shown(text).textContent).toBe(text);
  expect([...document.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '16-11-2026, 10:15',
    '+61 491 570 156',
  ]);
});

it('lets an address break before its @', () => {
  expect(shown('Sent to 16-11-2026.ava+1@example.com, soon').innerHTML).toContain('ava+1<wbr>@example.com');
});

it('leaves alone what holds none', () => {
  shown('@home, 5 @ $2');
  expect(screen.getByText('@home, 5 @ $2').innerHTML).toBe('@home, 5 @ $2');
});
