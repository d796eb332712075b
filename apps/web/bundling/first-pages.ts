import type { Plugin } from 'vite';
import { alwaysPresent, chunksOf, neededBy } from './chunk-graph.ts';
import { themeAmong } from './static-theme.ts';

export const shell = 'src/app/shell/shell.tsx';
const login = ['src/features/public-account/account-layout.tsx', 'src/features/public-account/login-page.tsx'];
export const home = 'src/features/home/home-page.tsx';
/**
 * The addresses that people keep and come back to, with the modules that their routes load, and that those load at once.
 * `:id` stands for an id at the end.
 */
export const pages: Readonly<Record<string, readonly string[]>> = {
  '/home': [home],
  '/contacts': ['src/features/contacts/list/contacts-page.tsx'],
  '/sms-campaigns/create': ['src/features/composer/pages/create-page.tsx', 'src/features/composer/composer.tsx'],
  '/sms-campaigns/details/:id': ['src/features/campaigns/details/details-page.tsx'],
  '/sms-campaigns/history': ['src/features/campaigns/lists/history-page.tsx'],
};

/** What a guest's visit begins with. */
export const guestBeginnings: readonly string[] = [
  'src/features/public-account/login-page.tsx',
  'src/features/public-account/sign-up/sign-up-page.tsx',
  'src/features/public-account/invited/invited-page.tsx',
  'src/features/public-account/verify-email/verify-email-page.tsx',
  'src/features/public-opt-out/opt-out-page.tsx',
  'src/features/public-waiting-list/turn/turn-page.tsx',
];

/** What a visit inside begins with, after the shell. */
export const pageBeginnings: readonly string[] = Object.values(pages).flat();

const entryTag = /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>/g;

/**
 * The page itself asks for its code and styles, in the first task after its first frame: whatever a page names in its head
 * is there before anything is painted, and the bird waited for all of it. The code of what is opened first is asked for
 * beside the entry's instead of after that has run: two round trips less before anything is shown. Who is signed in is
 * known from the kept session alone.
 * A guest's letters come early too: a font that is late is left out of that visit (`font-display: optional`), so that no line
 * breaks anew under a reader's eyes. Who is signed in has them from an earlier visit; where the browser forgot them, a slow
 * line has the code to bring first.
 */
export const fetchFirstPageEarly: Plugin = {
  name: 'bellbird:fetch-first-page-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = chunksOf(Object.values(bundle!));
      const present = alwaysPresent(chunks);
      const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
      // The largest first: the small ones come in what is left of the line beside them.
      const files = (...modules: readonly string[]): string[] =>
        [...neededBy(chunks, ...modules)]
          .filter((file) => !present.has(file))
          .sort((a, b) => sizes.get(b)! - sizes.get(a)!);
      const first = {
        styles: themeAmong(bundle!),
        entry: [...html.matchAll(entryTag)].map(([, file]) => file),
        guest: files(...login),
        inside: files(shell),
        pages: Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, files(shell, ...modules)])),
        letters: Object.keys(bundle!).find((file) => /inter-latin-opsz-normal-.*\.woff2$/.test(file)),
      };
      return html
        .replaceAll(entryTag, '')
        .replace('"__FIRST_PAGES__"', JSON.stringify(first).replaceAll('assets/', ''));
    },
  },
};
