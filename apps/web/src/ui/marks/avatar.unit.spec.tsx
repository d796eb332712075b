/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render } from '@testing-library/react';
import { ThemeProvider } from '../theme/theme-provider';
import { Initials } from './avatar';

const shown = (name: string): HTMLElement =>
  render(
    <ThemeProvider>
      <Initials name={name} />
    </ThemeProvider>,
  ).container;

describe('the avatar', () => {
  it('has the initials of a name', () => expect(shown('Zoë van Dyk').textContent).toBe('ZD'));
  it.each(['+61 491 578 888', '#', '?', ''])('shows a person where there is no name: %s', (name) => {
    const avatar = shown(name);
    expect(avatar.textContent).toBe('');
    expect(avatar.querySelector('svg')).not.toBeNull();
  });
});
