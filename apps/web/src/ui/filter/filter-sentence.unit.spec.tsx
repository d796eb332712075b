/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../theme/theme-provider';
import type { Filter, FilterField, FiltersMatch, ValuesOf } from './filter';
import { FilterSentence } from './filter-sentence';

const fields: FilterField[] = [
  { field: 'town', label: 'Town', type: 'text', firstAsked: 'one' },
  { field: 'visit', label: 'Last visit', type: 'date' },
  { field: 'name', label: 'Name', type: 'text' },
  {
    field: 'phone',
    label: 'Phone',
    type: 'text',
    firstAsked: 'one',
    wordsOf: (value) => value.replace('+61', '0'),
    searchOf: (typed) => typed.replace(/^0/, ''),
  },
  {
    field: 'suburb',
    label: 'Suburb',
    type: 'categories',
    options: [
      { value: 'Newtown', label: 'Newtown' },
      { value: 'Enmore', label: 'Enmore' },
    ],
  },
];
const named: Filter = { field: 'name', type: 'text', operation: 'startsWith', value: 'Mc' };
const local: Filter = { field: 'suburb', type: 'categories', operation: 'one', value: ['Newtown'] };
const asked = jest.fn();
const valuesOf = jest.fn<ValuesOf>();
const towns = [
  { value: 'Newtown', count: 612 },
  { value: 'Enmore', count: 288 },
];

