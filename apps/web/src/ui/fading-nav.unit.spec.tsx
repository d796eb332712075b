/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FadingNav } from './fading-nav';

const widths = { clientWidth: 390, scrollWidth: 600 };
const kept = Object.keys(widths).map((key) => [key, Object.getOwnPropertyDescriptor(Element.prototype, key)!] as const);
afterEach(() => {
  cleanup();
  for (const [key, of] of kept) Object.defineProperty(Element.prototype, key, of);
});

it('fades towards the edge beyond which its links go on', () => {
  for (const [key, value] of Object.entries(widths))
    Object.defineProperty(Element.prototype, key, { configurable: true, get: () => value });
  render(<FadingNav aria-label="Views" />);
  const nav = screen.getByRole('navigation');
  expect(nav.dataset['fades']).toBe('end');
  nav.scrollLeft = 100;
  fireEvent.scroll(nav);
  expect(nav.dataset['fades']).toBe('start end');
  nav.scrollLeft = 210;
  fireEvent.scroll(nav);
  expect(nav.dataset['fades']).toBe('start');
});

it('is whole where all have room', () => {
  render(<FadingNav aria-label="Views" />);
  expect(screen.getByRole('navigation').dataset['fades']).toBeUndefined();
});
