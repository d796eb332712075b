/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { ThemeProvider } from '../../theme/theme-provider';
import { SearchBox } from './search-box';

let asked: string[];
const leave = jest.fn();
const type = (text: string): boolean => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  leave.mockClear();
  render(
    <ThemeProvider>
      <SearchBox
        value=""
        label="Search people"
        onChange={(text) => asked.push(text)}
        inputRef={createRef()}
        onLeave={leave}
      />
    </ThemeProvider>,
  );
});
afterEach(() => jest.useRealTimers());

it('asks at once for the first key, and for a burst of others once the fingers rest', () => {
  type('a');
  expect(asked).toEqual(['a']);
  jest.advanceTimersByTime(20);
  type('av');
  jest.advanceTimersByTime(20);
  type('ava');
  expect(asked).toEqual(['a']);
  jest.advanceTimersByTime(80);
  expect(asked).toEqual(['a', 'ava']);
});

it('asks at once again after a rest, and when it is cleared', () => {
  type('a');
  jest.advanceTimersByTime(200);
  type('av');
  expect(asked).toEqual(['a', 'av']);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(asked).toEqual(['a', 'av', '']);
});

it('is cleared by Esc, and left by it where there is nothing to clear', () => {
  type('a');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(leave).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(leave).toHaveBeenCalledTimes(1);
});
