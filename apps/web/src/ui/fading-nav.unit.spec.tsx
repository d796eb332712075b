/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FadingNav } from './fading-nav';

const widths = { clientWidth: 390, scrollWidth: 600 };
const kept = Object.keys(widths).map((key) => [key, Object.getOwnPropertyDescriptor(Element.prototype, key)!] as const);
const unmeasured = globalThis.ResizeObserver;
let laidOut: (() => void)[] = [];
beforeEach(() => {
  laidOut = [];
  globalThis.ResizeObserver = class extends unmeasured {
    constructor(tell: ResizeObserverCallback) {
      super(tell);
      laidOut.push(() => tell([], this));
    }
  };
});
afterEach(() => {
  cleanup();
  globalThis.ResizeObserver = unmeasured;
  for (const [key, of] of kept) Object.defineProperty(Element.prototype, key, of);
});
const open = (): HTMLElement => {
  render(<FadingNav aria-label="Views" />);
  act(() => laidOut.at(-1)!());
  return screen.getByRole('navigation');
};

it('fades towards the edge beyond which its links go on', () => {
  for (const [key, value] of Object.entries(widths))
    Object.defineProperty(Element.prototype, key, { configurable: true, get: () => value });
  const nav = open();
  expect(nav.dataset['fades']).toBe('end');
  nav.scrollLeft = 100;
  fireEvent.scroll(nav);
  expect(nav.dataset['fades']).toBe('start end');
  nav.scrollLeft = 210;
  fireEvent.scroll(nav);
  expect(nav.dataset['fades']).toBe('start');
});

it('is whole where all have room', () => expect(open().dataset['fades']).toBeUndefined());
