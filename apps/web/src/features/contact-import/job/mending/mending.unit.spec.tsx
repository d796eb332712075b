/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { logIn } from '../../../../testing/log-in';
import { ThemeProvider } from '../../../../ui/theme/theme-provider';
import type { ImportJobPartsFragment } from '../../contact-import.generated';
import { fakeUploads, realUploads, upload } from '../../testing/fake-upload';
import { RejectedRows } from '../rejected-rows';

const realFetch = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeUploads();
  logIn({ permissions: ['campaign-editor'] });
});
afterEach(() => {
  cleanup();
  realUploads();
  globalThis.fetch = realFetch;
});

const job: ImportJobPartsFragment = {
  id: 'j1',
  status: 'completed',
  progress: 100,
  rows: 4,
  created: 3,
  updated: 0,
  skipped: 0,
  rejected: 1,
  incomplete: 0,
  reasons: { 'invalid-phone': 1 },
  rejectedUrl: '/files/r',
  ignoredColumns: [],
};

/** The faulty rows of that file, whose phones were in the column of that name. */
function show(rejected: string, phone = 'Mobile') {
  globalThis.fetch = () => Promise.resolve(new Response(rejected));
  const kept = {
    fileName: 'regulars.csv',
    startedAt: '2026-11-21T10:00:00.000Z',
    tags: [],
    isAgreed: true,
    how: { mapping: { [phone]: 'phone' }, onExisting: 'update' as const },
  };
  const router = createMemoryRouter([{ path: '*', element: <RejectedRows job={job} kept={kept} /> }]);
  return render(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
}
const oneRow = 'row,reason,columns,rules,First name,Mobile\n5,invalid-phone,,,Di,12\n';
const field = (name = 'Mobile, row 5') => screen.findByRole<HTMLInputElement>('textbox', { name });
const mend = async (value: string, name?: string) => fireEvent.change(await field(name), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Import this row again' });

describe('mending rows where they are shown', () => {
  it('goes on after a lost connection with what was typed and the same key; a double press is one import', async () => {
    const { unmount } = show(oneRow);
    await mend('0491 570 159');
    upload.answer = { status: 0, body: {} };
    const twice = button();
    act(() => (twice.click(), twice.click()));
    expect((await screen.findByRole('alert')).textContent).toContain('nothing is imported twice');
    expect(upload.sent).toHaveLength(1);
    upload.answer = { status: 202, body: { id: 'j2' } };
    fireEvent.click(button());
    await waitFor(() => expect(upload.sent).toHaveLength(2));
    expect(upload.sent[1]!.key).toBe(upload.sent[0]!.key);
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('0491'));
    unmount();
    show(oneRow);
    expect((await field()).value).toBe('12');
  });

  it('keeps what was typed until it is imported, also over a reload', async () => {
    const { unmount } = show(oneRow);
    await mend('0491 570 159');
    unmount();
    show(oneRow);
    expect((await field()).value).toBe('0491 570 159');
    fireEvent.click(button());
    await waitFor(() => expect(upload.files).toHaveLength(1));
    expect(await upload.files[0]!.text()).toBe('First name,Mobile\nDi,0491 570 159');
  });

  it('sends a guarded heading as it was sent first, for by that its column is mapped', async () => {
    show("row,reason,columns,rules,First name,''+61 mobile\n5,invalid-phone,,,Di,12\n", "'+61 mobile");
    await mend('0491 570 159', '+61 mobile, row 5');
    fireEvent.click(button());
    await waitFor(() => expect(upload.files).toHaveLength(1));
    expect(await upload.files[0]!.text()).toBe("First name,'+61 mobile\nDi,0491 570 159");
  });

  it.each([
    ['is broken as a whole', 'row,reason,columns,rules,First name,Mobile\n5,wrong-columns,,,Di\n'],
    ['has a bad value in one of two columns of one name', 'row,reason,columns,rules,Day,Day\n5,bad-value,Day,,1,2\n'],
  ])('is not asked for where every row %s', async (_, rejected) => {
    show(rejected);
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/Fix what is marked/)).toBeNull();
    expect(screen.getByText(/^Download it, fix it/)).toBeTruthy();
  });
});
