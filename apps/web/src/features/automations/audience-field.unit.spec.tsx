/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { plainBind } from '../../ui/form/fields/plain-bind';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { AudienceField } from './audience-field';
import { useAutomationParts } from './automation-parts';

afterEach(cleanup);

const asksFor = (tagId: string) => [{ field: 'tags', type: 'tags', operation: 'one', value: [tagId] }];
const segment = (id: string, name: string, filters: unknown) => ({
  __typename: 'Segment',
  id,
  name,
  count: 12,
  filters,
  filtersMatch: 'all',
  isPublic: true,
});
const regulars = segment('s1', 'Regulars', []);
const tag = (id: string, name: string) => ({ __typename: 'Tag', id, name, colour: '#5c24b8', count: 12 });
const ava = {
  __typename: 'Contact',
  id: 'c1',
  name: 'Ava Li',
  firstName: 'Ava',
  lastName: 'Li',
  email: null,
  phoneInternational: '+61491570156',
  phoneSignificant: '491570156',
  marketingStatus: 'subscribed',
  attributes: {},
  warning: null,
};

/** The field, and the server as far as it asks; a segment is made once `make` is called. */
function open(segments = [regulars]) {
  const values: (readonly string[])[] = [];
  let make = (): void => undefined;
  const link = new ApolloLink(
    ({ operationName, variables: { input } }) =>
      new Observable((observer) => {
        const answer = (data: Record<string, unknown>): void => (observer.next({ data }), observer.complete());
        if (operationName === 'SegmentFromFilters')
          return void (make = () =>
            answer({ createSegment: { __typename: 'Segment', id: 's9', name: input.name, count: 12 } }));
        answer({
          segments: { __typename: 'SegmentList', data: operationName === 'AudienceChoices' ? segments : [] },
          tags: { __typename: 'TagList', data: [tag('t1', 'VIP')] },
          audiences: { __typename: 'AudienceList', data: [] },
          contacts: { __typename: 'ContactList', count: 1, data: [ava] },
          contactsCount: 40,
        });
      }),
  );
  const Field = () => {
    const [value, setValue] = useState<readonly string[]>(['segment:s1']);
    values.push(value);
    return <AudienceField bind={plainBind('audience', value, setValue)} />;
  };
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ThemeProvider>
        <Field />
      </ThemeProvider>
    </ApolloProvider>,
  );
  fireEvent.focus(screen.getByLabelText('To'));
  return { now: () => values.at(-1), make: () => make() };
}
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const take = (name: string | RegExp) => fireEvent.click(screen.getByRole('option', { name }));

describe('whom a run is for', () => {
  it('may be a tag, taken as the segment that is made for it; what is chosen meanwhile stays', async () => {
    const { now, make } = open();
    await screen.findByRole('option', { name: 'Tag: VIP' });
    expect(offered()).toEqual(['All contacts', 'Tag: VIP', 'Ava Li+61 491 570 156']);
    take('Tag: VIP');
    await screen.findByRole('button', { name: 'Remove Tag: VIP' });
    expect(offered()).not.toContain('Tag: VIP');
    take(/^Ava Li/);
    make();
    await waitFor(() => expect(now()).toEqual(['segment:s1', 'segment:s9', 'contact:c1']));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Tag: VIP' }));
    expect(now()).toEqual(['segment:s1', 'contact:c1']);
  });

  it('is nobody who does not fit what is typed, though Enter is quicker than the search', async () => {
    const { now } = open();
    const field = screen.getByLabelText('To');
    await screen.findByRole('option', { name: /^Ava Li/ });
    fireEvent.change(field, { target: { value: 'Ben' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(now()).toEqual(['segment:s1']);
    fireEvent.change(field, { target: { value: '0491 570' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(now()).toEqual(['segment:s1', 'contact:c1']);
  });

  it('cannot be saved before the segment of a tag is made, which comes to nothing once the tag is taken away', async () => {
    const { now, make } = open();
    take(await screen.findByRole('option', { name: 'Tag: VIP' }).then(() => 'Tag: VIP'));
    expect(now()).toEqual(['segment:s1', 'tag:t1']);
    const { audience } = renderHook(() => useAutomationParts(null)).result.current.rules;
    expect(audience?.([...now()!], { kind: 'birthday' })).toMatch(/still being added/);
    expect(audience?.(['segment:s1'], { kind: 'birthday' })).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Tag: VIP' }));
    await act(async () => make());
    expect(await screen.findByRole('option', { name: 'Tag: VIP' })).toBeTruthy();
    expect(now()).toEqual(['segment:s1']);
  });

  it('offers a tag once, not the segment that stands for it', async () => {
    const { now } = open([regulars, segment('s2', 'VIP', asksFor('t1'))]);
    take(await screen.findByRole('option', { name: 'Tag: VIP' }).then(() => 'Tag: VIP'));
    await waitFor(() => expect(now()).toEqual(['segment:s1', 'segment:s2']));
    expect(offered()).toEqual(['All contacts', 'Ava Li+61 491 570 156']);
  });
});
