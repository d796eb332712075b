/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Problem } from '../../../lib/graph/problem';
import { ThemeProvider } from '../../theme/theme-provider';
import { TextField } from '../fields/fields';
import { useForm } from './use-form';
import { useRows } from './use-rows';

type Values = { title: string; rows: { name: string; size: number }[] };
const submit = jest.fn<(values: Values) => Promise<unknown>>();

function Menu() {
  const form = useForm<Values>({
    initial: {
      title: 'Menu',
      rows: [
        { name: 'Latte', size: 5 },
        { name: 'Tea', size: 4 },
      ],
    },
    rules: {
      rows: (rows) =>
        rows.length > 3
          ? 'Give at most three.'
          : Object.fromEntries(
              rows.flatMap(({ name }, place) => (name === '' ? [[`${place}.name`, 'Give a name.']] : [])),
            ),
    },
    submit,
  });
  const { rows, add, remove, move } = useRows<Values['rows'][number]>(form, 'rows');
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)}>
      {rows.map(({ key, place }) => (
        <div key={key} data-key={key}>
          <TextField label={`Name ${place + 1}`} bind={form.field(`rows.${place}.name`)} />
          <button type="button" onClick={() => remove(place)}>{`Remove ${place + 1}`}</button>
          <button type="button" onClick={() => move(place, 0)}>{`To the top ${place + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => add({ name: '', size: 0 })}>
        Add
      </button>
      <button type="submit">Save</button>
      {form.isChanged && <p>Changed</p>}
    </form>
  );
}
const names = (): string[] => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a form with rows', () => {
  beforeEach(() => {
    submit.mockReset().mockResolvedValue(undefined);
    render(
      <ThemeProvider>
        <Menu />
      </ThemeProvider>,
    );
  });

  it('adds, takes away and moves them, and sends what is there then', async () => {
    await press('Add');
    fireEvent.change(field('Name 3'), { target: { value: 'Mocha' } });
    await press('To the top 3');
    await press('Remove 2');
    expect(names()).toEqual(['Mocha', 'Tea']);
    expect(screen.getByText('Changed')).toBeTruthy();
    await press('Save');
    expect(submit.mock.calls[0]![0].rows).toEqual([
      { name: 'Mocha', size: 0 },
      { name: 'Tea', size: 4 },
    ]);
  });

  it('keeps the fields of a row while others go', async () => {
    const second = field('Name 2');
    await press('Remove 1');
    expect(field('Name 1')).toBe(second);
  });

  it('says what is wrong at the field of the row, and the row takes it along', async () => {
    fireEvent.change(field('Name 2'), { target: { value: '' } });
    await press('Save');
    expect(submit).not.toHaveBeenCalled();
    expect(field('Name 2').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name 2'));
    await press('To the top 2');
    expect(field('Name 1').getAttribute('aria-invalid')).toBe('true');
    expect(field('Name 2').getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(field('Name 1'), { target: { value: 'Chai' } });
    expect(field('Name 1').getAttribute('aria-invalid')).toBeNull();
  });

  it('puts an error of the server at the field that it names', async () => {
    submit.mockRejectedValue(
      new Problem('invalid-input', 'Bad request', 'Wrong.', [{ field: 'rows.1.name', message: 'This name is taken.' }]),
    );
    await press('Save');
    expect(screen.getByText('This name is taken.')).toBeTruthy();
    expect(field('Name 2').getAttribute('aria-invalid')).toBe('true');
  });
});
