/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useReopenedForm } from './reopened-form';

it('opens a form once where an Undo leads back to it, and leaves nothing of that to a reload', async () => {
  const open = jest.fn();
  const Page = () => (useReopenedForm('form', open), null);
  const router = createMemoryRouter([{ path: '/rows', element: <Page /> }], {
    initialEntries: [{ pathname: '/rows', search: '?q=a', state: { keepScroll: true, form: 'form' } }],
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.state).toEqual({ keepScroll: true }));
  expect(router.state.location.search).toBe('?q=a');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(open).toHaveBeenCalledTimes(1);
});
