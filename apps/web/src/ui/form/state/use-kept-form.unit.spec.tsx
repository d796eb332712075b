/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { ThemeProvider } from '../../theme/theme-provider';
import { undoLast } from '../../toast/undo';
import { TextField } from '../fields/fields';
import { formTexts as t } from '../form.texts';
import { KeptNotice } from '../kept-notice';
import { useKeptForm } from './use-kept-form';

interface Row {
  name: string;
  note: string;
  tags: string[];
}
let rows: Record<string, Row>;
let isRefused = false;

function Form() {
  const { id = '' } = useParams();
  return <Fields key={`${id} ${JSON.stringify(rows[id])}`} id={id} />;
}
function Fields({ id }: { id: string }) {
  const form = useKeptForm({
    address: `/rows/${id}`,
    ...(id === '2' && { opensAt: null }),
    initial: { ...rows[id]! },
    submit: async (values) => {
      if (isRefused) throw new Error('no');
      rows = { ...rows, [id]: values };
    },
  });
  const theirs = form.theirsAs((name) => (name === 'note' ? undefined : name));
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)}>
      <TextField label="Name" bind={form.field('name')} />
      <TextField label="Note" bind={form.field('note')} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.set({ tags: [...form.values.tags, 'new'] })}>
        Tag
      </button>
      <button type="button" onClick={() => form.set({ tags: form.values.tags.slice(0, -1) })}>
        Untag
      </button>
      <ul aria-label="Tags">{form.values.tags.join()}</ul>
      <output>{form.overtaken?.join()}</output>
      <KeptNotice form={{ ...form, isKept: form.overtaken !== null }} conflict={theirs && { theirs }} />
      {form.isKept && (
        <button type="button" onClick={form.startOver}>
          {t.startOver}
        </button>
      )}
    </form>
  );
}

function open(at = '/rows/1') {
  const router = createMemoryRouter(
    [
      { path: '/rows', element: <p>The list</p> },
      { path: '/rows/:id', element: <Form /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
}
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const write = (value: string): void => void fireEvent.change(name(), { target: { value } });
/** Whether a form was closed is known when the one that follows it has been drawn. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('a row form', () => {
  // The toaster is fetched at the first toast.
  beforeAll(() => import('../../toast/toaster'));
  beforeEach(() => {
    sessionStorage.clear();
    rows = { 1: { name: 'Apple', note: '', tags: ['old'] }, 2: { name: 'Pear', note: '', tags: [] } };
    isRefused = false;
  });
  afterEach(() => void undoLast());

  it('that is closed leads back into what was typed, by Undo', async () => {
    const router = open();
    write('App');
    await act(() => router.navigate('/rows/2?q=p'));
    expect(name().value).toBe('Pear');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/rows/1'));
    expect(name().value).toBe('App');
    await waitFor(() => expect(screen.queryByText(t.closed)).toBeNull());
  });

  it('can be taken back as soon as it is seen to be gone', async () => {
    const router = open();
    write('App');
    const gone = new Promise<boolean>((resolve) => {
      const watch = new MutationObserver(() => {
        if (screen.queryByLabelText('Name') !== null) return;
        watch.disconnect();
        // A key is pressed after the step in which it was drawn, at the earliest.
        queueMicrotask(() => resolve(undoLast()));
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    void router.navigate('/rows');
    expect(await gone).toBe(true);
    await settled();
  });

  it('that is opened again in another way needs no Undo any more', async () => {
    const router = open();
    write('App');
    await act(() => router.navigate('/rows'));
    await screen.findByText(t.closed);
    await act(() => router.navigate('/rows/1'));
    expect(name().value).toBe('App');
    await waitFor(() => expect(screen.queryByText(t.closed)).toBeNull());
    expect(undoLast()).toBe(false);
  });

  it('takes up what was typed when it is opened again, over what others made of the rest, until it starts over', async () => {
    const router = open();
    write('App');
    await act(() => router.navigate('/rows'));
    rows = { ...rows, 1: { name: 'Apple', note: 'Theirs', tags: ['old'] } };
    await act(() => router.navigate('/rows/1'));
    expect(name().value).toBe('App');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Theirs');
    fireEvent.click(screen.getByText(t.startOver));
    expect(name().value).toBe('Apple');
    expect(screen.queryByText(t.startOver)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps lists, too, while they hold something else than the row', async () => {
    const router = open();
    fireEvent.click(screen.getByText('Tag'));
    await act(() => router.navigate('/rows'));
    await act(() => router.navigate('/rows/1'));
    expect(screen.getByLabelText('Tags').textContent).toBe('old,new');
    fireEvent.click(screen.getByText('Untag'));
    expect(sessionStorage.length).toBe(0);
  });

  it('says what others changed since it was begun, where something typed would replace it or stand beside it', async () => {
    const router = open();
    const overtaken = () => document.querySelector('output')?.textContent;
    expect(overtaken()).toBe('');
    write('App');
    await act(() => router.navigate('/rows'));
    rows = { ...rows, 1: { name: 'Pomegranate', note: 'Theirs', tags: ['old'] } };
    await act(() => router.navigate('/rows/1'));
    expect(name().value).toBe('App');
    expect(overtaken()).toBe('name,note');
    fireEvent.click(screen.getByText(t.startOver));
    expect(name().value).toBe('Pomegranate');
    expect(overtaken()).toBe('');
  });

  it('says theirs of a text, and of a list that it was changed', async () => {
    const router = open();
    write('App');
    fireEvent.click(screen.getByText('Tag'));
    await act(() => router.navigate('/rows'));
    rows = { ...rows, 1: { name: 'Pomegranate', note: 'Theirs', tags: ['theirs'] } };
    await act(() => router.navigate('/rows/1'));
    expect(screen.getByText(t.theirs('name', 'Pomegranate'))).toBeTruthy();
    expect(screen.getByText(t.theyChanged('tags'))).toBeTruthy();
    expect(screen.queryByText(t.theirs('note', 'Theirs'))).toBeNull();
  });

  it('keeps nothing of what was saved, and all of what was refused', async () => {
    const router = open();
    isRefused = true;
    write('App');
    fireEvent.click(screen.getByText('Save'));
    await settled();
    expect(sessionStorage.length).toBe(1);
    isRefused = false;
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    await act(() => router.navigate('/rows'));
    await settled();
    expect(undoLast()).toBe(false);
  });

  it('in which nothing was typed closes without a word', async () => {
    const router = open();
    write('App');
    write('Apple');
    await act(() => router.navigate('/rows'));
    await settled();
    expect(undoLast()).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  it('that a press alone opens keeps what was typed, and offers no Undo', async () => {
    const router = open('/rows/2');
    write('Plum');
    await act(() => router.navigate('/rows'));
    await settled();
    expect(undoLast()).toBe(false);
    await act(() => router.navigate('/rows/2'));
    expect(name().value).toBe('Plum');
  });
});
