import { errorKinds } from '@bellbird/errors';
import type { OpenApiDocument } from '../openapi/document.js';
import { html, type Html } from './html.js';
import { operationSection, wordsOf, type Shown } from './operation-section.js';

/** The page of all operations under the headings of their bases; those that lack a word of `wanted` are hidden. Needs no script. */
export function docsPage(document: OpenApiDocument, origin: string, wanted = ''): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Shown => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name: tag }) => ({
    tag,
    calls: all.filter(({ operation }) => (operation['tags'] as string[]).includes(tag)),
  }));
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (call: Shown): boolean => words.every((word) => wordsOf(call).includes(word));
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API · Bellbird</title>
<link rel="stylesheet" href="/api/docs/docs.css">
<script src="/api/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>Bellbird REST API</h1>
<p>${all.length} calls under <code>${origin}/api</code>. The same as a document for tools: <a href="/api/openapi.json">openapi.json</a>.</p>
<form role="search" action="/api/docs" method="get">
<label for="q">Search the calls</label>
<input id="q" name="q" type="search" value="${wanted}" placeholder="contacts trash" autocomplete="off">
<button>Search</button>
</form>
</header>
<div class="columns">
<nav aria-label="Resources"><ul>${groups.map(({ tag, calls }) => html`<li><a href="#${tag}">${tag} <span>${calls.length}</span></a></li>`)}<li><a href="#errors">errors</a></li></ul></nav>
<main id="calls">
<p class="none" role="status"${all.some(isWanted) && html` hidden`}>No call holds these words.</p>
${groups.map(({ tag, calls }) => html`<section id="${tag}"${!calls.some(isWanted) && html` hidden`}><h2>${tag}</h2>${calls.map((call) => operationSection(call, document, origin, isWanted(call)))}</section>`)}
${errorPart(document)}
</main>
</div>
</body>
</html>`.text;
}

/** How errors look and which there are. */
function errorPart(document: OpenApiDocument): Html {
  const lines = Object.entries(errorKinds).map(
    ([code, { statusCode, message }]) =>
      html`<li><code>${statusCode} ${code}</code> <span class="about">${message}</span></li>`,
  );
  const { example } = document.components.schemas['Error'] as { example?: unknown };
  return html`<section id="errors"><h2>errors</h2><p>Every error has this one shape. Another's thing answers exactly as one that does not exist.</p><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre><ul class="members">${lines}</ul></section>`;
}
