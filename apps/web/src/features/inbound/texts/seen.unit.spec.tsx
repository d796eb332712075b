/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListContext, type ListAround } from '../../../ui/list-page/list-context';
import { Seen } from './seen';

afterEach(cleanup);

const list = (change: Partial<ListAround>) => ({ ids: ['b', 'a'], first: 1, isLoaded: true, ...change }) as ListAround;

it.each([
  ['the newest are shown', {}, '/', 1],
  ['they are still on their way', { isLoaded: false }, '/', 0],
  ['an older page is shown', { first: 21 }, '/', 0],
  ['a search hides some', {}, '/?q=table', 0],
  ['there are none', { ids: [] }, '/', 1],
] as const)('replies are seen where %s', (_where, change, address, times) => {
  const onSeen = jest.fn();
  const at = (of: Partial<ListAround>) => (
    <MemoryRouter initialEntries={[address]}>
      <ListContext value={list(of)}>
        <Seen onSeen={onSeen} />
      </ListContext>
    </MemoryRouter>
  );
  const { rerender } = render(at(change));
  rerender(at(change));
  expect(onSeen).toHaveBeenCalledTimes(times);
  rerender(at({ ...change, ids: ['c', 'b', 'a'] }));
  expect(onSeen).toHaveBeenCalledTimes(times * 2);
});
