/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useDragOrder } from './use-drag-order';

let told: string[];
function List() {
  const { drag, handle, row, list } = useDragOrder((dragged, over) => void told.push(`${dragged} over ${over}`));
  return (
    <>
      <ul {...list}>
        {['a', 'b', 'c'].map((key) => (
          <li key={key} {...handle(key)} {...row(key)}>
            {key}
          </li>
        ))}
      </ul>
      <output>{drag === null ? 'at rest' : `${drag.dragged} over ${drag.over}`}</output>
    </>
  );
}
const dataTransfer = { effectAllowed: 'none' };
const state = () => screen.getByRole('status').textContent;
function open() {
  told = [];
  render(<List />);
}
afterEach(cleanup);

it('tells nothing until what is dragged is let go over another', () => {
  open();
  fireEvent.dragStart(screen.getByText('a'), { dataTransfer });
  fireEvent.dragOver(screen.getByText('b'), { dataTransfer });
  // It has taken the other's place by then, and is under the pointer itself.
  fireEvent.dragOver(screen.getByText('a'), { dataTransfer });
  expect([state(), told]).toEqual(['a over b', []]);
  fireEvent.drop(screen.getByText('b'), { dataTransfer });
  expect([state(), told]).toEqual(['at rest', ['a over b']]);
});

it('falls back where it is let go outside of the list, or over itself', () => {
  open();
  fireEvent.dragStart(screen.getByText('a'), { dataTransfer });
  fireEvent.dragOver(screen.getByText('c'), { dataTransfer });
  fireEvent.dragEnd(screen.getByText('a'), { dataTransfer });
  fireEvent.dragStart(screen.getByText('b'), { dataTransfer });
  fireEvent.drop(screen.getByText('b'), { dataTransfer });
  expect([state(), told]).toEqual(['at rest', []]);
});

it('takes no file or text that is dragged in from elsewhere', () => {
  open();
  expect(fireEvent.dragOver(screen.getByText('b'), { dataTransfer })).toBe(true);
  fireEvent.drop(screen.getByText('b'), { dataTransfer });
  expect([state(), told]).toEqual(['at rest', []]);
});
