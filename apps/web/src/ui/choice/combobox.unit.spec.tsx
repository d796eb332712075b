/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { plainBind } from '../form/fields/plain-bind';
import { ThemeProvider } from '../theme/theme-provider';
import { ChoiceField } from './choice-field';
import { matchOptions } from './match-options';

const towns =
  'Adelaide Brisbane Cairns Canberra Curaçao Darwin Geelong Hobart Melbourne Newcastle Orange Perth Sydney Ulverstone Wagga York'.split(
    ' ',
  );
const options = [
  { value: '', label: 'Not set' },
  ...towns.map((town) => ({ value: town.toLowerCase(), label: `${town} (Town)` })),
];
const change = jest.fn();
const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Field({ initial = 'hobart', few = options.length }: { initial?: string; few?: number }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: string): void => (change(next), setValue(next));
  return (
    <form onSubmit={send}>
      <ChoiceField label="Town" options={options.slice(0, few)} bind={plainBind('town', value, onChange)} />
      <button>Save</button>
    </form>
  );
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Town' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pointedAt = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;
const draw = async (props: Parameters<typeof Field>[0] = {}) => {
  render(<Field {...props} />, { wrapper: ThemeProvider });
  return field();
};
// As browsers have it by now: what it gives back is no end of an effect.
const scrolled = jest.fn(() => Promise.resolve());
Element.prototype.scrollIntoView = scrolled as never;
afterEach(() => {
  cleanup();
  change.mockClear();
  send.mockClear();
});

describe('one of many', () => {
  it('shows its value, opens on it and moves by the keys', async () => {
    const box = await draw();
    expect(box.value).toBe('Hobart (Town)');
    await userEvent.click(box);
    expect(listed()).toHaveLength(options.length);
    expect(await pointedAt()).toBe('Hobart (Town)');
    await userEvent.keyboard('{ArrowDown}');
    expect(await pointedAt()).toBe('Melbourne (Town)');
    expect((scrolled.mock.contexts.at(-1) as unknown as Element).textContent).toBe('Melbourne (Town)');
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}');
    expect(await pointedAt()).toBe('York (Town)');
    await userEvent.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([['york']]);
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is found by typing a part of its name, without its accents, and taken by a press', async () => {
    const box = await draw();
    await userEvent.type(box, 'curac');
    expect(listed()).toEqual(['Curaçao (Town)']);
    expect(screen.getByRole('status').textContent).toBe('1 choice');
    await userEvent.click(screen.getByRole('option'));
    expect(change.mock.calls).toEqual([['curaçao']]);
    expect(box.value).toBe('Curaçao (Town)');
    expect(document.activeElement).toBe(box);
  });

  it('is taken when its whole name was typed, stays when a part was, and is none when the field was emptied', async () => {
    const box = await draw();
    await userEvent.type(box, 'perth (town)');
    await userEvent.tab();
    await userEvent.type(box, 'bris');
    await userEvent.tab();
    expect(box.value).toBe('Perth (Town)');
    await userEvent.clear(box);
    await userEvent.tab();
    expect(change.mock.calls).toEqual([['perth'], ['']]);
    expect(box.value).toBe('Not set');
  });

  it('says that nothing matches, and Enter sends no form then', async () => {
    const box = await draw();
    await userEvent.type(box, 'atlantis{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Nothing matches “atlantis”. Check the spelling.');
    expect([send.mock.calls.length, change.mock.calls.length]).toEqual([0, 0]);
    const around = jest.fn();
    document.addEventListener('keydown', around);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(around).not.toHaveBeenCalled();
    document.removeEventListener('keydown', around);
    expect(box.value).toBe('Hobart (Town)');
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('has no fault that axe can see, open or closed', async () => {
    const box = await draw();
    const faults = async () => {
      const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
      return (await axe.run(document.body, { rules })).violations.map(({ id }) => id);
    };
    expect(await faults()).toEqual([]);
    await userEvent.click(box);
    expect(await faults()).toEqual([]);
  });
});

it('one of a few is chosen from the browser’s own list', async () => {
  await draw({ few: 15 });
  expect((await field()).tagName).toBe('SELECT');
});

it('what begins as was typed comes before what holds it', () => {
  const found = matchOptions(
    ['Old York', 'Newyork', 'York'].map((label) => ({ value: label, label })),
    ' york ',
  );
  expect(found.map(({ label }) => label)).toEqual(['York', 'Old York', 'Newyork']);
});
