/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { MessageWords } from './message-words';

afterEach(cleanup);

it('shows fields as chips by the names of the editor, never the braces of the server', () => {
  const message = 'Hi {{firstName|there}}, {{attributes.suburb}} is back.';
  const { container } = render(<MessageWords message={message} />, { wrapper: ThemeProvider });
  expect(container.textContent).toBe('Hi First name, suburb is back.');
  expect(screen.getByText('First name').tagName).toBe('SPAN');
});
