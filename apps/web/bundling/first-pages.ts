import type { Plugin } from 'vite';
import { alwaysPresent, chunkOf, chunksOf, closure } from './chunk-graph.ts';

const shell = 'src/app/shell/shell.tsx';
const login = ['src/features/public-account/account-layout.tsx', 'src/features/public-account/login-page.tsx'];
/** The addresses that people keep and come back to, with the modules that their routes load. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/home': ['src/features/home/home-page.tsx'],
  '/contacts': ['src/features/contacts/list/contacts-page.tsx'],
  '/sms-campaigns/create': ['src/features/composer/create-page.tsx'],
  '/sms-campaigns/history': ['src/features/campaigns/lists/history-page.tsx'],
};

/** What a visit begins with: code that the same ones of these need is one file. */
export const beginnings: readonly string[] = [
  'src/features/public-account/login-page.tsx',
  'src/features/public-account/sign-up/sign-up-page.tsx',
  'src/features/public-account/invited/invited-page.tsx',
  'src/features/public-account/verify-email/verify-email-page.tsx',
  'src/features/public-opt-out/opt-out-page.tsx',
  shell,
  ...Object.values(pages).flat(),
];

/**
 * The page asks for the code of what is opened first while the entry is still on its way, instead of after it has run:
 * two round trips less before anything is shown. Who is signed in is known from the kept session alone.
 * The letters come early too: a font that is late is left out of that visit (`font-display: optional`), so that no line
 * breaks anew under a reader's eyes.
 */
export const fetchFirstPageEarly: Plugin = {
  name: 'bellbird:fetch-first-page-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = chunksOf(Object.values(bundle!));
      const present = alwaysPresent(chunks);
      const files = (modules: readonly string[], without: ReadonlySet<string>): string[] =>
        [
          ...closure(
            chunks,
            modules.map((module) => chunkOf(chunks, module)),
          ),
        ].filter((file) => !without.has(file));
      const inside = files([shell], present);
      const beside = new Set([...present, ...inside]);
      const early = {
        guest: files(login, present),
        inside,
        pages: Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, files(modules, beside)])),
      };
      const font = Object.keys(bundle!).find((file) => /inter-latin-opsz-normal-.*\.woff2$/.test(file))!;
      return {
        html: html.replace('"__FIRST_PAGES__"', JSON.stringify(early).replaceAll('assets/', '')),
        tags: [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
            injectTo: 'head',
          },
        ],
      };
    },
  },
};
