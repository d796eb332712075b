/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../../theme/theme-provider';
import { useForm } from '../state/use-form';
import { SwatchField } from './swatch-field';

const options = [
  { value: '#5c24b8', label: 'Violet' },
  { value: '#1a56b0', label: 'Blue' },
  { value: '#123456', label: 'Own colour' },
];
function Place() {
  const form = useForm({ initial: { colour: '#5c24b8' }, submit: async () => {} });
  return (
    <ThemeProvider>
      <SwatchField label="Colour" bind={form.field('colour')} options={options} />
    </ThemeProvider>
  );
}

describe('swatches', () => {
  it('are one group of named radio buttons, which the browser walks by arrow keys', async () => {
    render(<Place />);
    const person = userEvent.setup();
    expect(screen.getByRole('group', { name: /^Colour/ })).toBeTruthy();
    const names = screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Violet', 'Blue', 'Own colour']);
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1);
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Violet' }));
    await person.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true);
    expect(screen.getByText('Blue')).toBeTruthy();
  });

  it('show a known colour as the theme has it, and one of their own as it is', () => {
    render(<Place />);
    const dotOf = (name: string) => screen.getByRole('radio', { name }).nextElementSibling as HTMLElement;
    expect(dotOf('Violet').style.background).toBe('');
    expect(dotOf('Own colour').style.background).not.toBe('');
  });
});