function Under({ first }: { first: Filter[] }) {
  const [state, setState] = useState<{ filters: readonly Filter[]; match: FiltersMatch }>({
    filters: first,
    match: 'all',
  });
  return (
    <ThemeProvider>
      <FilterSentence
        fields={fields}
        filters={state.filters}
        match={state.match}
        words={{ lead: 'Show people where', one: 'person', other: 'people' }}
        count={{ count: 214, countIsExact: true }}
        isCounting={false}
        actions={null}
        valuesOf={valuesOf}
        onChange={(filters, match, replace) => (asked(filters, match, replace), setState({ filters, match }))}
      />
    </ThemeProvider>
  );
}
const press = async (name: string | RegExp): Promise<void> => {
  // Looked for outside act: inside it nothing is drawn that a timer changes meanwhile.
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('the filter sentence', () => {
  beforeEach(() => {
    asked.mockClear();
    valuesOf.mockReset();
    valuesOf.mockImplementation(async ({ search }) =>
      towns.filter(({ value }) => value.toLowerCase().includes(search.toLowerCase())),
    );
    logIn({
      lastName: 'Le',
      tenant: { name: 'Bell Cafe', country: 'AU', timeZone: 'Australia/Sydney' },
      permissions: ['owner'],
    });
  });

  it('reads as one, with how many match, and turns and into or', async () => {
    const { container } = render(<Under first={[named, local]} />);
    expect(container.textContent).toContain('Show people whereName starts with Mc');
    expect(container.textContent).toContain('and');
    expect(screen.getByRole('status').textContent).toBe('214 match');
    await press(/All of these hold/);
    expect(asked).toHaveBeenLastCalledWith([named, local], 'any', false);
    await press(/Any of these holds/);
    expect(asked).toHaveBeenLastCalledWith([named, local], 'all', false);
  });

  it('asks for a new condition only once it is complete', async () => {
    render(<Under first={[]} />);
    await press('Add condition');
    await press('Suburb');
    const box = await screen.findByRole('checkbox', { name: /^Enmore/ });
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(box);
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        [{ field: 'suburb', type: 'categories', operation: 'one', value: ['Enmore'] }],
        'all',
        false,
      ),
    );
  });

  it('takes the focus to the answer, which has a label that is seen', async () => {
    render(<Under first={[]} />);
    await press('Add condition');
    await press('Last visit');
    const days = await screen.findByRole('textbox', { name: 'How many days' });
    expect(screen.getByText('How many days')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(days));
    fireEvent.change(days, { target: { value: '36501' } });
    expect(await screen.findByText('Enter a whole number from 0 to 36,500.')).toBeTruthy();
    fireEvent.change(days, { target: { value: '30' } });
    const away = { field: 'visit', type: 'date', operation: 'before-days-ago', value: 30 };
    await waitFor(() => expect(asked).toHaveBeenCalledWith([away], 'all', false));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks for days as people write them, and for two in their order', async () => {
    const since: Filter = { field: 'visit', type: 'date', operation: 'greaterThan', value: '2026-11-02' };
    const both: Filter = { field: 'visit', type: 'date', operation: 'inRange', value: ['2026-11-02', '2026-11-20'] };
    render(<Under first={[since, both]} />);
    expect(screen.getByText('02-11-2026')).toBeTruthy();
    await press('Edit: Last visit is after 02-11-2026');
    const day = await screen.findByRole('textbox', { name: 'Day' });
    expect(day).toHaveProperty('value', '02-11-2026');
    fireEvent.change(day, { target: { value: '3 nov' } });
    fireEvent.blur(day);
    expect(day).toHaveProperty('value', expect.stringMatching(/^03-11-20/));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.lastCall![0]).toMatchObject([{ value: expect.stringMatching(/^20\d\d-11-03$/) }, both]);
    await press(/^Edit: Last visit is between/);
    const to = await screen.findByRole('textbox', { name: 'To' });
    asked.mockClear();
    fireEvent.change(to, { target: { value: '01-11-2026' } });
    fireEvent.blur(to);
    expect(await screen.findByText('Choose 02-11-2026 or later.')).toBeTruthy();
    fireEvent.change(to, { target: { value: '30-11-2026' } });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const last = asked.mock.lastCall![0] as Filter[];
    expect(last[1]).toMatchObject({ value: ['2026-11-02', '2026-11-30'] });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('lists what stands in a text, with counts among what the other conditions leave', async () => {
    render(<Under first={[named]} />);
    await press('Add condition');
    await press('Town');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Newtown, 612' }));
    expect(valuesOf).toHaveBeenCalledWith({ field: 'town', search: '', filters: [named] });
    const looked = screen.getByRole('searchbox', { name: 'Find in Town' });
    await waitFor(() => expect(document.activeElement).toBe(looked));
    fireEvent.change(looked, { target: { value: 'EN' } });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Newtown, 612' })).toBeNull());
    fireEvent.keyDown(looked, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Enmore, 288' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Enmore, 288' }));
    const both = { field: 'town', type: 'text', operation: 'one', value: ['Newtown', 'Enmore'] };
    await waitFor(() => expect(asked.mock.lastCall![0]).toEqual([named, both]));
  });

  it('finds a value by how it is written there', async () => {
    valuesOf.mockImplementation(async ({ search }) =>
      [{ value: '+61412345678', count: 1 }].filter(({ value }) => value.includes(search)),
    );
    render(<Under first={[]} />);
    await press('Add condition');
    await press('Phone');
    expect(await screen.findByRole('checkbox', { name: /^0412345678/ })).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in Phone' }), { target: { value: ' 04123' } });
    await waitFor(() => expect(valuesOf.mock.lastCall![0].search).toBe('4123'));
    expect(await screen.findByRole('checkbox', { name: /^0412345678/ })).toBeTruthy();
  });

  it('says when what there is could not be looked up, and looks again', async () => {
    valuesOf.mockRejectedValueOnce(new Error('no network'));
    render(<Under first={[]} />);
    await press('Add condition');
    await press('Town');
    await screen.findByText('We couldn’t load the values.');
    await press('Try again');
    await screen.findByRole('checkbox', { name: 'Enmore, 288' });
  });

  it('takes out one condition, or all', async () => {
    render(<Under first={[named, local]} />);
    await press('Remove: Name starts with Mc');
    expect(asked).toHaveBeenLastCalledWith([local], 'all', false);
    await press('Clear');
    expect(asked).toHaveBeenLastCalledWith([], 'all', false);
  });

  it('puts an edit that rests where its condition stands by then, and brings back none that went', async () => {
    render(<Under first={[named, local]} />);
    await press(/^Edit.*Suburb/);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Enmore/ }));
    await press('Remove: Name starts with Mc');
    const both = { ...local, value: ['Newtown', 'Enmore'] };
    await waitFor(() => expect(asked.mock.lastCall![0]).toEqual([both]));

    asked.mockClear();
    await press(/^Edit.*Suburb/);
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Newtown/ }));
    await press('Clear');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked.mock.lastCall![0]).toEqual([]);
  });

  it('loses no edit that was said a moment ago and is not drawn yet', async () => {
    render(<Under first={[named, local]} />);
    const remove = await screen.findByRole('button', { name: 'Remove: Name starts with Mc' });
    await press(/^Edit.*Suburb/);
    const enmore = await screen.findByRole('checkbox', { name: /^Enmore/ });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      fireEvent.click(enmore);
      // Inside act nothing is drawn before its end: the timer of the edit and the click come between two drawings.
      await act(async () => {
        jest.advanceTimersByTime(300);
        fireEvent.click(remove);
      });
    } finally {
      jest.useRealTimers();
    }
    expect(asked.mock.calls.map(([filters]) => filters)).toEqual([
      [named, { ...local, value: ['Newtown', 'Enmore'] }],
      [{ ...local, value: ['Newtown', 'Enmore'] }],
    ]);
  });
});
