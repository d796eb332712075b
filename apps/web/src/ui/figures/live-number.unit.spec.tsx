/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider';
import { LiveNumber } from './live-number';

const drawing = (count: number) => (
  <ThemeProvider>
    <LiveNumber value={String(count)} said={`${count} of 200 are handled`} />
  </ThemeProvider>
);
const spoken = (): string => screen.getByRole('status').textContent;
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('is said in words when it changes, and then only the newest every five seconds', () => {
  const { rerender } = render(drawing(50));
  pass(10_000);
  expect(spoken()).toBe('');
  rerender(drawing(51));
  pass(0);
  expect(spoken()).toBe('51 of 200 are handled');
  for (let count = 52; count <= 56; count++) {
    rerender(drawing(count));
    pass(900);
    expect(spoken()).toBe('51 of 200 are handled');
  }
  pass(500);
  expect(spoken()).toBe('56 of 200 are handled');
});

it('shows by a tint that it has changed, and none of what is there at first', () => {
  const { rerender } = render(drawing(50));
  expect(screen.getByText('50').hasAttribute('data-changed')).toBe(false);
  rerender(drawing(51));
  const changed = screen.getByText('51');
  expect(changed.hasAttribute('data-changed')).toBe(true);
  rerender(drawing(51));
  expect(screen.getByText('51')).toBe(changed);
  rerender(drawing(52));
  expect(screen.getByText('52')).not.toBe(changed);
});

it('is not spoken where another number says it', () => {
  render(
    <ThemeProvider>
      <LiveNumber value="7" />
    </ThemeProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});
