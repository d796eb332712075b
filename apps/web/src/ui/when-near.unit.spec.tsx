/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './when-near';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let come: Seen | null = null;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(seen: Seen) {
      come = seen;
    }
    observe(): void {}
    disconnect(): void {
      come = null;
    }
  } as never;
});
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

const drawn = (isWanted = false) =>
  render(
    <WhenNear placeholder={<p>People come here</p>} isWanted={isWanted}>
      <p>Mia Chen</p>
    </WhenNear>,
  );

it('keeps the room, and draws once the reader is near, for good', () => {
  drawn();
  act(() => come!([{ isIntersecting: false }]));
  expect(screen.getByText('People come here')).toBeTruthy();
  expect(screen.queryByText('Mia Chen')).toBeNull();
  act(() => come!([{ isIntersecting: true }]));
  expect(screen.getByText('Mia Chen')).toBeTruthy();
  expect(screen.queryByText('People come here')).toBeNull();
  expect(come).toBeNull();
});

it('draws at once where an address leads to it', () => {
  drawn(true);
  expect(screen.getByText('Mia Chen')).toBeTruthy();
});

it('draws at once where a browser cannot tell what is near', () => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  drawn();
  expect(screen.getByText('Mia Chen')).toBeTruthy();
});
