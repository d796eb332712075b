/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Problem } from '../../../lib/graph/problem';
import { ThemeProvider } from '../../theme/theme-provider';
import { TextField } from '../fields/fields';
import { FormProblem } from '../form-problem';
import { useForm } from './use-form';

type Values = { name: string; city: string };
function Form({ submit }: { submit: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    initial: { name: '', city: '' },
    rules: {
      name: (value) => (value ? undefined : 'Enter a name.'),
      city: (value) => (value === 'x' ? 'No such city.' : undefined),
    },
    submit,
  });
  return (
    <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)}>
      <TextField label="City" bind={form.field('city')} />
      <TextField label="Name" bind={form.field('name')} />
      <FormProblem problem={form.problem} timeZone="Australia/Sydney" />
      <button type="submit">Save</button>
    </form>
  );
}
const show = (submit: (values: Values) => Promise<unknown> = async () => undefined) =>
  render(
    <ThemeProvider>
      <Form submit={submit} />
    </ThemeProvider>,
  );
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByText('Save')));

describe('a form', () => {
  it('sends what the very press that submits it made of a field', async () => {
    const submit = jest.fn(async () => undefined);
    function Read() {
      const form = useForm({ initial: { day: '' }, submit });
      // As a typed day is read when one presses Enter: in the same event.
      const settle = () => (form.field('day').onChange('2026-11-24'), void form.onSubmit());
      return <button onClick={settle}>Save</button>;
    }
    render(<Read />);
    await press();
    expect(submit).toHaveBeenCalledWith({ day: '2026-11-24' });
  });

  it('says what is wrong when a field is left, not while one types, and takes it back as it is mended', () => {
    show();
    type('City', 'x');
    expect(screen.queryByText('No such city.')).toBeNull();
    fireEvent.blur(screen.getByLabelText('City'));
    expect(screen.getByText('No such city.')).toBeTruthy();
    type('City', 'xy');
    expect(screen.queryByText('No such city.')).toBeNull();
  });

  it('says nothing of a field that was passed by untouched', () => {
    show();
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(screen.queryByText('Enter a name.')).toBeNull();
  });

  it('on submit gives the first error the focus, and does not submit', async () => {
    const submit = jest.fn(async () => undefined);
    show(submit);
    await press();
    expect(screen.getByLabelText('Name')).toBe(document.activeElement);
    type('City', 'x');
    await press();
    expect(screen.getByLabelText('City')).toBe(document.activeElement);
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits once however often it is pressed', async () => {
    let finish!: () => void;
    const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show(submit);
    type('Name', 'Mia');
    await press();
    await press();
    fireEvent.submit(screen.getByText('Save').closest('form')!);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({ name: 'Mia', city: '' });
    await act(async () => finish());
    await press();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it("puts the server's errors at their fields with the focus, and keeps what was typed", async () => {
    show(() =>
      Promise.reject(
        new Problem('invalid-input', 'Bad request', 'This name is taken.', [
          { field: 'name', message: 'This name is taken.' },
        ]),
      ),
    );
    type('Name', 'Mia');
    await press();
    expect(screen.getByText('This name is taken.')).toBeTruthy();
    expect(screen.getByLabelText('Name')).toBe(document.activeElement);
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Mia');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at the top what can land at no field, also where other errors have theirs', async () => {
    const fields = [
      { field: 'name', message: 'This name is taken.' },
      { field: 'colour', message: 'There is no such colour.' },
      { field: 'version', message: 'Give a number.' },
    ];
    show(() => Promise.reject(new Problem('invalid-input', 'Bad request', 'This name is taken.', fields)));
    type('Name', 'Mia');
    await press();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('There is no such colour. Give a number.');
    expect(screen.getByLabelText('Name')).toBe(document.activeElement);
  });

  it('says aloud what belongs to no field, and when to try again', async () => {
    show(() =>
      Promise.reject(
        new Problem('too-many-requests', 'Bad request', 'Too many attempts. Try again later.', [], null, {
          retryAfterSeconds: 601,
        }),
      ),
    );
    type('Name', 'Mia');
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(/Try again in 11 minutes, at \d\d:\d\d\./);
  });

  it('does not move under the pointer: leaving a field by pressing the button waits for the submit', async () => {
    show();
    type('City', 'x');
    fireEvent.pointerDown(screen.getByText('Save'));
    fireEvent.blur(screen.getByLabelText('City'));
    expect(screen.queryByText('No such city.')).toBeNull();
    await press();
    expect(screen.getByText('No such city.')).toBeTruthy();
  });
});
