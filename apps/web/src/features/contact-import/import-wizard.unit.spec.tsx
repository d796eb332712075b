/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as ImportPage } from './import-page';
import { Component as JobPage } from './job/job-page';
import { keepImport } from './kept-imports';
import { fakeUploads, realUploads, upload } from './testing/fake-upload';

// Loaded late in the page; in a test its compiling would take the time.
beforeAll(() => import('../../ui/overlay/dialog'));

const job = {
  __typename: 'ImportJob',
  id: 'j1',
  status: 'completed',
  progress: 100,
  rows: 4,
  created: 2,
  updated: 0,
  skipped: 0,
  rejected: 2,
  incomplete: 0,
  reasons: { 'missing-phone': 1, 'invalid-phone': 1 },
  rejectedUrl: null,
  ignoredColumns: ['Shoe'],
};
let jobNow: Omit<typeof job, 'rejectedUrl' | 'reasons'> & {
  rejectedUrl: string | null;
  reasons: Record<string, number>;
} = job;
let made: { name: string; type: string }[] = [];
const answers: Record<string, (variables: Record<string, unknown>) => object> = {
  ImportFields: () => ({
    attributes: {
      __typename: 'AttributeList',
      data: [{ name: 'Suburb', type: 'text' }, ...made].map(({ name, type }) => attributeOf(name, type)),
    },
    tags: { __typename: 'TagList', data: [{ __typename: 'Tag', id: 't1', name: 'Brunch', count: 2 }] },
  }),
  MakeImportField: ({ input }) => {
    const { name, type } = input as { name: string; type: string };
    if (name === 'Visits' && visitsFail) throw new Error('No room');
    made.push({ name, type });
    return { createAttribute: attributeOf(name, type) };
  },
  WatchImport: () => ({ contactsImport: jobNow }),
  UndoImport: () => ({ undoContactsImport: (jobNow = { ...job, status: 'undone' }) }),
};
const attributeOf = (name: string, type: string) => ({
  __typename: 'Attribute',
  id: name,
  name,
  key: name.toLowerCase(),
  type,
});
let visitsFail = false;
/** The field after whose making the connection is lost. */
let lastMade: string | null = null;
const link = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      try {
        if (made.some(({ name }) => name === lastMade)) throw new TypeError('Failed to fetch');
        observer.next({ data: answers[operationName!]!(variables) as Record<string, unknown> });
        observer.complete();
      } catch (error) {
        observer.error(error);
      }
    }),
);

const csv =
  'First name,Mobile,Suburb,Shoe\nAva,0491 570 156,Enmore,38\nBen,0491 570 157,Newtown,42\nCy,,Enmore,40\nDi,12,Enmore,41\n';
const fileOf = (text: string, name = 'regulars.csv', type = 'text/csv'): File => new File([text], name, { type });

function show(path = '/contacts/import') {
  const router = createMemoryRouter(
    [
      { path: '/contacts/import', Component: ImportPage },
      { path: '/contacts/import/:jobId', Component: JobPage },
    ],
    { initialEntries: [path] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
  // What the picker would not offer can still be dropped.
  return { router, user: userEvent.setup({ applyAccept: false }) };
}
const choose = async (user: ReturnType<typeof userEvent.setup>, file: File): Promise<void> =>
  user.upload(await screen.findByTestId('people-file'), file);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const targetOf = (heading: string): Promise<HTMLSelectElement> => screen.findByLabelText(`“${heading}” maps to`);

const realFetch = globalThis.fetch;
/** What the storage answers: the file of the faulty rows. */
const storeRejected = (text: string): void => void (globalThis.fetch = () => Promise.resolve(new Response(text)));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeUploads();
  jobNow = job;
  made = [];
  visitsFail = false;
  lastMade = null;
  logIn({ permissions: ['campaign-editor'] });
});
afterEach(() => {
  cleanup();
  realUploads();
  globalThis.fetch = realFetch;
});

