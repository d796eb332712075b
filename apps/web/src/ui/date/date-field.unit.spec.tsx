/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useForm } from '../form/state/use-form';
import { ThemeProvider } from '../theme/theme-provider';
import { DateField, type DateFieldProps } from './date-field';
import { DateRange } from './date-range';
import { dateTexts as t } from './date.texts';
import { TimeField } from './time-field';

type Values = { day: string; to: string; time: string };
const empty: Values = { day: '', to: '', time: '' };
const submit = jest.fn(async (_values: Values) => undefined);

function Form({ initial, ...look }: { initial: Partial<Values> } & Partial<DateFieldProps>) {
  const form = useForm<Values>({
    initial: { ...empty, ...initial },
    rules: { day: (day) => (day === '2026-12-25' ? 'Not at Christmas.' : undefined) },
    submit,
  });
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)}>
      <DateField label="Day" bind={form.field('day')} today="2026-11-23" {...look} />
      <TimeField label="Time" bind={form.field('time')} />
      <button type="submit">Save</button>
    </form>
  );
}
const show = (initial: Partial<Values> = {}, look: Partial<DateFieldProps> = {}) =>
  render(
    <ThemeProvider>
      <Form initial={initial} {...look} />
    </ThemeProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });
const sent = async (): Promise<Values> => {
  submit.mockClear();
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  return submit.mock.calls[0]![0];
};
const openMonth = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: t.openMonth('Day') }));
  return screen.findByRole('grid');
};
const focusedDay = () => waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
const press = (key: string, more: object = {}): void =>
  void fireEvent.keyDown(document.activeElement!, { key, ...more });

// The calendar is fetched when it is first opened.
beforeAll(() => import('./month-popover'));
afterEach(cleanup);

describe('a typed day', () => {
  it('is shown day first and sent as the calendar writes it', async () => {
    show({ day: '1997-06-02' });
    expect(field('Day').value).toBe('02-06-1997');
    type('Day', '3/6/97');
    expect(field('Day').value).toBe('3/6/97');
    fireEvent.blur(field('Day'));
    expect(field('Day').value).toBe('03-06-1997');
    expect((await sent()).day).toBe('1997-06-03');
  });

  it('counts at once where it is whole, and by Enter where it is not', async () => {
    show();
    type('Day', '24-11-2026');
    type('Time', '930');
    fireEvent.keyDown(field('Time'), { key: 'Enter' });
    expect(await sent()).toMatchObject({ day: '2026-11-24', time: '09:30' });
  });

  it('is checked as what it was read as when it is left', () => {
    show();
    type('Day', '25 dec');
    fireEvent.blur(field('Day'));
    expect(screen.getByText('Not at Christmas.')).toBeTruthy();
  });

  it('that cannot be read stays as it was typed, with the remedy, and is not said while one types', () => {
    show();
    type('Day', '31/4/2026');
    expect(screen.queryByText(t.unreadableDay)).toBeNull();
    fireEvent.blur(field('Day'));
    expect(field('Day').value).toBe('31/4/2026');
    expect(field('Day').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(t.unreadableDay)).toBeTruthy();
    type('Time', '25:00');
    fireEvent.blur(field('Time'));
    expect(screen.getByText(t.unreadableTime)).toBeTruthy();
  });

  it('keeps to its bounds', () => {
    show({ day: '2026-11-20' }, { min: '2026-11-23', max: '2026-12-31' });
    expect(screen.getByText(t.tooEarly('23-11-2026'))).toBeTruthy();
    type('Day', '01-01-2027');
    fireEvent.blur(field('Day'));
    expect(screen.getByText(t.tooLate('31-12-2026'))).toBeTruthy();
  });

  it('is stepped by the arrows, in the part where the caret is', () => {
    show({ day: '2026-01-31', time: '10:02' });
    field('Day').setSelectionRange(4, 4);
    fireEvent.keyDown(field('Day'), { key: 'ArrowUp' });
    expect(field('Day').value).toBe('28-02-2026');
    fireEvent.keyDown(field('Day'), { key: 'ArrowUp' });
    expect(field('Day').value).toBe('28-03-2026');
    field('Time').setSelectionRange(4, 4);
    fireEvent.keyDown(field('Time'), { key: 'ArrowDown' });
    expect(field('Time').value).toBe('10:00');
    field('Time').setSelectionRange(0, 0);
    fireEvent.keyDown(field('Time'), { key: 'ArrowDown' });
    expect(field('Time').value).toBe('09:00');
  });

  it('is pasted in the way of any other program', async () => {
    show({ day: '2026-11-24' });
    field('Day').select();
    fireEvent.paste(field('Day'), { clipboardData: { getData: () => '2027-01-02T10:00:00Z' } });
    expect((await sent()).day).toBe('2027-01-02');
  });
});

describe("a month's page", () => {
  it('begins at the day, follows the keys and gives the focus back with what was chosen', async () => {
    show({ day: '2026-11-24' });
    const grid = await openMonth();
    await focusedDay();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 24 November 2026');
    expect(within(grid).getAllByRole('columnheader')[0]!.textContent).toContain('Monday');
    press('PageDown');
    press('End');
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday, 28 December 2026');
    press('Enter');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(field('Day').value).toBe('28-12-2026');
    await waitFor(() => expect(screen.getByRole('button', { name: t.openMonth('Day') })).toBe(document.activeElement));
  });

  it('is left by Esc with nothing changed', async () => {
    show({ day: '2026-11-24' });
    await openMonth();
    await focusedDay();
    press('ArrowDown');
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(field('Day').value).toBe('24-11-2026');
  });

  it('tells why a day is closed and does not take it, and lets a day be chosen that is only noted', async () => {
    const note = (day: string) =>
      day === '2026-11-29'
        ? { words: 'closed on Sundays', isClosed: true }
        : day === '2026-11-26'
          ? { words: 'a holiday', isClosed: false }
          : undefined;
    show({ day: '2026-11-24' }, { note });
    await openMonth();
    await focusedDay();
    const sunday = screen.getByRole('gridcell', { name: 'Sunday, 29 November 2026, closed on Sundays' });
    expect(sunday.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(sunday);
    expect(screen.getByText('Sunday, 29 November 2026: closed on Sundays')).toBeTruthy();
    expect(field('Day').value).toBe('24-11-2026');
    fireEvent.click(screen.getByRole('gridcell', { name: 'Thursday, 26 November 2026, a holiday' }));
    expect(field('Day').value).toBe('26-11-2026');
  });

  it('has no fault that axe can see', async () => {
    const { baseElement } = show({ day: '2026-11-31', time: '09:30' });
    await openMonth();
    // Colours are looked at in a browser.
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
  });
});

describe('a range of days', () => {
  function Range() {
    const form = useForm<Values>({ initial: { ...empty, day: '2026-11-24' }, submit });
    return <DateRange from={form.field('day')} to={form.field('to')} today="2026-11-23" />;
  }
  it('does not end before it begins, and ends in the year that follows', () => {
    render(
      <ThemeProvider>
        <Range />
      </ThemeProvider>,
    );
    type('To', '20-11-2026');
    fireEvent.blur(field('To'));
    expect(screen.getByText(t.tooEarly('24-11-2026'))).toBeTruthy();
    type('To', '2/2');
    fireEvent.blur(field('To'));
    expect(field('To').value).toBe('02-02-2027');
  });
});
