/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../theme/theme-provider';
import { emailDocument } from './email-document';
import { EmailPreview } from './email-preview';

const html = `<html><head><base href="https://example.com"><meta http-equiv="refresh" content="0;url=https://example.com">
  <style>p { color: #111 } @media (max-width: 400px) { p { color: red !important } }</style></head>
  <body style="margin: 0"><p style="color: #12693f; } body { display: none">Hi Priya</p>
  <a href="https://example.com">Book</a><script>alert(1)</script></body></html>`;

const show = () =>
  render(
    <ThemeProvider>
      <EmailPreview
        from="Corner Café <hello@example.com>"
        subject="Your table on Friday"
        html={html}
        colour="#12693f"
      />
    </ThemeProvider>,
  );

describe('an email', () => {
  it('stands in a frame with a name, that may do nothing, in which its words are', () => {
    show();
    const frame = screen.getByTitle<HTMLIFrameElement>('Email: Your table on Friday');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toContain('Hi Priya');
    expect(screen.getByText('Corner Café <hello@example.com>').tagName).toBe('DD');
    expect(screen.getByText('CC')).toBeTruthy();
    expect(screen.getByText('Your table on Friday').tagName).toBe('DD');
  });

  it('is shown as wide as on a computer or on a phone', async () => {
    show();
    const frame = screen.getByTitle<HTMLIFrameElement>('Email: Your table on Friday');
    expect(frame.getAttribute('width')).toBe('600');
    await userEvent.click(screen.getByText('Phone'));
    expect(frame.getAttribute('width')).toBe('360');
  });
});

describe('its document', () => {
  const made = new DOMParser().parseFromString(emailDocument(html, '#12693f', 'n0nce'), 'text/html');
  const style = made.querySelector('style')!;

  it('has its styles in one element with the nonce of the page, as its policy forbids them in attributes', () => {
    expect(made.querySelectorAll('style')).toHaveLength(1);
    expect(style.getAttribute('nonce')).toBe('n0nce');
    expect(made.querySelectorAll('[style]')).toHaveLength(0);
    const mark = made.querySelector('p')!.getAttribute('data-styled')!;
    expect(style.textContent).toContain(`[data-styled="${mark}"]{color: #12693f;`);
    expect(style.textContent).toContain('@media (max-width: 400px)');
    expect(style.textContent).toContain('a{color:#12693f}');
  });

  it('lets no attribute end its own rule', () => expect(style.textContent).not.toContain('body { display: none'));

  it('runs nothing, leads nowhere and loads nothing', () => {
    expect(made.querySelector('script, link, [http-equiv]')).toBeNull();
    expect(made.querySelector('base')!.outerHTML).toBe('<base target="_blank">');
  });
});
