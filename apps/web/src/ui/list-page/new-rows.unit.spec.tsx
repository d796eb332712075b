/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../theme/theme-provider';
import { ListContext } from './list-context';
import { NewRows } from './new-rows';

/** A list of `shown` rows, in which `found` stand once it is asked again. */
function show({
  shown,
  found = [],
  isLoaded = true,
  news,
}: {
  shown: string[];
  found?: string[];
  isLoaded?: boolean;
  news: string[];
}) {
  const refetch = jest.fn();
  function Place() {
    const [ids, setIds] = useState(shown);
    const [fresh, setFresh] = useState(news);
    const around = {
      title: 'Replies',
      ids,
      first: 1,
      total: String(ids.length),
      linkTo: () => null,
      isAwaited: false,
      isLoaded,
      refetch: async () => (refetch(), setIds(found)),
    };
    return (
      <ListContext value={around}>
        <NewRows ids={fresh} onShown={() => setFresh([])} />
        <output>{ids.join()}</output>
      </ListContext>
    );
  }
  render(
    <ThemeProvider>
      <MemoryRouter>
        <Place />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { refetch, rows: () => screen.getAllByRole('status').at(-1)!.textContent };
}
afterEach(cleanup);

describe('rows that come in by themselves', () => {
  it('wait behind a button while others are read', async () => {
    const { refetch, rows } = show({ shown: ['a'], found: ['b', 'a'], news: ['b'] });
    expect(refetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '1 new, show' }));
    await waitFor(() => expect(rows()).toBe('b,a'));
  });
  it('are simply shown where the list was empty', async () => {
    const { rows, refetch } = show({ shown: [], found: ['a'], news: ['a'] });
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(rows()).toBe('a'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
  it('are asked about once where a search leaves them out', async () => {
    const { refetch } = show({ shown: [], found: [], news: ['a'] });
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('wait where it is not known yet whether there are any', () => {
    const { refetch } = show({ shown: [], isLoaded: false, news: ['a'] });
    expect(refetch).not.toHaveBeenCalled();
  });
});
