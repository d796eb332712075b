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
const layOut = (): void => act(() => laidOut.at(-1)!());
const open = (): HTMLElement => {
  render(<FadingNav aria-label="Views" />);
  layOut();
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

it('brings the open one to the middle, also of a row that has become wider, until somebody moves it', () => {
  const placed = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [left, width] = this.tagName === 'NAV' ? [0, 390] : [500, 100];
    return { left, width } as DOMRect;
  };
  try {
    const row = (open: string) => (
      <FadingNav aria-label="Views">
        {['a', 'b'].map((id) => (
          <a key={id} href={`/${id}`} {...(id === open && { 'aria-current': 'page' as const })}>
            {id}
          </a>
        ))}
      </FadingNav>
    );
    const { rerender } = render(row('b'));
    layOut();
    const nav = screen.getByRole('navigation');
    expect(nav.scrollLeft).toBe(355);
    // Counts come later and widen the row.
    Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, get: () => 620 });
    layOut();
    expect(nav.scrollLeft).toBe(710);
    nav.scrollLeft = 10;
    rerender(row('b'));
    layOut();
    expect(nav.scrollLeft).toBe(10);
    rerender(row('a'));
    layOut();
    expect(nav.scrollLeft).toBe(365);
  } finally {
    Element.prototype.getBoundingClientRect = placed;
  }
});
