import { build, type Rolldown, type UserConfig } from 'vite';
import { alwaysPresent, chunkOf, chunksOf, closure, type Chunk } from './chunk-graph.ts';
import { beginnings, fetchFirstPageEarly } from './first-pages.ts';

/**
 * The config with the files of `groups` and few others: left alone, the bundler makes a file of each handful of modules
 * that some pages share, and the contacts began with 88 of them, six at a time. A first pass that writes nothing shows
 * what each page needs after tree shaking, which a module's imports do not; then everything that the same ones of the
 * `beginnings` need is one file, and none of them loads more than before.
 */
export async function gatheringChunks(
  config: UserConfig,
  groups: readonly Rolldown.CodeSplittingGroup[],
): Promise<UserConfig> {
  const into = (all: readonly Rolldown.CodeSplittingGroup[]): UserConfig => ({
    ...config,
    build: { ...config.build, rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [...all] } } } },
  });
  const plain = into(groups);
  const { output } = (await build({
    ...plain,
    configFile: false,
    logLevel: 'warn',
    plugins: plain.plugins!.filter((each) => each !== fetchFirstPageEarly),
    build: { ...plain.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  return into([...groups, ...together(chunksOf(output))]);
}

/**
 * What everybody loads keeps its name. Every other file has a hash alone: the first of all files lists them, and names
 * would be most of that list; seven characters are as few as the bundler takes. The manifest beside them says which is which.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  /^(?:react|router|apollo|first|shell)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** A group for each set of beginnings. What one of them loads, its dependencies' groups are loaded for as well, so no two wait for each other. */
function together(chunks: readonly Chunk[]): Rolldown.CodeSplittingGroup[] {
  const present = alwaysPresent(chunks);
  const needed = beginnings.map((module) => closure(chunks, [chunkOf(chunks, module)]));
  // A module that a route loads keeps its own file, by which the route finds it.
  const loaded = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const groups = new Map<string, Set<string>>();
  for (const { fileName, moduleIds } of chunks) {
    const key = needed.map((files) => Number(files.has(fileName))).join('');
    if (present.has(fileName) || !key.includes('1')) continue;
    if (!groups.has(key)) groups.set(key, new Set());
    for (const id of moduleIds) if (!loaded.has(id)) groups.get(key)!.add(id);
  }
  return [...groups.values()]
    .filter(({ size }) => size > 0)
    .map((modules, at) => ({
      name: `shared-${at + 1}`,
      test: (id: string) => modules.has(id),
      includeDependenciesRecursively: false,
    }));
}
