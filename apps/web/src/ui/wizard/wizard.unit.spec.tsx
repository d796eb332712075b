/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../theme/theme-provider';
import { Wizard, type WizardMoves } from './wizard';

/** Three steps: the second one opens when something was picked in the first; the last one is another page's. */
function Page() {
  const [picked, setPicked] = useState(false);
  const second = ({ back, next }: WizardMoves) => (
    <>
      <p>second screen</p>
      <button onClick={back}>Back</button>
      <button onClick={next}>Next</button>
    </>
  );
  return (
    <Wizard
      label="Steps of the trial"
      steps={[
        {
          name: 'one',
          title: 'One',
          screen: ({ back, next }) => (
            <>
              <p>first screen</p>
              <button onClick={() => setPicked(true)}>Pick</button>
              <button onClick={back}>Back</button>
              <button onClick={next}>Next</button>
            </>
          ),
        },
        { name: 'two', title: 'Two', screen: picked ? second : null },
        { name: 'three', title: 'Three' },
      ]}
    />
  );
}

const open = (address: string) => {
  const router = createMemoryRouter([{ path: '/trial', element: <Page /> }], { initialEntries: [address] });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
afterEach(cleanup);

describe('a wizard', () => {
  it('keeps its step in the address, beside what else stands there, and the browser goes back by it', async () => {
    const router = open('/trial?of=review');
    await press('Pick');
    await press('Next');
    expect(await screen.findByText('second screen')).toBeTruthy();
    expect(router.state.location.search).toBe('?of=review&step=two');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Two'));
    const steps = within(screen.getByRole('list', { name: 'Steps of the trial' })).getAllByRole('listitem');
    expect(steps.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
      ['Onedone', null],
      ['2Two', 'step'],
      ['3Three', null],
    ]);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('first screen')).toBeTruthy();
    expect(router.state.location.search).toBe('?of=review');
  });

  it('opens no step by its address before it is open, and none that there is not', async () => {
    const router = open('/trial?step=two');
    expect(screen.getByText('first screen')).toBeTruthy();
    await act(() => router.navigate('/trial?step=nonsense'));
    expect(screen.getByText('first screen')).toBeTruthy();
    await act(() => router.navigate('/trial?step=three'));
    expect(screen.getByText('first screen')).toBeTruthy();
  });

  it('stays where it is before its first and after its last screen', async () => {
    const router = open('/trial');
    await press('Back');
    expect(router.state.location.search).toBe('');
    await press('Pick');
    await press('Next');
    await screen.findByText('second screen');
    await press('Next');
    expect(screen.getByText('second screen')).toBeTruthy();
    expect(router.state.location.search).toBe('?step=two');
    await press('Back');
    expect(await screen.findByText('first screen')).toBeTruthy();
  });
});
