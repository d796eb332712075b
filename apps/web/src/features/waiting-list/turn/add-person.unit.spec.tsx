/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { formTexts } from '../../../ui/form/form.texts';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { undoLast } from '../../../ui/toast/undo';
import type { QueueActions } from '../board/use-board';
import { waitingListTexts } from '../waiting-list.texts';
import { AddPerson } from './add-person';
import { turnFormAddress } from './turn-values';

const t = waitingListTexts.add;

function Page({ add }: { add: QueueActions['add'] }) {
  const [isAdding, setAdding] = useState(true);
  useReopenedForm(turnFormAddress('new'), () => setAdding(true));
  return isAdding ? (
    <AddPerson mostPartySize={8} asksPartySize resources={[]} add={add} onClose={() => setAdding(false)} />
  ) : null;
}

it('keeps who is being added over Esc, until they are on the list', async () => {
  await import('../../../ui/toast/toaster');
  const add = jest.fn<QueueActions['add']>(async () => 'kept' as never);
  const router = createMemoryRouter([{ path: '/waiting-list', element: <Page add={add} /> }], {
    initialEntries: ['/waiting-list'],
  });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  fireEvent.change(await screen.findByLabelText(t.firstName), { target: { value: 'Ada' } });
  fireEvent.keyDown(screen.getByLabelText(t.firstName), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText(t.firstName)).toBeNull());
  act(() => void undoLast());
  expect(await screen.findByLabelText(t.firstName)).toHaveProperty('value', 'Ada');
  expect(screen.getByText(formTexts.kept)).toBeTruthy();
  fireEvent.click(screen.getByText(t.save));
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ firstName: 'Ada' })),
  );
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(undoLast()).toBe(false);
});