describe('the import wizard', () => {
  it('goes from a file to its result, with what was chosen on the way', async () => {
    const { router, user } = show();
    await choose(user, fileOf(csv));
    expect(await screen.findByText('regulars.csv has 4 rows.')).toBeTruthy();
    expect([
      (await targetOf('First name')).value,
      (await targetOf('Mobile')).value,
      (await targetOf('Suburb')).value,
      (await targetOf('Shoe')).value,
    ]).toEqual(['firstName', 'phone', 'attributes.suburb', '']);
    expect(screen.getByText('0491 570 156')).toBeTruthy();
    await press(user, 'Continue');
    await press(user, 'Add the tag Brunch');
    await user.type(screen.getByLabelText('Tags to add'), 'Regulars{Enter}');
    expect(screen.getByText('They will be transactional only')).toBeTruthy();
    for (const promise of screen.getAllByRole('checkbox')) await user.click(promise);
    expect(screen.getByText('They will be subscribed')).toBeTruthy();
    await press(user, 'Import 4 rows');
    expect(await screen.findByText('2 contacts imported')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/contacts/import/j1');
    expect(upload.sent).toEqual([
      {
        options: {
          mapping: { 'First name': 'firstName', Mobile: 'phone', Suburb: 'attributes.suburb' },
          onExisting: 'update',
          tags: ['Brunch', 'Regulars'],
          optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true },
          dryRun: false,
        },
        fileName: 'regulars.csv',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(screen.getByText('They are subscribed, so they get marketing.')).toBeTruthy();
    // Nobody else has the tag: it is just these.
    const text = (await screen.findByRole('link', { name: 'Text these 2' })).getAttribute('href')!;
    expect(text).toMatch(/^\/sms-campaigns\/create-from-contacts\?filters=.*t1/);
    expect(screen.getByText('1 row: no phone number')).toBeTruthy();
    expect(within(screen.getByText('1 column was left out').parentElement!).getByText('Shoe')).toBeTruthy();
  });

  it('checks without saving, and says when the check is out of date', async () => {
    const { user } = show();
    await choose(user, fileOf(csv));
    await press(user, 'Continue');
    await press(user, 'Check without saving');
    expect(await screen.findByText('Nothing is saved yet.')).toBeTruthy();
    expect(upload.sent[0]!.options['dryRun']).toBe(true);
    expect(await screen.findByText('2 rows can’t be imported')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeTruthy();
    await user.click(screen.getByLabelText(/Leave them as they are/));
    expect(
      screen.getByText('You changed something since the check. Check again to see what the import would do now.'),
    ).toBeTruthy();
  });

  it('shows at the check which value of which column is left out', async () => {
    jobNow = {
      ...job,
      created: 3,
      rejected: 1,
      incomplete: 1,
      reasons: { 'missing-phone': 1 },
      rejectedUrl: '/files/r',
    };
    storeRejected(
      'row,reason,columns,rules,First name,Mobile,Birthday\n4,missing-phone,,,Cy,,\n5,bad-value,Birthday,There is no such date.,Di,0491570159,31-02-1990\n',
    );
    const { user } = show();
    await choose(user, fileOf(csv));
    await press(user, 'Continue');
    await press(user, 'Check without saving');
    expect(await screen.findByText('Birthday: “31-02-1990” isn’t valid. There is no such date.')).toBeTruthy();
    expect(screen.getByText('1 contact will be imported without a value that isn’t valid')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 3 contacts' })).toBeTruthy();
  });

  it('keeps unknown columns as fields of the type they look like, in one press, and the rest after a failure', async () => {
    visitsFail = true;
    const { user } = show();
    await choose(user, fileOf('Name,Mobile,Birthday,Visits,Id\nAva,0491 570 156,02-06-1997,12,a7\n'));
    expect(await screen.findByText('Birthday (date), Visits (number)')).toBeTruthy();
    const onward = screen.getByRole('button', { name: 'Continue' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep these 2 as fields' }));
    // What is imported next goes by the fields, so it waits for them.
    expect(onward).toHaveProperty('disabled', true);
    expect(await screen.findByRole('button', { name: 'Keep it as a field' })).toBeTruthy();
    expect((await targetOf('Birthday')).value).toBe('attributes.birthday');
    await waitFor(() => expect(onward).toHaveProperty('disabled', false));
    visitsFail = false;
    await press(user, 'Keep it as a field');
    await waitFor(async () => expect((await targetOf('Visits')).value).toBe('attributes.visits'));
    expect(made).toEqual([
      { name: 'Birthday', type: 'date' },
      { name: 'Visits', type: 'number' },
    ]);
    expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
    expect((await targetOf('Id')).value).toBe('');
  });

  it.each([
    ['the last', 'Visits', ['attributes.birthday', 'attributes.visits']],
    ['the first', 'Birthday', ['attributes.birthday', '']],
  ])('goes on with the fields that are made, though the connection is lost after %s', async (_, name, targets) => {
    const { user } = show();
    await choose(user, fileOf('Name,Mobile,Birthday,Visits\nAva,0491 570 156,02-06-1997,12\n'));
    lastMade = name;
    await press(user, 'Keep these 2 as fields');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false));
    expect([(await targetOf('Birthday')).value, (await targetOf('Visits')).value]).toEqual(targets);
    expect(within(await targetOf('Name')).getByRole('option', { name: 'Suburb' })).toBeTruthy();
  });

  it('goes no further without a phone, and leaves out what had a field before', async () => {
    const { user } = show();
    await choose(user, fileOf('Who,Code\nAva,1\n'));
    expect(await screen.findByText('Which column is the phone number?')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    await user.selectOptions(await targetOf('Who'), 'phone');
    await user.selectOptions(await targetOf('Code'), 'phone');
    expect((await targetOf('Who')).value).toBe('');
    expect(screen.getByText('“Who” is now left out: each field takes one column.')).toBeTruthy();
  });

  it.each([
    [fileOf('PK\u0003\u0004', 'people.xlsx', ''), 'This is not a CSV file'],
    [fileOf(''), 'The file is empty'],
    [fileOf('Name,Phone\n'), 'The file has headings but no people'],
  ])('refuses %# before anything is uploaded', async (file, title) => {
    const { user } = show();
    await choose(user, file);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(upload.sent).toEqual([]);
  });

  it('gives headings to a file that has none', async () => {
    const { user } = show();
    await choose(user, fileOf('Ava,0491 570 156\nBen,0491 570 157\n'));
    await press(user, 'Add headings for me');
    expect((await targetOf('Phone')).value).toBe('phone');
    expect(screen.getByText('regulars.csv has 2 rows.')).toBeTruthy();
  });

  it('tries again with the same key after a lost connection, and with a new one after a change', async () => {
    const { user } = show();
    await choose(user, fileOf(csv));
    await press(user, 'Continue');
    upload.answer = { status: 0, body: {} };
    await press(user, 'Import 4 rows');
    expect((await screen.findByRole('alert')).textContent).toContain('nothing is imported twice');
    await press(user, 'Import 4 rows');
    await waitFor(() => expect(upload.sent).toHaveLength(2));
    await user.click(await screen.findByLabelText(/Leave them as they are/));
    upload.answer = { status: 413, body: { statusCode: 413, code: 'too-large', error: 'Too large', message: 'x' } };
    await press(user, 'Import 4 rows');
    expect((await screen.findByRole('alert')).textContent).toContain('The file is larger than 200 MB');
    expect(upload.sent[1]!.key).toBe(upload.sent[0]!.key);
    expect(upload.sent[2]!.key).not.toBe(upload.sent[0]!.key);
  });

  it('mends rows where they are shown, and imports those that were changed by the same choices', async () => {
    storeRejected('row,reason,columns,rules,First name,Mobile\n4,missing-phone,,,Cy,\n5,invalid-phone,,,Di,12\n');
    const how = { mapping: { 'First name': 'firstName', Mobile: 'phone' }, onExisting: 'skip' } as const;
    const startedAt = '2026-11-21T10:00:00.000Z';
    keepImport('u1', 'j1', { fileName: 'regulars.csv', startedAt, tags: ['Brunch'], isAgreed: true, how });
    jobNow = { ...job, rejectedUrl: '/files/r' };
    upload.answer.body = { id: 'j2' };
    const { router, user } = show('/contacts/import/j1');
    const second = await screen.findByRole('textbox', { name: 'Mobile, row 5' });
    expect(screen.queryByRole('button', { name: /^Import this row/ })).toBeNull();
    await user.clear(second);
    await user.type(second, '0491 570 159');
    jobNow = { ...job, id: 'j2', rows: 1, created: 1, rejected: 0, reasons: {} };
    await press(user, 'Import this row again');
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/import/j2'));
    const { options } = upload.sent[0]!;
    const optInAgreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
    expect(options).toEqual({ ...how, tags: ['Brunch'], optInAgreement, dryRun: false });
    expect(await upload.files[0]!.text()).toBe('First name,Mobile\nDi,0491 570 159');
    expect(await screen.findByText('1 contact imported')).toBeTruthy();
  });

  it('undoes an import once it was said what that does', async () => {
    const { user } = show('/contacts/import/j1');
    await press(user, 'Undo the import');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Anyone who unsubscribed stays unsubscribed.');
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import is undone')).toBeTruthy();
  });

  it('is for campaign editors', async () => {
    logIn({ tenant: null, permissions: ['business-editor'] });
    show();
    expect(await screen.findByText('Importing is for campaign editors')).toBeTruthy();
  });
});
