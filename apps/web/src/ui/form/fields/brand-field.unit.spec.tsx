/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from '../../theme/theme-provider';
import { BrandField } from './brand-field';
import { plainBind } from './plain-bind';

const user = userEvent.setup();

function Field() {
  const [value, setValue] = useState('#5c24b8');
  return (
    <BrandField
      label="Your colour"
      options={[
        { value: '#5c24b8', label: 'Violet' },
        { value: '#1a56b0', label: 'Blue' },
      ]}
      bind={plainBind('colour', value, setValue)}
    />
  );
}

describe("a business's colour", () => {
  beforeEach(() => {
    render(
      <ThemeProvider>
        <Field />
      </ThemeProvider>,
    );
  });
  afterEach(cleanup);
  const own = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your own colour' });

  it('is one of a few, by its name', async () => {
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(own().value).toBe('#1a56b0');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('may be typed or picked; one too light for words says which shade they get', async () => {
    await user.clear(own());
    await user.type(own(), '#ffd4');
    expect(screen.queryByText('Book a table')).toBeNull();
    await user.type(own(), '00');
    expect(screen.getByText('Book a table')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/^Too light for words on white\. Words use #[0-9a-f]{6}\.$/);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#12693f' } });
    expect(own().value).toBe('#12693f');
  });
});
