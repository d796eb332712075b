/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { contactImportTexts as t } from '../contact-import.texts';
import type { PeopleFile } from '../file/people-file';
import NewFieldDialog from './new-field-dialog';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const read: PeopleFile = { headings: ['Town'], rows: [['Newtown']], isWhole: true, delimiter: ',', isOneByte: true };
/** The dialog over the column "Town" of a file. */
function open(fileName: string) {
  const nothing = (): void => undefined;
  const dialog = (
    <NewFieldDialog fileName={fileName} heading="Town" read={read} at={0} onClose={nothing} onMade={nothing} />
  );
  return render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
      </ApolloProvider>
    </ThemeProvider>,
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>(t.fieldName);

it('keeps what was typed for a column of this file, not for that of the same heading in another', () => {
  const first = open('regulars.csv');
  fireEvent.change(name(), { target: { value: 'Suburb' } });
  first.unmount();
  const second = open('suppliers.csv');
  expect(name().value).toBe('Town');
  second.unmount();
  open('regulars.csv');
  expect(name().value).toBe('Suburb');
});
