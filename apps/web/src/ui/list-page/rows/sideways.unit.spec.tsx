/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../theme/theme-provider';
import { Sideways } from './sideways';

afterEach(cleanup);

/** jsdom lays nothing out: the box is given its widths. */
function show(scrollWidth: number) {
  render(
    <ThemeProvider>
      <Sideways label="campaigns">
        <p>Wide</p>
      </Sideways>
    </ThemeProvider>,
  );
  const box = screen.getByText('Wide').parentElement!;
  for (const [key, value] of Object.entries({ clientWidth: 700, scrollWidth }))
    Object.defineProperty(box, key, { value });
  fireEvent.scroll(box);
  return box;
}

it('is a stop of Tab with a name, and fades where it goes on', () => {
  const box = show(974);
  expect(screen.getByRole('group', { name: 'campaigns' })).toBe(box);
  expect([box.tabIndex, box.dataset['fades']]).toEqual([0, 'end']);
  box.scrollLeft = 274;
  fireEvent.scroll(box);
  expect(box.dataset['fades']).toBe('start');
});

it('is nothing but a box where all of it is seen', () => {
  const box = show(700);
  expect([box.getAttribute('role'), box.tabIndex, box.dataset['fades']]).toEqual([null, -1, undefined]);
});
