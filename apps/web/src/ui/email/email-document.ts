import type { Hex } from '@bellbird/field-rules';

/** Styles that an email starts from, where it says nothing else. */
const ground = (linkColour: Hex): string =>
  `:root{color-scheme:light}body{margin:16px;font:15px/1.5 system-ui,sans-serif;color:#1b1524;background:#fff;` +
  `overflow-wrap:anywhere}img{max-width:100%;height:auto}a{color:${linkColour}}`;

/**
 * An email's HTML as the document of a sandboxed frame. The frame inherits the policy of our page, which allows styles
 * by its nonce alone and forbids `style` attributes, of which emails consist: each becomes a rule in a style element
 * with the nonce. A rule is repeated in its selector until it weighs more than what the email writes in its head, as an
 * attribute would, and less than what that calls important. Links lead nowhere: the frame may open no tab.
 * `nonce`: of the page, undefined where it has no policy.
 */
export function emailDocument(html: string, linkColour: Hex, nonce: string | undefined): string {
  const email = new DOMParser().parseFromString(html, 'text/html');
  // What reloads or leads the frame elsewhere needs no script.
  for (const each of email.querySelectorAll('script, base, link, meta, iframe, object, embed')) each.remove();
  const rules = [...email.querySelectorAll('[style]')].map((element, at) => {
    const style = element.getAttribute('style')!;
    element.removeAttribute('style');
    element.setAttribute('data-styled', String(at));
    // Whatever would close the rule belongs to no declaration.
    return `${`[data-styled="${at}"]`.repeat(5)}{${style.replaceAll(/[{}]/g, '')}}`;
  });
  const styles = [ground(linkColour), ...[...email.querySelectorAll('style')].map(({ textContent }) => textContent)];
  for (const each of email.querySelectorAll('style')) each.remove();
  const style = email.createElement('style');
  if (nonce !== undefined) style.setAttribute('nonce', nonce);
  style.textContent = [...styles, ...rules].join('\n');
  const target = email.createElement('base');
  target.setAttribute('target', '_blank');
  const charset = email.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  email.head.prepend(charset, target, style);
  return `<!doctype html>${email.documentElement.outerHTML}`;
}
