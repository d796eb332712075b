import type { Plugin, Rolldown } from 'vite';

const shell = 'src/app/shell/shell.tsx';
const login = ['src/features/public-account/account-layout.tsx', 'src/features/public-account/login-page.tsx'];
/** The addresses that people keep and come back to, with the modules that their routes load. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/home': ['src/features/home/home-page.tsx'],
  '/contacts': ['src/features/contacts/list/contacts-page.tsx'],
  '/sms-campaigns/create': ['src/features/composer/create-page.tsx'],
  '/sms-campaigns/history': ['src/features/campaigns/lists/history-page.tsx'],
};

/**
 * The page asks for the code of what is opened first while the entry is still on its way, instead of after it has run:
 * two round trips less before anything is shown. Who is signed in is known from the kept session alone.
 */
export const fetchFirstPageEarly: Plugin = {
  name: 'bellbird:fetch-first-page-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle!).filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
      const present = closure(chunks, chunks.filter(({ isEntry }) => isEntry));
      const files = (modules: readonly string[], without: ReadonlySet<string>): string[] => [...closure(chunks, modules.map((module) => chunkOf(chunks, module)))].filter((file) => !without.has(file));
      const inside = files([shell], present);
      const beside = new Set([...present, ...inside]);
      const early = { guest: files(login, present), inside, pages: Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, files(modules, beside)])) };
      return html.replace('"__FIRST_PAGES__"', JSON.stringify(early).replaceAll('assets/', ''));
    },
  },
};

/** @throws where no chunk begins with the module: the table above is out of step with the routes. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (chunk === undefined) throw new Error(`No page is loaded from ${module}: mend apps/web/first-pages.ts.`);
  return chunk;
}

/** The files that are needed before any of these can run. */
function closure(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) if (byFile.has(file)) visit(byFile.get(file)!);
  };
  from.forEach(visit);
  return seen;
}
