import { randomBytes } from 'node:crypto';
import { brandColoursOf, isHex, ownColour, readableOn, type Hex } from '@bellbird/field-rules';
import { html, Html } from '../docs/html.js';

/** A published policy, as the graph answers it. */
export interface PublishedPolicy {
  businessName: string;
  icon: { url: string } | null;
  logo: { url: string } | null;
  colours: { primary: string | null };
  /** inline, url or generated */
  type: string;
  /** HTML that the service has made safe. */
  content: string;
  url: string;
  publishedAt: string;
}

/** A whole page, and what it may load. */
export interface PolicyDocument {
  text: string;
  contentPolicy: string;
}

const [day, night] = [
  { canvas: '#f7f6f9', surface: '#ffffff', line: '#e7e3ed', text: '#1b1524', quiet: '#6b6379' },
  { canvas: '#110f15', surface: '#18151e', line: '#2b2635', text: '#f1eef6', quiet: '#9a92ab' },
] as const satisfies Record<string, Hex>[];

const cssVariables = (theme: Record<string, Hex>, brand: Hex): string =>
  Object.entries({ ...theme, brand })
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** Ours in the business's colour, as far as it can be read, in both themes. */
const stylesOf = (primary: Hex): string => `
:root{color-scheme:light dark;${cssVariables(day, readableOn(primary, [day.canvas, day.surface], 'darker'))}}
@media(prefers-color-scheme:dark){:root{${cssVariables(night, readableOn(primary, [night.canvas, night.surface], 'lighter'))}}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100dvh;padding:20px 16px;gap:24px;background:var(--canvas);color:var(--text);
font:15px/1.6 'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;justify-content:center;gap:12px;min-height:40px;font-size:18px;font-weight:600}
header img{height:40px;max-width:240px;object-fit:contain;border-radius:8px}
main{flex:1;width:100%;max-width:760px;margin:0 auto;padding:20px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
main.words{flex:none;max-width:480px;margin:auto;text-align:center}main.words :last-child{margin-bottom:0}
footer,.changed{color:var(--quiet);font-size:13px}footer{text-align:center}.changed{margin-top:24px}
h1{font-size:22px;line-height:1.3;font-weight:600;margin-bottom:12px}h2{font-size:17px;font-weight:600;margin:24px 0 8px}
p,ul,ol{margin-bottom:12px}ul,ol{padding-inline-start:24px}li{margin-bottom:6px}strong{font-weight:600}
a{color:var(--brand);font-weight:500}a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:8px;text-decoration:none;
background:${primary};color:${brandColoursOf(primary).onPrimary}}
@media(min-width:768px){body{padding:28px 40px}main{padding:32px}}`;

/** The policy of a business, complete in one answer: a phone draws it as it comes, and fetches nothing but its logo. */
export function policyDocument(policy: PublishedPolicy): PolicyDocument {
  const { businessName, icon, logo, type, content, url, publishedAt, colours } = policy;
  const title = `Privacy policy of ${businessName}`;
  const head = logo
    ? html`<img src="${logo.url}" alt="${businessName}" height="40" />`
    : html`${icon ? html`<img src="${icon.url}" alt="" width="40" height="40" />` : ''}<span>${businessName}</span>`;
  const heading = html`<h1>${title}</h1>`;
  // One that is elsewhere is named, never jumped to.
  const body =
    type === 'url'
      ? html`${heading}
          <p>${businessName} keeps its privacy policy on its own website.</p>
          <p><a class="button" href="${url}" rel="noreferrer nofollow">Open ${new URL(url).host}</a></p>`
      : html`${content.startsWith('<h1>') ? '' : heading}${new Html(content)}`;
  const changed = html`<p class="changed">
    Last changed <time datetime="${publishedAt}">${dayOf(publishedAt)}</time>
  </p>`;
  const primary = colours.primary;
  return page(title, primary !== null && isHex(primary) ? primary : ownColour, head, html`${body}${changed}`, 'policy');
}

/** Where there is none, or none can be had just now. */
export const pageOfWords = (title: string, text: string): PolicyDocument =>
  page(
    title,
    ownColour,
    html`<span>Bellbird</span>`,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    'words',
  );

/** A policy fills the screen; a few words stand in its middle. */
function page(title: string, primary: Hex, head: Html, body: Html, kind: 'policy' | 'words'): PolicyDocument {
  const nonce = randomBytes(16).toString('base64');
  return {
    text: `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/bellbird.svg" type="image/svg+xml">${html`<title>${title}</title>`.text}
<style nonce="${nonce}">${stylesOf(primary)}</style></head>
<body><header>${head.text}</header>
<main${kind === 'words' ? ' class="words"' : ''}>${body.text}</main>
<footer>Sent with Bellbird</footer></body></html>
`,
    contentPolicy: `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/** DD-MM-YYYY as most readers have it: nobody says where the one is who reads. */
const days = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const dayOf = (instant: string): string => days.format(new Date(instant)).replaceAll('/', '-');
