import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { fetchFirstPageEarly } from './bundling/first-pages.ts';
import { gatheringChunks } from './bundling/gather-chunks.ts';
import { leanProperties } from './bundling/lean-properties.ts';
import { lighterLetters } from './bundling/lighter-letters.ts';
import { readHelp } from './bundling/read-help.mjs';
import { staticTheme } from './bundling/static-theme.ts';

const jsonOf = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
/** Bundled from their sources, so that nothing has to be built before. */
const libs = Object.keys(jsonOf('package.json').dependencies).filter((name) => name.startsWith('@bellbird/'));
const lib = (name: string): string =>
  fileURLToPath(new URL(`../../libs/${name.replace('@bellbird/', '')}/src/index.ts`, import.meta.url));
/** Where `npm run dev:web` finds the rest of the product. */
const product = process.env['BELLBIRD_URL'] ?? 'http://localhost:3000';

/** The dev server has no one to put a fresh nonce into each page; it goes without. */
const noNonceInDevelopment: Plugin = {
  name: 'bellbird:no-nonce',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(' nonce="__NONCE__"', ''),
};

/** Chakra's theme makes its own colours and text styles whether or not anybody asks: marked as pure they are left out, and so is its palette, which ours replaces. */
const leanChakraTheme: Plugin = {
  name: 'bellbird:lean-chakra-theme',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /@chakra-ui\/react\/dist\/esm\/theme\/.*\.js$/.test(id)
      ? code.replaceAll(/= (define\w+(?:\.\w+)?)\(/g, '= /* @__PURE__ */ $1(').replace(/^(\s+)colors,\n/m, '')
      : null,
};

/** Compressed once, at the build, as tightly as it goes. */
const brotli: Plugin = {
  name: 'bellbird:brotli',
  apply: 'build',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(file)) continue;
      const raw = readFileSync(join(dir!, file));
      writeFileSync(
        join(dir!, `${file}.br`),
        brotliCompressSync(raw, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
        }),
      );
    }
  },
};

/** Modules that every page needs have files of their own, so that a release of ours leaves them in the browser's cache; what else every page begins with stands in one. */
const vendors: [string, RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//],
  [
    'apollo',
    /node_modules\/(@apollo\/client(?!\/link\/subscriptions)|graphql|rxjs|@wry|optimism|@graphql-typed-document-node)\//,
  ],
];
const files: Rolldown.CodeSplittingGroup[] = [
  ...vendors.map(([name, test]) => ({ name, test, priority: 2 })),
  { name: 'first', tags: ['$initial'], priority: 1 },
];

/** The entry's own files always; Apollo's comes with the shell, which stands around every page that needs it. */
const isThere = (needed: string, file: string): boolean =>
  /\/(?:react|router|first)-[^/]+\.js$/.test(needed) || (/\/apollo-/.test(needed) && !/\/shell-/.test(file));

/** React Router's exports name its development build alone; the other one, without its warnings, stands beside it. */
const productionRouter: Plugin = {
  name: 'bellbird:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    const part = /^react-router(\/dom)?$/.exec(id);
    return part === null
      ? null
      : fileURLToPath(
          new URL(
            `../../node_modules/react-router/dist/production/${part[1] ? 'dom-export' : 'index'}.mjs`,
            import.meta.url,
          ),
        );
  },
};

/** Stops the build where the help centre leads nowhere. */
const wholeHelp: Plugin = { name: 'bellbird:whole-help', apply: 'build', buildStart: () => void readHelp() };

const config: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    noNonceInDevelopment,
    leanChakraTheme,
    leanProperties,
    staticTheme,
    productionRouter,
    fetchFirstPageEarly,
    lighterLetters,
    brotli,
    wholeHelp,
  ],
  resolve: {
    alias: {
      // Before its library, which is a prefix of it.
      '@bellbird/notices/many': fileURLToPath(new URL('../../libs/notices/src/many.ts', import.meta.url)),
      '@bellbird/notices/rules': fileURLToPath(new URL('../../libs/notices/src/rules.ts', import.meta.url)),
      ...Object.fromEntries(libs.map((name) => [name, lib(name)])),
      // Its default is compiled for browsers without classes, and brings helpers for that.
      rxjs: fileURLToPath(new URL('../../node_modules/rxjs/dist/esm/index.js', import.meta.url)),
    },
  },
  define: {
    __VERSION__: JSON.stringify(jsonOf('../../package.json').version),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What is there before any page is asked for need not stand in the list of each: the first of all files holds it.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((each) => !isThere(each, file)),
    },
    assetsInlineLimit: 0,
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/privacy-policy', '/t/', '/graphql', '/sandbox', '/files', '/webhooks', '/config.json'].map((path) => [
        path,
        { target: product, ws: path === '/graphql' },
      ]),
    ),
  },
};

export default defineConfig(({ command }) => (command === 'build' ? gatheringChunks(config, files) : config));
