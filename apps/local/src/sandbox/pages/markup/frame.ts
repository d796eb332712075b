import type { Reply } from '../../http/call.js';
import { zoneName } from './format.js';
import { html, type Html } from './html.js';
import { icon, type IconName } from './icons.js';

export interface NavItem {
  path: string;
  name: string;
  icon: IconName;
}

export interface Page {
  title: string;
  /** One of the paths of the navigation. */
  path: string;
  main: Html;
  /** Said once at the top: what was just done. */
  notice?: string | undefined;
  status?: number;
}

/** Puts a page into the frame that all of them share. */
export type Frame = (page: Page) => Reply;

const contentSecurity = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export function frameWith(nav: readonly NavItem[]): Frame {
  return ({ title, path, main, notice, status = 200 }) => {
    const page = html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Bellbird sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
<script type="module" src="/sandbox/assets/sandbox.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar">
<a class="brand" href="/sandbox">Bellbird <span class="tag">Sandbox</span></a>
<nav class="nav" aria-label="Sandbox">
${nav.map((item) => html`<a href="${item.path}"${item.path === path ? html` aria-current="page"` : ''}>${icon(item.icon, 18)}<span>${item.name}</span></a>`)}
</nav>
<p class="news" id="news" role="status" hidden></p>
</header>
<main id="main" tabindex="-1">
${notice ? html`<p class="notice" role="status">${icon('delivered')}${notice}</p>` : ''}
${main}
</main>
<footer class="foot"><span>Nothing here leaves this machine.</span><span>Times in ${zoneName}, business time</span></footer>
</body>
</html>
`;
    return {
      status,
      type: 'text/html; charset=utf-8',
      body: page.text,
      headers: { 'content-security-policy': contentSecurity, 'referrer-policy': 'same-origin' },
    };
  };
}
