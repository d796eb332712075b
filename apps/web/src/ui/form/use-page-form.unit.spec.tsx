/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider';
import { TextField } from './fields/fields';
import { usePageForm } from './use-page-form';

interface Shop {
  __typename: 'Shop';
  name: string;
  city: string;
  version: number;
}
const shop: Shop = { __typename: 'Shop', name: 'Corner', city: 'Newtown', version: 1 };
const document: TypedDocumentNode<{ shop: Shop | null }, Record<string, never>> = gql`
  query Shop {
    shop {
      name
      city
      version
    }
  }
`;

/** What the server answers to each reading and each saving, once it does. */
let answer: ((shop: Shop) => Promise<void>) | undefined;
let save: (shop: Shop) => void;
let sent: object[];
const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      answer = (read) => act(async () => (observer.next({ data: { shop: read } }), observer.complete()));
    }) as never,
);

function Page() {
  const { data } = useQuery(document);
  return data?.shop ? <Form row={data.shop} /> : null;
}
function Form({ row }: { row: Shop }) {
  const form = usePageForm({
    document,
    member: 'shop',
    row,
    valuesOf: ({ name, city }) => ({ name, city }),
    told: 'Saved',
    send: (values) => {
      sent.push({ ...values, version: row.version });
      return new Promise<Shop>((resolve) => (save = resolve));
    },
  });
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)}>
      <TextField label="Name" bind={form.field('name')} />
      <TextField label="City" bind={form.field('city')} />
      <button type="submit">Save</button>
      {form.isChanged && <p>Changed</p>}
    </form>
  );
}

const write = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (): string[] => ['Name', 'City'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const pressSave = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = (row: Shop): Promise<void> => act(async () => save(row));

beforeEach(async () => {
  sent = [];
  answer = undefined;
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  // As it was read the last time.
  client.writeQuery({ query: document, data: { shop } });
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>
    </ThemeProvider>,
  );
  await waitFor(() => expect(answer).toBeDefined());
});

it('shows what somebody else has saved since it was read the last time, and sends nothing of it back', async () => {
  await answer!({ ...shop, city: 'Perth', version: 2 });
  expect(shown()).toEqual(['Corner', 'Perth']);
  expect(screen.queryByText('Changed')).toBeNull();
});

it('takes theirs in under what was typed by then', async () => {
  write('Name', 'Corner Café');
  await answer!({ ...shop, city: 'Perth', version: 2 });
  expect(shown()).toEqual(['Corner Café', 'Perth']);
  pressSave();
  await waitFor(() => expect(sent).toEqual([{ name: 'Corner Café', city: 'Perth', version: 2 }]));
});

it('keeps what is typed while it is being saved, over what the server made of the rest', async () => {
  await answer!(shop);
  write('Name', ' Corner Café ');
  write('City', 'Perth');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  write('City', 'Newtown');
  await saved({ ...shop, name: 'Corner Café', city: 'Perth', version: 2 });
  expect(shown()).toEqual(['Corner Café', 'Newtown']);
  expect(await screen.findByText('Changed')).toBeTruthy();
  pressSave();
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Corner Café', city: 'Newtown', version: 2 }));
  await saved({ ...shop, name: 'Corner Café', version: 3 });
  expect(screen.queryByText('Changed')).toBeNull();
});
