import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (output: Iterable<Chunk | Rolldown.OutputAsset>): Chunk[] =>
  [...output].filter((each): each is Chunk => each.type === 'chunk');

/** @throws where no chunk begins with the module: a table of pages is out of step with the routes. */
function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (chunk === undefined) throw new Error(`No page is loaded from ${module}: mend apps/web/bundling/first-pages.ts.`);
  return chunk;
}

/** The files that are needed before any of these can run, with their own. */
export function closure(chunks: readonly Chunk[], from: readonly Chunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) if (byFile.has(file)) visit(byFile.get(file)!);
  };
  from.forEach(visit);
  return seen;
}

/** The files that are needed before these modules can run. @throws as `chunkOf` */
export const neededBy = (chunks: readonly Chunk[], ...modules: readonly string[]): Set<string> =>
  closure(
    chunks,
    modules.map((module) => chunkOf(chunks, module)),
  );

/** The files that every page begins with. */
export const alwaysPresent = (chunks: readonly Chunk[]): Set<string> =>
  closure(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
